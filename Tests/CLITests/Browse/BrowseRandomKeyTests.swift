import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Whatever somebody types and however the program ends, the terminal is as it was before.
@Suite("Random keys at a terminal", .places(2))
struct BrowseRandomKeyTests {
  /// A way to end the program.
  private enum End: CaseIterable {
    case letter, controlKey, extendedControlKey, terminate, interrupt

    var signal: Int32? {
      switch self {
      case .letter, .controlKey, .extendedControlKey: nil
      case .terminate: SIGTERM
      case .interrupt: SIGINT
      }
    }

    func happen(at terminal: Terminal) {
      switch self {
      // Where letters are text, Esc leads out.
      case .letter: terminal.type(String(repeating: "\u{1B}[27u", count: 9) + "q")
      case .controlKey: terminal.type("\u{3}")
      case .extendedControlKey: terminal.type("\u{1B}[99;5u")
      case .terminate: terminal.send(SIGTERM)
      case .interrupt: terminal.send(SIGINT)
      }
    }
  }

  @Test("It ends as it is told to, and gives the terminal back", arguments: Effort.seeds(5, of: 40))
  func session(seed: Int) async throws {
    var chance = Chance(seed: seed)
    let sizes = [(80, 24), (40, 10), (20, 6), (120, 40), (12, 3)]
    let (columns, rows) = sizes[Int.random(in: 0..<sizes.count, using: &chance)]
    let keys = (0..<40).map { _ in RandomKeys.next(&chance) }
    let pauses = (0..<40).map { _ in Int.random(in: 0...500, using: &chance) }
    let end = End.allCases[Int.random(in: 0..<End.allCases.count, using: &chance)]
    let run = try await Terminal.run(["browse"], columns: columns, rows: rows) { terminal in
      try terminal.wait(for: Browse.questions)
      for (key, pause) in zip(keys, pauses) {
        terminal.type(key)
        Chance.pass(pause)
      }
      end.happen(at: terminal)
    }
    #expect(run.status == end.signal.map(Ending.signalled) ?? 0)
    #expect(run.isRestored)
    #expect(run.output.hasPrefix(Browse.enter))
    #expect(run.output.hasSuffix(Browse.leave))
    let screen = run.screen(columns: columns, rows: rows, isCut: end.signal != nil)
    #expect(screen.modes == [7, 25])
    #expect(screen.text.joined() == "")
  }
}
