import Testing

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// The screen at a terminal while the program draws, for every width table.
///
/// Reading blocks, like the terminal's.
final class WatchedScreen {
  /// The replies of a terminal with synchronized output and extended keys.
  private static let answers = "\u{1B}[?2026;2$y\u{1B}[?0u\u{1B}[?62c"

  private let terminal: Terminal
  private let isModern: Bool
  private var hasAnswered = false
  private var screens: [TerminalEmulator]
  private var taken = 0

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - terminal: The terminal, which has the same size.
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  ///   - isModern: Whether the terminal replies to queries.
  init(_ terminal: Terminal, columns: Int = 80, rows: Int = 24, isModern: Bool = false) {
    self.terminal = terminal
    self.isModern = isModern
    // Diagnostics are reported by `screen(columns:rows:reading:)` at the end, not here.
    screens = WidthReading.allCases.map {
      TerminalEmulator(columns: columns, rows: rows, reading: $0, report: { _ in })
    }
  }

  /// Types, and reads until the screen shows the texts.
  func type(_ keys: String, until texts: [String]) throws {
    terminal.type(keys)
    try wait(for: texts)
  }

  /// Shows the ID column once the first list has rows, so that rows can be identified.
  func showIDs() throws {
    try wait(for: ["Metropolis"])
    try type("i", untilFocusOn: "19")
  }

  /// Types, and reads until the row with an ID has the focus.
  func type(_ keys: String, untilFocusOn id: String) throws {
    terminal.type(keys)
    try wait("the focus on \(id)") { $0.focusedID == id }
  }

  /// Reads until the screen shows the texts.
  func wait(for texts: [String]) throws {
    try wait("\(texts)") { screen in texts.allSatisfy(screen.shows) }
  }

  /// Reads until a condition is met at the end of a frame.
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

  /// The ID of the focused row, if any.
  var focusedID: String? {
    let words = text.map { $0.split(separator: " ") }.first { $0.count > 1 && $0[0] == ">" }
    // Mark symbols come before the ID.
    return words.flatMap { $0.dropFirst().first { $0.allSatisfy(\.isASCII) && $0 != "+" } }.map(
      String.init)
  }

  /// Whether the last line is a search prompt.
  var isSearching: Bool { text.last?.hasPrefix("Search:") == true }
}

extension Terminal.Run {
  /// Returns the screen after the run, and records an issue for any invalid output.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of the terminal.
  ///   - rows: The number of rows of the terminal.
  ///   - reading: The width table.
  /// - Returns: The screen.
  func screen(
    columns: Int = 80, rows: Int = 24, reading: WidthReading = .clusters
  ) -> TerminalEmulator {
    var screen = TerminalEmulator(columns: columns, rows: rows, reading: reading)
    screen.write(output.utf8)
    return screen
  }
}
