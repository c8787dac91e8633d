import Viper

/// Collects words into lines.
struct LineBreaker {
  /// A word or blanks in one style, and its width.
  typealias Piece = (text: Substring, style: StyledText.Style, columns: Int)

  private let width: Int
  private let indent: Int
  private(set) var lines: [StyledText] = []
  /// The pieces of the current line, which are joined only once to avoid copies.
  private var pieces: [(text: String, style: StyledText.Style)] = []
  /// The number of columns left on the current line.
  private var room: Int
  /// Whether the current line has only its indent.
  private var isAtStart = true
  /// The blanks before the current word, which are dropped at the end of a line.
  private var blanks: [Piece] = []
  /// The current word, whose parts have different styles.
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

  /// Puts the current word on this line or the next one.
  mutating func endWord() {
    guard !word.isEmpty else { return }
    let columns = word.reduce(0) { $0 + $1.columns }
    if blanks.reduce(columns, { $0 + $1.columns }) > room {
      blanks = []
      if !isAtStart { breakLine() }
      // The indent gives way before a word is broken.
      if columns > room, columns <= width { startLine(indent: 0) }
    }
    for piece in blanks + word {
      if columns > width { breakUp(piece) } else { append(piece) }
    }
    (blanks, word) = ([], [])
  }

  /// Adds a part of a word that is wider than a line, and breaks it anywhere but after a `_`.
  private mutating func breakUp(_ word: Piece) {
    // The text before `start` has been added; the text after it fits on the current line so far.
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
        // The indent is dropped before a character is.
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
