public import Viper

extension Frame {
  /// A line of a frame, without blanks at its end.
  public struct Line: Hashable, Sendable {
    /// The text and its styles.
    public let text: StyledText

    /// Creates a line of at most so many columns, without control characters; an ellipsis ends a
    /// cut one.
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
}

extension Character {
  /// The character with as many marks as any language writes; hostile text has thousands in one place.
  fileprivate var withFewMarks: Character {
    guard utf8.count > 128 else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(24))).first ?? self
  }
}
