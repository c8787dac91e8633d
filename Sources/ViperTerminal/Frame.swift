import Viper

/// What a screen of a fixed size shows.
public struct Frame: Hashable, Sendable {
  /// The lines from top to bottom, at most as many as the screen has rows.
  public let lines: [Line]
  /// The index of the line with the focused row; `nil` if that row is not shown.
  public let focus: Int?

  /// The lines as plain text.
  public var text: [String] { lines.map(\.text.text) }

  /// Returns the lines without line feeds, for a file or a comparison.
  public func painted(by styler: ANSIStyler) -> [String] {
    lines.map { styler.draw($0.text) }
  }

  /// Returns the lines for a terminal, whose cells are placed where the width of one before them is disputed.
  ///
  /// - Returns: Lines without line feeds; each is to be written to an empty line, from its first column on.
  public func placed(by styler: ANSIStyler) -> [String] {
    lines.map { styler.draw($0.cells) }
  }
}
