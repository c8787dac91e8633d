import Viper

/// The signs that a host draws besides letters.
struct HostSigns: Hashable, Sendable {
  /// The parts of a scroll bar, which also divides a list from its preview.
  let track, thumb: String
  /// The sign of a button that is checked.
  let check: String
  private let ascending, descending: String
  private let marks: [String: String]

  /// The usual signs.
  static let unicode = HostSigns(
    track: "│", thumb: "┃", check: "✓", ascending: "▲", descending: "▼",
    marks: ["favorite": "♥", "watchlist": "+", "seen": "✓"])
  /// Signs for terminals that cannot show others, or draw them in two columns.
  static let ascii = HostSigns(
    track: "|", thumb: "#", check: "*", ascending: "^", descending: "v",
    marks: ["favorite": "*", "watchlist": "+", "seen": "x"])

  /// Returns the sign of a mark; an asterisk for one that has none.
  func sign(of mark: String) -> String { marks[mark] ?? "*" }

  func sort(_ sort: Scene.Column.Sort) -> String {
    sort == .ascending ? ascending : descending
  }
}

/// A terminal's support for signs such as `♥`, according to the locale and the terminal's reply.
///
/// Some terminals and fonts draw these signs two columns wide (the East Asian width "ambiguous").
struct SignSupport {
  /// The row, from 1, in which the sign is measured.
  ///
  /// In the first row, the reply could be the key F3 with a modifier.
  private static let row = 2

  /// Writes a sign on the empty screen, asks for the position of the cursor, and erases the sign.
  static let query = "\u{1B}[\(row);1H♥\u{1B}[6n\u{1B}[\(row);1H\u{1B}[K\u{1B}[H"

  /// Whether ASCII characters are needed.
  private(set) var needsASCII: Bool
  /// Whether the terminal can be asked, because it shows UTF-8.
  let isQueryable: Bool
  private var hasReplied = false

  /// Creates the support that is known before the reply.
  init(_ environment: PictureEnvironment) {
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    // Without a locale, as in many containers, the reply decides.
    isQueryable = name.isEmpty || name.contains("utf-8") || name.contains("utf8")
    needsASCII = !isQueryable || ["zh", "ja", "ko"].contains { name.hasPrefix($0) }
  }

  /// Takes the first reply with a width; others are ignored.
  mutating func take(_ reply: TerminalInput.Reply) {
    guard case .cursor(row: Self.row, let column) = reply, column > 1, isQueryable, !hasReplied
    else { return }
    hasReplied = true
    needsASCII = column > 2
  }
}
