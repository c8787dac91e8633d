import MovieTMDBEmbedded
import Testing
import Viper
import ViperTerminal

@testable import ViperScript
@testable import ViperTestSupport

/// Random keys on the program's screens.
@MainActor
struct RandomKeyHostTests {
  /// Keys pressed at random, as the bytes that a terminal sends.
  private static let keys = [
    "j", "k", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[6~", "\u{1B}[5~", "g", "G",
    " ", "\u{4}", "\u{15}", "\t", "\u{1B}[Z", "\r", "\r", "\r", "l", "h", "\u{7F}", "\u{1B}[27u",
    "\u{1B}", "/", "n", "o", "s", "?", "r", "m", "x", "1", "3", "6", "8", "\u{C}", "\u{17}",
    "\u{1B}[<65;3;3M", "\u{1B}[<0;4;4M", "\u{1B}[<0;2;1M", "\u{1B}[200~nosferatu\u{1B}[201~",
    "user0", "12345678", "7.5", "雨", "\u{301}", "👨‍👩‍👧", "\u{1B}[1;5A", "\u{1B}[?0u",
    "\u{1B}]0;title\u{7}",
  ]

  private static func key(_ generator: inout SeededGenerator) -> String {
    keys[Int.random(in: 0..<keys.count, using: &generator)]
  }

  private static let sizes = [
    (80, 24), (40, 10), (20, 6), (16, 4), (10, 3), (1, 1), (60, 20),
  ].map { TerminalSize(columns: $0, rows: $1) }

  @Test(arguments: Effort.seeds(12, of: 200))
  func `After any keys, the screen equals a full redraw`(seed: Int) async {
    var generator = SeededGenerator(seed: seed)
    let stage = MovieHost(
      Self.sizes.randomElement(using: &generator) ?? Self.sizes[0],
      isColored: .random(using: &generator),
      reading: WidthReading.allCases.randomElement(using: &generator) ?? .clusters)
    await stage.open()
    for _ in 0..<40 {
      await disturb(stage, &generator)
      stage.press(Self.key(&generator))
    }
    let isHasty = Bool.random(using: &generator)
    if isHasty { stage.window.close() }
    await stage.settle()
    // A key without an effect draws pending changes immediately.
    stage.press("\u{19}")
    let shown = stage.screen
    stage.host.redraw()
    #expect(stage.screen.cells == shown.cells)
    #expect(stage.screen.cursor == shown.cursor)
    #expect(stage.screen.isCursorVisible == shown.isCursorVisible)
    if !isHasty { stage.window.close() }
    let leftovers = stage.window.leftovers()
    #expect(leftovers == [])
  }

  /// Resizes the terminal, fails requests, waits, or yields, at random.
  private func disturb(_ stage: MovieHost, _ generator: inout SeededGenerator) async {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: stage.resize(to: Self.sizes.randomElement(using: &generator) ?? Self.sizes[0])
    case 1:
      let failure = FailingTransport.Failure.allCases.randomElement(using: &generator) ?? .offline
      stage.service.fail(failure, times: Int.random(in: 1...4, using: &generator))
    case 2...4: await stage.settle()
    case 5...6: for _ in 0..<Int.random(in: 1...9, using: &generator) { await Task.yield() }
    default: break
    }
  }
}
