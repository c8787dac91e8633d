import Testing
import Viper
import ViperText

@testable import ViperScript
@testable import ViperTerminal

@MainActor
struct HostThemeTests {
  private static let white = TerminalColor(Array("rgb:f/f/f".utf8))

  private func stage(isColored: Bool = true) async -> HostStage {
    var scene = Scene.list(2)
    scene.sections = [
      Scene.Section(
        columns: [Scene.Column("NOTE", .fixed)],
        rows: [Scene.Row(id: "1", cells: [StyledText("a")])]
          + [Scene.Row(id: "2", cells: [StyledText("b", .init(color: .green, isBold: true))])])
    ]
    let stage = HostStage(isColored: isColored)
    stage.host.colors.depth = .full
    return await stage.showing(scene)
  }

  private func codes(_ stage: HostStage) -> [Int] {
    stage.screen.cells.joined().first { $0.text == "b" }?.rendition.foreground ?? []
  }

  @Test func `Colors suit any background until the terminal reports its own`() async {
    let stage = await stage()
    #expect(codes(stage) == [38, 5, 28])
    stage.host.colors.background = Self.white
    stage.host.scheduler.drawNow()
    #expect(codes(stage) == [38, 2, 26, 107, 26])
    stage.expectWholeDrawing()
  }

  @Test func `Changing the theme redraws the screen once`() async {
    let stage = await stage()
    let before = stage.frames.count
    stage.host.theme = .dark
    stage.host.theme = .light
    stage.host.scheduler.drawNow()
    #expect(stage.frames.count == before + 1)
    #expect(codes(stage) == [38, 2, 26, 107, 26])
  }

  @Test func `A reply that changes no color draws nothing`() async {
    let stage = await stage()
    stage.host.theme = .light
    stage.host.scheduler.drawNow()
    let before = stage.frames.count
    stage.host.colors.background = Self.white
    stage.host.theme = .light
    stage.host.usesASCIISymbols = false
    stage.host.scheduler.drawNow()
    #expect(stage.frames.count == before)
  }

  @Test func `Symbols that turn out to be wide redraw the screen once`() async {
    let stage = await stage()
    let before = stage.frames.count
    stage.host.usesASCIISymbols = true
    stage.host.scheduler.drawNow()
    #expect(stage.frames.count == before + 1)
  }

  @Test func `Without color, text is bold and the theme has no effect`() async {
    let stage = await stage(isColored: false)
    let before = stage.frames.count
    stage.host.theme = .dark
    stage.host.scheduler.drawNow()
    #expect(stage.frames.count == before)
    #expect(codes(stage) == [])
    #expect(stage.screen.cells.joined().first { $0.text == "b" }?.rendition.isBold == true)
  }

  @Test func `A palette replaces the colors for both backgrounds, and those of borders`() async {
    let stage = await HostStage(columns: 60, rows: 14, isColored: true).showing(.list(2))
    stage.host.colors.depth = .full
    stage.host.palette.light = HostPalette.Colors(
      accent: TerminalColor(1), good: TerminalColor(2), soSo: TerminalColor(3),
      bad: TerminalColor(4), dim: TerminalColor(5), border: TerminalColor(6))
    func colors(_ letter: Character) -> [Int]? {
      stage.host.scheduler.drawNow()
      return stage.screen.cells.joined().first { $0.text == String(letter) }?.rendition.foreground
    }
    let before = colors("╭")
    stage.host.colors.background = TerminalColor(0)
    #expect(colors("╭") == before)
    stage.host.theme = .light
    #expect(colors("╭") == [38, 2, 0, 0, 6])
    #expect(colors("│") == [38, 2, 0, 0, 6])
    // The title of the panel and the position.
    #expect(colors("N") == [38, 2, 0, 0, 1])
    #expect(colors("1") == [38, 2, 0, 0, 5])
    stage.expectWholeDrawing()
  }
}
