public import Viper

/// The content of a screen of a fixed size.
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
  /// Each is to be written to an empty line, from its first column on.
  public func placed(by styler: ANSIStyler) -> [String] {
    lines.map { styler.draw($0.cells) }
  }

  /// A line of a frame, without blanks at its end.
  public struct Line: Hashable, Sendable {
    /// The text and its styles.
    public let text: StyledText

    /// Creates a line without control characters, which is cut to a number of columns and then ends
    /// with an ellipsis.
    public init(_ text: StyledText, columns: Int) {
      self.init(clean: text.cleaned, columns: columns)
    }

    /// Creates a line from text without control characters.
    init(clean text: StyledText, columns: Int) {
      self.text = text.trimmed.cut(to: columns)
    }

    /// The characters from left to right, without those that take no column.
    public var cells: [Cell] {
      var cells: [Cell] = []
      var column = 0
      var isPlaced = false
      for span in text.spans {
        for character in span.text {
          let character = character.withFewMarks
          let readings = TextWidth.readings(of: character)
          guard readings.upperBound > 0 else { continue }
          cells.append(
            Cell(
              character: character, style: span.style, column: column,
              columns: readings.upperBound, isPlaced: isPlaced))
          column += readings.upperBound
          isPlaced = readings.count > 1
        }
      }
      return cells
    }
  }

  /// A character of a line, and its place.
  public struct Cell: Hashable, Sendable {
    /// The character, which may consist of several scalars.
    public let character: Character
    /// The style of the character.
    public internal(set) var style: StyledText.Style
    /// The column where it begins, from 0.
    public let column: Int
    /// The number of columns that it takes at most.
    public let columns: Int
    /// Whether the cursor must be moved to its column before it is written, because terminals disagree on the
    /// width of the character before it.
    public internal(set) var isPlaced: Bool
  }
}

extension Character {
  /// The character with as many marks as any language writes; hostile text has thousands in one place.
  fileprivate var withFewMarks: Character {
    guard utf8.count > 128 else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(24))).first ?? self
  }
}
