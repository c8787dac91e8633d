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
