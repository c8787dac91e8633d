import ViperText

/// A set of secret strings to find and redact in other text.
///
/// Matching ignores case. Because a screen may truncate a secret string, a prefix of the string
/// also matches if the prefix is long or is followed by an ellipsis. A secret string is also found
/// if control characters interrupt it.
struct HiddenTexts {
  /// The minimum length of a matching prefix that is followed by an ellipsis.
  private static let minBeginning = 3
  /// The minimum length of any other matching prefix.
  private static let longBeginning = 12

  /// A hidden string in lowercase.
  private struct Entry: Hashable {
    let letters: [String]
    /// The bytes of the first few characters.
    let head: [UInt8]
    let isHeadASCII: Bool

    init(_ text: String) {
      letters = text.map { $0.lowercased() }
      head = Array(letters.prefix(minBeginning).joined().utf8)
      isHeadASCII = head.allSatisfy { $0 < 0x80 }
    }
  }

  private var entries: Set<Entry> = []

  var isEmpty: Bool { entries.isEmpty }
  /// The lengths of the hidden strings, in characters.
  var lengths: Set<Int> { Set(entries.map(\.letters.count)) }

  /// Adds a string, without any surrounding blanks.
  ///
  /// An empty string hides nothing.
  mutating func insert(_ text: String) {
    if let entry = Self.entry(text) { entries.insert(entry) }
  }

  /// Removes a string.
  mutating func remove(_ text: String) {
    if let entry = Self.entry(text) { entries.remove(entry) }
  }

  /// Returns whether some text contains any of the hidden strings.
  func hides(_ text: String) -> Bool {
    guard mask(text) == nil else { return true }
    let clean = TerminalSanitizer.clean(text)
    return clean != text && mask(clean) != nil
  }

  /// Returns some text with each hidden character replaced by a dot.
  func shown(_ text: String) -> String {
    let shown = dotted(text)
    return hides(shown) ? dotted(TerminalSanitizer.clean(shown)) : shown
  }

  private func dotted(_ text: String) -> String {
    guard let mask = mask(text) else { return text }
    return String(zip(text, mask).map { $1 ? "•" : $0 })
  }

  private static func entry(_ text: String) -> Entry? {
    let text = text.trimmingBlanks
    return text.isEmpty ? nil : Entry(text)
  }

  /// Returns which characters of some text must be hidden; `nil` if none of them must be.
  private func mask(_ text: String) -> [Bool]? {
    guard mayHide(text) else { return nil }
    let letters = text.map { $0.lowercased() }
    var mask = Array(repeating: false, count: letters.count)
    for hidden in entries.map(\.letters) {
      for start in letters.indices where letters[start] == hidden[0] {
        let end = start + zip(letters[start...], hidden).prefix { $0 == $1 }.count
        let isEllipsis = end < letters.count && letters[end] == "…"
        let least = isEllipsis ? Self.minBeginning : Self.longBeginning
        guard end - start == hidden.count || end - start >= least else { continue }
        for place in start..<end { mask[place] = true }
      }
    }
    return mask.contains(true) ? mask : nil
  }

  /// Returns whether some text may contain a hidden string.
  ///
  /// This quick check is suitable for a long list with many cells.
  private func mayHide(_ text: String) -> Bool {
    guard !entries.isEmpty, !text.isEmpty else { return false }
    let bytes = Array(text.lowercased().utf8)
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    return entries.contains { entry in
      guard entry.isHeadASCII else { return !isASCII }
      return bytes.indices.contains {
        bytes[$0] == entry.head[0] && bytes[$0...].starts(with: entry.head)
      }
    }
  }
}

/// The rule for valid `secret` values, which must be recognizable wherever they appear.
package enum SecretRule {
  package static let minCharacters = 3

  /// Returns what is wrong with the value of an environment variable and how to fix it.
  ///
  /// The result is `nil` if the value can be typed.
  package static func validationError(about value: String, of variable: String) -> String? {
    if value.unicodeScalars.contains(where: TerminalSanitizer.isUnsafe) {
      return
        "The value of \(variable) contains a control character, such as a tab or line break. Remove it."
    }
    guard value.trimmingBlanks.count < minCharacters else { return nil }
    return
      "The value of \(variable) is too short to hide. Use at least \(minCharacters) characters."
  }
}

extension String {
  /// The string without surrounding blanks, which forms often remove.
  var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
