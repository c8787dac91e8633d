import ViperText

/// The text of a field that the user edits, and the position of the cursor.
struct FieldEditor: Hashable {
  /// The maximum length of a text, far more than a user types.
  private static let maxBytes = 2_000

  private var before: [Character]
  private var after: [Character] = []
  /// Whether the whole text is selected, so that typing replaces it.
  private(set) var isSelected = false

  var text: String { String(before + after) }
  /// The number of characters before the cursor.
  var cursor: Int { before.count }

  init(_ text: String = "") {
    before = Array(text)
  }

  mutating func select() {
    (before, after) = (before + after, [])
    isSelected = !before.isEmpty
  }

  /// Inserts text at the cursor or in place of the selection, without control characters and line breaks.
  mutating func insert(_ text: String) {
    // A pasted line ends with a line break.
    let clean = TerminalSanitizer.clean(String(text[...].dropLast(while: \.isNewline)))
    guard !clean.isEmpty else { return }
    if isSelected { self = FieldEditor() }
    var room = Self.maxBytes - self.text.utf8.count
    let fitting = clean.unicodeScalars.prefix { scalar in
      room -= UTF8.width(scalar)
      return room >= 0
    }
    // A scalar may combine with the character before it.
    before = Array(String(before) + String(String.UnicodeScalarView(fitting)))
  }

  /// Handles a key, and returns whether it edits text or moves the cursor.
  mutating func handle(_ key: Key) -> Bool {
    let wasSelected = isSelected
    switch key {
    case .character(let character): insert(String(character))
    case .backspace where isSelected, .delete where isSelected: before = []
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
    if wasSelected { isSelected = false }
    return true
  }
}
