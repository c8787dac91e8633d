import Testing

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// What a person at a terminal sees while the program draws, in every reading of its characters.
///
/// It blocks, as its terminal does.
final class WatchedScreen {
  /// What a terminal says that can show a frame at once and tell all keys apart.
  private static let answers = "\u{1B}[?2026;2$y\u{1B}[?0u\u{1B}[?62c"

  private let terminal: Terminal
  private let isModern: Bool
  private var hasAnswered = false
  private var screens: [TerminalEmulator]
  private var taken = 0

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - terminal: The terminal, which has the same size.
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  ///   - isModern: Whether the terminal answers what the program asks.
  init(_ terminal: Terminal, columns: Int = 80, rows: Int = 24, isModern: Bool = false) {
    self.terminal = terminal
    self.isModern = isModern
    // Faults are reported by the test when the program has ended: here is none.
    screens = WidthReading.allCases.map {
      TerminalEmulator(columns: columns, rows: rows, reading: $0, report: { _ in })
    }
  }

  /// Types, and reads until the screen shows some texts.
  func type(_ keys: String, until texts: [String]) throws {
    terminal.type(keys)
    try wait(for: texts)
  }

  /// Shows the ids of the first list when its rows are there, so that rows can be told apart by them.
  func showIDs() throws {
    try wait(for: ["Metropolis"])
    try type("i", untilFocusOn: "19")
  }

  /// Types, and reads until a row has the focus.
  func type(_ keys: String, untilFocusOn id: String) throws {
    terminal.type(keys)
    try wait("the focus on \(id)") { $0.focusedID == id }
  }

  /// Reads until the screen shows some texts.
  func wait(for texts: [String]) throws {
    try wait("\(texts)") { screen in texts.allSatisfy(screen.shows) }
  }

  /// Reads until the screen is as it is wanted, at the end of a frame where the program marks it.
  func wait(_ what: String, until isMet: (TerminalEmulator) -> Bool) throws {
    take()
    while !screens.allSatisfy({ !$0.modes.contains(2026) && isMet($0) }) {
      do {
        guard try terminal.listen() else { throw Trouble("The program ended.") }
      } catch {
        let text = screens.last?.text.joined(separator: "\n") ?? ""
        throw Trouble("\(error) It was to show \(what), and shows:\n\(text)")
      }
      take()
    }
  }

  private func take() {
    let bytes = terminal.shown[taken...]
    taken = terminal.shown.count
    for place in screens.indices { screens[place].write(bytes) }
    guard isModern, !hasAnswered, screens[0].questions.contains(.attributes) else { return }
    hasAnswered = true
    terminal.type(Self.answers)
  }
}

extension TerminalEmulator {
  /// Returns whether a line contains a text.
  func shows(_ text: String) -> Bool {
    self.text.contains { $0.contains(text) }
  }

  /// The identifier of the row with the focus, if a row has it.
  var focusedID: String? {
    let words = text.map { $0.split(separator: " ") }.first { $0.count > 1 && $0[0] == ">" }
    // The signs of marks come first.
    return words.flatMap { $0.dropFirst().first { $0.allSatisfy(\.isASCII) && $0 != "+" } }.map(
      String.init)
  }

  /// Whether the last line belongs to a search that is being typed.
  var isSearching: Bool { text.last?.hasPrefix("Search:") == true }
}

extension Terminal.Run {
  /// Returns the screen after the run, and fails the test where the program has written anything that it must not.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of the terminal.
  ///   - rows: The number of rows of the terminal.
  ///   - reading: How wide characters are.
  /// - Returns: The screen.
  func screen(
    columns: Int = 80, rows: Int = 24, reading: WidthReading = .clusters
  ) -> TerminalEmulator {
    var screen = TerminalEmulator(columns: columns, rows: rows, reading: reading)
    screen.write(output.utf8)
    return screen
  }
}
