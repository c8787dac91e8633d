public import Viper

/// Breaks running text into lines that fit.
public struct TextWrapper: Sendable {
  /// The most columns of a line of running text, however wide the screen is: longer lines are hard to read.
  public static let mostReadable = 100

  /// The number of columns of a line.
  public let width: Int
  /// The number of columns by which the second and further lines are indented.
  public var hangingIndent = 0

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - width: The number of columns of a line.
  ///   - hangingIndent: The number of columns by which the second and further lines are indented.
  public init(width: Int, hangingIndent: Int = 0) {
    self.width = width
    self.hangingIndent = hangingIndent
  }

  /// Breaks plain text into lines.
  ///
  /// - Parameter text: Text without control characters.
  /// - Returns: At least one line.
  public func lines(_ text: String) -> [String] {
    lines(StyledText(text)).map(\.text)
  }

  /// Breaks styled text between words; a word that is wider than a line is broken anywhere.
  ///
  /// A character that is wider than a line is replaced by an ellipsis.
  ///
  /// - Parameter text: Text without control characters.
  /// - Returns: At least one line.
  public func lines(_ text: StyledText) -> [StyledText] {
    var page = WrappedPage(width: max(width, 1), indent: min(hangingIndent, max(width - 8, 0)))
    for span in text.spans {
      for piece in pieces(span.text) {
        let columns = TextWidth.of(piece)
        if piece.first == " " {
          page.add(blank: (piece, span.style, columns))
        } else {
          page.add(word: (piece, span.style, columns))
        }
      }
    }
    return page.lines + [page.line]
  }

  /// Words and the blanks between them.
  private func pieces(_ text: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let piece = rest.prefix { ($0 == " ") == (first == " ") }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }
}
