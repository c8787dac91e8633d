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
}
