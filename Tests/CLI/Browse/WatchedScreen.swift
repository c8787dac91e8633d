import Testing

@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// The contents of a terminal while the program draws, for every way of measuring characters.
///
/// Its methods block, like those of its terminal.
final class WatchedScreen {
  /// The responses of a terminal with synchronized output and the Kitty keyboard protocol.
  private static let answers = "\u{1B}[?2026;2$y\u{1B}[?0u\u{1B}[?62c"

  private let terminal: Terminal
  private let isModern: Bool
  private var hasAnswered = false
  private var screens: [TerminalEmulator]
  private var taken = 0

  /// Creates the screens for a terminal.
  ///
  /// - Parameters:
  ///   - terminal: The terminal, which must have the same size.
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  ///   - isModern: Whether the terminal responds to the program's queries.
  init(_ terminal: Terminal, columns: Int = 80, rows: Int = 24, isModern: Bool = false) {
    self.terminal = terminal
    self.isModern = isModern
    // The test reports faults after the program exits, not here.
    screens = WidthReading.allCases.map {
      TerminalEmulator(columns: columns, rows: rows, reading: $0, report: { _ in })
    }
  }

  /// Types, then reads until the screen shows some texts.
  func type(_ keys: String, until texts: [String]) throws {
    terminal.type(keys)
    try wait(for: texts)
  }

  /// Waits for the rows of the first list and shows their IDs, so that rows can be told apart.
  func showIDs() throws {
    try wait(for: ["Metropolis"])
    try type("i", untilFocusOn: "19")
  }

  /// Types, then reads until a row has the focus.
  func type(_ keys: String, untilFocusOn id: String) throws {
    terminal.type(keys)
    try wait("the focus on \(id)") { $0.focusedID == id }
  }

  /// Types, then reads until a page has loaded, which shows its title earlier.
  func type(_ keys: String, untilLoaded title: String) throws {
    terminal.type(keys)
    try wait(title) { $0.shows(title) && !$0.shows("Loading") }
  }

  /// Reads until the screen shows the texts.
  func wait(for texts: [String]) throws {
    try wait("\(texts)") { screen in texts.allSatisfy(screen.shows) }
  }

  /// Reads until the screen meets a condition, outside of a synchronized update.
  func wait(_ what: String, until isMet: (TerminalEmulator) -> Bool) throws {
    take()
    while !screens.allSatisfy({ !$0.modes.contains(2026) && isMet($0) }) {
      do {
        guard try terminal.listen() else { throw TestError("The program ended.") }
      } catch {
        let text = screens.last?.text.joined(separator: "\n") ?? ""
        throw TestError("\(error) It was to show \(what), and shows:\n\(text)")
      }
      take()
    }
  }

  private func take() {
    let bytes = terminal.shown[taken...]
    taken = terminal.shown.count
    for index in screens.indices { screens[index].write(bytes) }
    guard isModern, !hasAnswered, screens[0].queries.contains(.attributes) else { return }
    hasAnswered = true
    terminal.type(Self.answers)
  }
}

extension TerminalEmulator {
  /// The minimum width of the bar that marks a row, which is wider than a selected text.
  private static let minBarColumns = 20

  /// Returns whether a line contains a text or, after `> `, whether the focused row starts with it.
  func shows(_ text: String) -> Bool {
    if text.hasPrefix("> "), focusedRow?.hasPrefix(text.dropFirst(2)) == true { return true }
    return self.text.contains { $0.contains(text) }
  }

  /// The text of the focused row without its focus mark, if any.
  var focusedRow: String? {
    for row in cells {
      // A dialog may cover a dimmed row.
      let bar = row.filter { $0.rendition.isReversed && !$0.rendition.isDim }
      guard bar.count >= Self.minBarColumns else { continue }
      return String(bar.map(\.text).joined().drop { " >".contains($0) })
    }
    return nil
  }

  /// The ID of the focused row, if any.
  var focusedID: String? {
    // The row begins with the symbols of its marks.
    let words = focusedRow?.split(separator: " ") ?? []
    return words.first { $0.allSatisfy(\.isASCII) && $0 != "+" }.map { String($0) }
  }

  /// Whether the last line is the search prompt.
  var isSearching: Bool { text.last?.hasPrefix("Search:") == true }
}

extension Terminal.Run {
  /// Returns the screen after the run, and fails the test if the program wrote anything invalid.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of the terminal.
  ///   - rows: The number of rows of the terminal.
  ///   - reading: How the terminal measures characters.
  /// - Returns: The screen.
  func screen(
    columns: Int = 80, rows: Int = 24, reading: WidthReading = .clusters
  ) -> TerminalEmulator {
    var screen = TerminalEmulator(columns: columns, rows: rows, reading: reading)
    screen.write(output.utf8)
    return screen
  }
}
