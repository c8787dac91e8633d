/// The text of a field while the user edits it, and the position of the cursor.
struct FieldEditor: Hashable {
  /// The number of bytes that a field takes at most, far more than anybody types.
  private static let mostBytes = 2_000

  private var before: [Character]
  private var after: [Character] = []

  var text: String { String(before + after) }
  /// The number of characters before the cursor.
  var cursor: Int { before.count }

  init(_ text: String = "") {
    before = Array(text)
  }

  /// Inserts a text at the cursor, without control characters and line breaks.
  mutating func insert(_ text: String) {
    // A pasted line comes with its line break.
    let clean = TerminalSanitizer.clean(String(text[...].dropLast(while: \.isNewline)))
    var room = Self.mostBytes - self.text.utf8.count
    let fitting = clean.unicodeScalars.prefix { scalar in
      room -= UTF8.width(scalar)
      return room >= 0
    }
    // A scalar may join the character before it.
    before = Array(String(before) + String(String.UnicodeScalarView(fitting)))
  }

  /// Edits the text if a key does so.
  ///
  /// - Returns: `true` if the key edits text or moves the cursor; otherwise nothing has changed.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left: if let last = before.popLast() { after.insert(last, at: 0) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ([], before + after)
    case .end, .control("e"): (before, after) = (before + after, [])
    case .control("u"): before = []
    case .control("k"): after = []
    case .control("w"):
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    default: return false
    }
    return true
  }
}

/// The part of a field's text that has room beside its label: the part with the cursor.
struct FieldWindow: Hashable {
  let text: String
  /// The column of the cursor, from the beginning of the part.
  let cursor: Int

  /// Creates the part that fits in a width, whose last column is kept for the cursor.
  init(_ text: String, cursor: Int, width: Int) {
    let clean = TerminalSanitizer.clean(text)
    let room = max(width - 1, 1)
    var before = clean.prefix(max(cursor, 0))
    var columns = TextWidth.of(before)
    while columns > room, let first = before.first {
      columns -= TextWidth.of(first)
      before.removeFirst()
    }
    self.cursor = columns
    let after = String(clean.dropFirst(max(cursor, 0)))
    self.text = String(before + TextWidth.prefix(after, width: max(room - columns, 0)))
  }
}
