public import Viper

/// Breaks text into lines that fit a width.
public struct TextWrapper: Sendable {
  /// The maximum width of text on any screen, because longer lines are hard to read.
  public static let mostReadable = 100

  /// The maximum number of columns of a line.
  public let width: Int
  /// The number of columns by which all lines but the first are indented.
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

  /// Breaks printable ASCII text quickly; returns `nil` for other text or if a word has to be broken.
  private func plainLines(_ text: [UInt8]) -> [String]? {
    let (blank, width) = (UInt8(ascii: " "), max(width, 1))
    guard text.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    var lines: [String] = []
    var line: [UInt8] = []
    var isAtStart = true
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index] == blank { index += 1 }
      let word = index
      while index < text.count, text[index] != blank { index += 1 }
      // Trailing blanks are dropped.
      guard word < index else { break }
      if line.count + index - start <= width {
        line += text[start..<index]
      } else {
        if !isAtStart {
          lines.append(String(decoding: line, as: UTF8.self))
          line = Array(repeating: blank, count: min(hangingIndent, max(width - 8, 0)))
        }
        guard line.count + index - word <= width else { return nil }
        line += text[word..<index]
      }
      isAtStart = false
    }
    return lines + [String(decoding: line, as: UTF8.self)]
  }

  /// Breaks styled text without control characters between words.
  ///
  /// A word that is wider than a line is broken anywhere but after a `_`, and a character that is wider is replaced by
  /// an ellipsis.
  public func lines(_ text: StyledText) -> [StyledText] {
    var breaker = LineBreaker(width: max(width, 1), indent: min(hangingIndent, max(width - 8, 0)))
    for span in text.spans {
      for piece in pieces(span.text) {
        let columns = TextWidth.of(piece)
        if piece.first == " " {
          breaker.add(blank: (piece, span.style, columns))
        } else {
          breaker.add(word: (piece, span.style, columns))
        }
      }
    }
    breaker.endWord()
    return breaker.lines + [breaker.line]
  }

  /// Returns the words and the blanks between them.
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
