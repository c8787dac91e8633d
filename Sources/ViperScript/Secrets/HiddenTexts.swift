/// Texts that must not be shown, and where they are in other texts.
///
/// A text is found in capital and small letters, and also if only its beginning is left in front of an
/// ellipsis, because a screen has cut it.
struct HiddenTexts {
  /// The least number of characters in front of an ellipsis that give a text away.
  private static let leastBeginning = 3

  /// A hidden text, in small letters.
  private struct Entry: Hashable {
    let letters: [String]
    let isASCII: Bool
    /// The bytes of the first characters.
    let head: [UInt8]

    init(_ text: String) {
      letters = text.map { $0.lowercased() }
      isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      head = Array(letters.prefix(leastBeginning).joined().utf8)
    }
  }

  private var entries: Set<Entry> = []

  /// Adds a text, without the blanks around it; an empty text hides nothing.
  mutating func insert(_ text: String) {
    if let entry = Self.entry(text) { entries.insert(entry) }
  }

  /// Removes a text.
  mutating func remove(_ text: String) {
    if let entry = Self.entry(text) { entries.remove(entry) }
  }

  /// Returns whether a text contains one that must not be shown.
  func hides(_ text: String) -> Bool { mask(text) != nil }

  /// Returns a text with a dot in place of each character that must not be shown.
  func shown(_ text: String) -> String {
    guard let mask = mask(text) else { return text }
    return String(zip(text, mask).map { $1 ? "•" : $0 })
  }

  private static func entry(_ text: String) -> Entry? {
    let text = String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    return text.isEmpty ? nil : Entry(text)
  }

  /// Returns for each character of a text whether it must be hidden; `nil` if none must.
  private func mask(_ text: String) -> [Bool]? {
    guard mayHide(text) else { return nil }
    let letters = text.map { $0.lowercased() }
    var mask = Array(repeating: false, count: letters.count)
    for hidden in entries.map(\.letters) {
      for start in letters.indices where letters[start] == hidden[0] {
        let end = start + zip(letters[start...], hidden).prefix { $0 == $1 }.count
        let isCut =
          end - start >= Self.leastBeginning && end < letters.count && letters[end] == "…"
        guard end - start == hidden.count || isCut else { continue }
        for place in start..<end { mask[place] = true }
      }
    }
    return mask.contains(true) ? mask : nil
  }

  /// Returns whether a text may have to be hidden, which is fast for the many texts of a long list.
  private func mayHide(_ text: String) -> Bool {
    guard !entries.isEmpty, !text.isEmpty else { return false }
    let bytes = Array(text.lowercased().utf8)
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    return entries.contains { entry in
      guard entry.isASCII else { return !isASCII }
      return bytes.indices.contains {
        bytes[$0] == entry.head[0] && bytes[$0...].starts(with: entry.head)
      }
    }
  }
}
