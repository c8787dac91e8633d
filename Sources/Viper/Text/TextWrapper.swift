public import Viper

/// Wraps text to a width.
public struct TextWrapper: Sendable {
  /// The maximum width for running text, even on wider screens.
  ///
  /// Longer lines are hard to read.
  public static let maxReadable = 100

  /// The maximum width of a line, in columns.
  public let width: Int
  /// The indentation, in columns, of all lines after the first.
  public var hangingIndent = 0

  /// Creates a wrapper.
  public init(width: Int, hangingIndent: Int = 0) {
    self.width = width
    self.hangingIndent = hangingIndent
  }

  /// Breaks plain text without control characters into lines, and returns at least one line.
  public func lines(_ text: String) -> [String] {
    plainLines(text) ?? lines(StyledText(text)).map(\.text)
  }

  /// Wraps simple text quickly.
  ///
  /// Returns `nil` if a word must be broken or if a character may consist of several scalars.
  private func plainLines(_ text: String) -> [String]? {
    let (text, width) = (Array(text.utf8), max(width, 1))
    var lines: [String] = []
    // The bytes of the current line after its indent, and the line's width including the indent.
    var (indent, line, columns) = (0, 0..<0, 0)
    func current() -> String {
      String(repeating: " ", count: indent) + String(decoding: text[line], as: UTF8.self)
    }
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
      let word = index
      guard let size = Self.columns(ofWordIn: text, from: &index) else { return nil }
      // Blanks at the end of the text are dropped.
      guard word < index else { break }
      if columns + word - start + size <= width {
        columns += word - start + size
        line = line.lowerBound..<index
      } else {
        if start > 0 {
          lines.append(current())
          indent = min(hangingIndent, max(width - 8, 0))
        }
        columns = indent + size
        guard columns <= width else { return nil }
        line = word..<index
      }
    }
    return lines + [current()]
  }

  /// Moves to the end of a word and returns the word's width; `nil` if a character may consist of
  /// several scalars.
  private static func columns(ofWordIn text: [UInt8], from index: inout Int) -> Int? {
    var columns = 0
    while index < text.count, text[index] != UInt8(ascii: " ") {
      let first = text[index]
      if first < 0x80 {
        guard first &- 0x20 < 0x5F else { return nil }
        columns += 1
        index += 1
      } else {
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let end = min(index + length, text.count)
        var value = UInt32(first) & 0x7F >> UInt32(length)
        for byte in text[index + 1..<end] { value = value << 6 | UInt32(byte & 0x3F) }
        guard let scalar = Unicode.Scalar(value), let width = ScalarWidth.single(scalar) else {
          return nil
        }
        columns += width
        index = end
      }
    }
    return columns
  }

  /// Breaks styled text without control characters into lines, between words if possible.
  ///
  /// A word that is wider than a line can be broken anywhere except after a `_`. A character that
  /// is wider than a line is replaced with an ellipsis.
  public func lines(_ text: StyledText) -> [StyledText] {
    if text.spans.count == 1, let span = text.spans.first,
      // Indents are always in the plain style.
      hangingIndent == 0 || span.style == .plain, let lines = plainLines(span.text)
    {
      return lines.map { StyledText($0, span.style) }
    }
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

/// Arranges words into lines.
struct LineBreaker {
  /// A word or a run of blanks, in a single style, with its width.
  typealias Piece = (text: Substring, style: StyledText.Style, columns: Int)

  private let width: Int
  private let indent: Int
  private(set) var lines: [StyledText] = []
  /// The pieces of the current line, which are joined only once to avoid copies.
  private var pieces: [(text: String, style: StyledText.Style)] = []
  /// The number of columns left on the current line.
  private var room: Int
  /// Whether the current line contains only its indent.
  private var isAtStart = true
  /// The blanks before the current word, which are dropped if the line ends there.
  private var blanks: [Piece] = []
  /// The current word, whose parts can have different styles.
  private var word: [Piece] = []

  init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
    room = width
  }

  var line: StyledText {
    pieces.reduce("") { $0 + StyledText($1.text, $1.style) }
  }

  mutating func add(blank: Piece) {
    endWord()
    blanks.append(blank)
  }

  mutating func add(word piece: Piece) {
    word.append(piece)
  }

  /// Adds the current word to the current line or the next one.
  mutating func endWord() {
    guard !word.isEmpty else { return }
    let columns = word.reduce(0) { $0 + $1.columns }
    if blanks.reduce(columns, { $0 + $1.columns }) > room {
      blanks = []
      if !isAtStart { breakLine() }
      // Drop the indent if that avoids breaking the word.
      if columns > room, columns <= width { startLine(indent: 0) }
    }
    for piece in blanks + word {
      if columns > width { breakUp(piece) } else { append(piece) }
    }
    (blanks, word) = ([], [])
  }

  /// Adds one piece of a word that is wider than a line, breaking it anywhere except after a `_`.
  private mutating func breakUp(_ word: Piece) {
    // The text before `start` has been added. So far, the text after `start` fits on the current
    // line.
    var start = word.text.startIndex
    for index in word.text.indices {
      var columns = TextWidth.of(word.text[index])
      let isTooWide = columns > width
      if isTooWide { columns = 1 }
      if columns > room {
        let last = word.text[start..<index].lastIndex { $0 != "_" }
        let kept = last.map(word.text.index(after:)) ?? index
        let moved = TextWidth.of(word.text[kept..<index])
        let end = moved + columns > width ? index : kept
        put(word.text[start..<end], word.style)
        start = end
        if !isAtStart { breakLine() }
        if end == kept { columns += moved }
        // Drop the indent if the character does not fit beside it.
        if columns > room { startLine(indent: 0) }
      }
      if isTooWide {
        put(word.text[start..<index], word.style)
        put("…", .plain)
        start = word.text.index(after: index)
      }
      room -= columns
      isAtStart = false
    }
    put(word.text[start...], word.style)
  }

  private mutating func append(_ piece: Piece) {
    put(piece.text, piece.style)
    room -= piece.columns
    isAtStart = false
  }

  private mutating func put(_ text: Substring, _ style: StyledText.Style) {
    guard !text.isEmpty else { return }
    if pieces.last?.style == style {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append((String(text), style))
    }
  }

  private mutating func breakLine() {
    lines.append(line)
    startLine(indent: indent)
  }

  private mutating func startLine(indent: Int) {
    pieces = []
    put(String(repeating: " ", count: indent)[...], .plain)
    room = width - indent
    isAtStart = true
  }
}
