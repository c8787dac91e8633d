import Viper

/// The symbols that a host draws.
struct HostSymbols: Hashable, Sendable {
  /// The parts of a scroll bar, of which the track is also the side of a panel's border.
  let track, thumb: Frame.Line
  /// The horizontal line of a panel's border.
  let line: String
  let corners: Corners
  /// The symbol for a checked button.
  let check: String
  private let ascending, descending: String
  private let isASCII: Bool

  /// The corners of a panel's border.
  struct Corners: Hashable, Sendable {
    let topLeft, topRight, bottomLeft, bottomRight: String
  }

  private init(
    track: String, thumb: String, line: String, corners: Corners, check: String,
    ascending: String, descending: String, isASCII: Bool
  ) {
    (self.line, self.corners) = (line, corners)
    self.track = Frame.Line(StyledText(track, .border), columns: 1)
    self.thumb = Frame.Line(StyledText(thumb), columns: 1)
    (self.check, self.ascending, self.descending) = (check, ascending, descending)
    self.isASCII = isASCII
  }

  /// The usual symbols.
  static let unicode = HostSymbols(
    track: "│", thumb: "┃", line: "─",
    corners: Corners(topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯"),
    check: "✓", ascending: "▲", descending: "▼", isASCII: false)
  /// The symbols for terminals that either cannot show the usual ones or draw them two columns
  /// wide.
  static let ascii = HostSymbols(
    track: "|", thumb: "#", line: "-",
    corners: Corners(topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+"),
    check: "*", ascending: "^", descending: "v", isASCII: true)

  /// Returns the symbol of a mark, always one column wide.
  func symbol(of mark: Scene.Mark) -> String {
    let symbol = isASCII ? mark.ascii : mark.symbol
    let text = StyledText(String(symbol))
    let isShown = text.columns == 1 && text.cleaned == text && (symbol.isASCII || !isASCII)
    return isShown ? text.text : "*"
  }

  func sort(_ sort: Scene.Column.Sort) -> String {
    sort == .ascending ? ascending : descending
  }
}

/// A terminal's support for symbols such as `♥`, based on the locale and the terminal's reply.
///
/// Some terminals and fonts draw these symbols two columns wide (East Asian width "ambiguous").
struct SymbolSupport {
  /// The row, from 1, in which the symbol is measured.
  ///
  /// In the first row, the reply could be mistaken for the F3 key with a modifier.
  private static let row = 2

  /// Writes a symbol on the empty screen, queries the cursor position, and erases the symbol.
  static let query = "\u{1B}[\(row);1H♥\u{1B}[6n\u{1B}[\(row);1H\u{1B}[K\u{1B}[H"

  /// Whether ASCII characters are required.
  private(set) var needsASCII: Bool
  /// Whether the terminal uses UTF-8 and can therefore be queried.
  let isQueryable: Bool
  private var hasReplied = false

  /// Creates a value from what is known before the terminal replies.
  init(_ environment: PictureEnvironment) {
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    // If no locale is set, as in many containers, the terminal's reply decides.
    isQueryable = name.isEmpty || name.contains("utf-8") || name.contains("utf8")
    needsASCII = !isQueryable || ["zh", "ja", "ko"].contains { name.hasPrefix($0) }
  }

  /// Uses the first reply that contains a width, and ignores all other replies.
  mutating func take(_ reply: TerminalInput.Reply) {
    guard case .cursor(row: Self.row, let column) = reply, column > 1, isQueryable, !hasReplied
    else { return }
    hasReplied = true
    needsASCII = column > 2
  }
}

extension PictureEnvironment {
  /// Whether ASCII characters are required, as far as the locale tells.
  package var needsASCIISymbols: Bool { SymbolSupport(self).needsASCII }
}
