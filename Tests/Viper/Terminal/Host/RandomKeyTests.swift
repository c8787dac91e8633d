import Testing
import Viper

@testable import ViperTerminal
@testable import ViperTestSupport

@MainActor
struct RandomKeyTests {
  private static let keys = [
    "j", "k", "\u{1B}[6~", "\u{1B}[5~", "g", "G", "\t", "\u{1B}[Z", "\r", " ", "/", "n", "\u{7F}",
    "h", "l",
    "?", "\u{1B}[27u", "\u{4}", "\u{15}", "\u{17}", "r", "m", "1", "2", "\u{C}", "\u{1B}[A",
    "\u{1B}[C",
    "\u{1B}[<65;3;3M", "\u{1B}[<0;4;4M", "\u{1B}[200~paste\u{1B}[201~", "雨", "\u{301}", "\u{1B}",
    "\u{FF}", "x",
  ]

  @Test(arguments: WidthReading.allCases)
  func `After any keys, the screen equals a full redraw in every width table`(
    reading: WidthReading
  ) async {
    for seed in Effort.seeds(6, of: 70) {
      var generator = SeededGenerator(seed: seed)
      let sizes = [(80, 24), (40, 10), (20, 6), (16, 4), (10, 3), (200, 60)]
      let size = sizes[Int.random(in: 0..<sizes.count, using: &generator)]
      let stage = HostStage(
        columns: size.0, rows: size.1, isColored: seed.isMultiple(of: 2), reading: reading)
      await stage.openTabs(2, awkward)
      for step in 0..<40 {
        if step.isMultiple(of: 13) {
          let size = sizes[Int.random(in: 0..<sizes.count, using: &generator)]
          stage.resize(columns: size.0, rows: size.1)
        }
        if step == 20 { await stage.window.present(SceneScreen(.form).module()) }
        stage.press(Self.keys[Int.random(in: 0..<Self.keys.count, using: &generator)])
      }
      stage.expectWholeDrawing()
      stage.window.close()
    }
  }

  private var awkward: Scene {
    var scene = LongScene.detail
    scene.sections[0].rows = AwkwardText.all.enumerated().map { index, text in
      Scene.Row(
        id: String(index), cells: [StyledText(String(index), .dim), StyledText(text, .bold)])
    }
    scene.lines += AwkwardText.all.map { Scene.Line(StyledText($0)) }
    scene.search = ""
    scene.total = 1_086_099
    return scene
  }
}
