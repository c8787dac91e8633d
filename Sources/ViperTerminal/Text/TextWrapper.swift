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
  public init(width: Int, hangingIndent: Int = 0) {
    self.width = width
    self.hangingIndent = hangingIndent
  }

  /// Breaks plain text without control characters into lines, at least one.
  public func lines(_ text: String) -> [String] {
    plainLines(Array(text.utf8)) ?? lines(StyledText(text)).map(\.text)
  }

  /// Breaks text whose characters are all one byte and one column, as that of the help is, byte by byte.
  ///
  /// - Returns: The lines; `nil` if the text has other characters, or a word that has to be broken.
  private func plainLines(_ text: [UInt8]) -> [String]? {
    let (blank, width) = (UInt8(ascii: " "), max(width, 1))
    guard text.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    var lines: [String] = []
    var line: [UInt8] = []
    var isAtStart = true
    var place = 0
    while place < text.count {
      let start = place
      while place < text.count, text[place] == blank { place += 1 }
      let word = place
      while place < text.count, text[place] != blank { place += 1 }
      // Blanks at the end are dropped.
      guard word < place else { break }
      if line.count + place - start <= width {
        line += text[start..<place]
      } else {
        if !isAtStart {
          lines.append(String(decoding: line, as: UTF8.self))
          line = Array(repeating: blank, count: min(hangingIndent, max(width - 8, 0)))
        }
        guard line.count + place - word <= width else { return nil }
        line += text[word..<place]
      }
      isAtStart = false
    }
    return lines + [String(decoding: line, as: UTF8.self)]
  }

  /// Breaks styled text without control characters between words; a word that is wider than a line
  /// is broken anywhere.
  ///
  /// A character that is wider than a line is replaced by an ellipsis.
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
