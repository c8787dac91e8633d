import Viper
import ViperText

/// Hides what must not be shown: all text of the secret fields, and secret values anywhere.
///
/// Matching ignores case. Because a screen may truncate a value, a prefix of the value also matches
/// if the prefix is long or is followed by an ellipsis. A value is also found if control characters
/// interrupt it. Scenes are redacted before they are drawn, so values stay hidden even if the text
/// is then truncated, wrapped or sanitized.
struct Redactor: Sendable {
  /// The minimum length of a matching prefix that is followed by an ellipsis.
  private static let minBeginning = 3
  /// The minimum length of any other matching prefix.
  private static let longBeginning = 12
  /// The words before text that may be secret, and other tools' names for them.
  private static let typing = ["type", "secret", "fill", "enter", "field"]

  /// A value in lowercase.
  private struct Value: Hashable {
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

  /// The names of the secret fields.
  private let fields: Set<String>
  private var values: Set<Value> = []
  var isEmpty: Bool { values.isEmpty }

  init(fields: Set<String>, values: some Sequence<String> = []) {
    self.fields = fields
    for value in values { insert(value) }
  }

  /// Adds a value, without any surrounding blanks, unless it is too short to recognize.
  mutating func insert(_ value: String) {
    let value = value.trimmingBlanks
    if value.count >= SecretRule.minCharacters { values.insert(Value(value)) }
  }

  func isSecret(_ field: Scene.Field) -> Bool { field.isSecret || fields.contains(field.name) }

  // MARK: Text

  /// Returns whether some text contains any of the values.
  func hides(_ text: String) -> Bool {
    guard mask(text) == nil else { return true }
    let clean = TerminalSanitizer.clean(text)
    return clean != text && mask(clean) != nil
  }

  /// Returns some text with a dot in place of each character of a value.
  func shown(_ text: String) -> String {
    let shown = dotted(text)
    return hides(shown) ? dotted(TerminalSanitizer.clean(shown)) : shown
  }

  private func dotted(_ text: String) -> String {
    guard let mask = mask(text) else { return text }
    return String(zip(text, mask).map { $1 ? "•" : $0 })
  }

  /// Returns which characters of some text must be hidden; `nil` if none of them must be.
  private func mask(_ text: String) -> [Bool]? {
    guard mayHide(text) else { return nil }
    let letters = text.map { $0.lowercased() }
    var mask = Array(repeating: false, count: letters.count)
    for hidden in values.map(\.letters) {
      for start in letters.indices where letters[start] == hidden[0] {
        let end = start + zip(letters[start...], hidden).prefix { $0 == $1 }.count
        let isEllipsis = end < letters.count && letters[end] == "…"
        let least = isEllipsis ? Self.minBeginning : Self.longBeginning
        guard end - start == hidden.count || end - start >= least else { continue }
        for index in start..<end { mask[index] = true }
      }
    }
    return mask.contains(true) ? mask : nil
  }

  /// Returns whether some text may contain a value.
  ///
  /// This quick check is suitable for a long list with many cells.
  private func mayHide(_ text: String) -> Bool {
    guard !values.isEmpty, !text.isEmpty else { return false }
    let bytes = Array(text.lowercased().utf8)
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    return values.contains { value in
      guard value.isHeadASCII else { return !isASCII }
      return bytes.indices.contains {
        bytes[$0] == value.head[0] && bytes[$0...].starts(with: value.head)
      }
    }
  }

  // MARK: Mistakes

  /// Returns a line that contains a mistake, with dots after the first word that may precede typed
  /// text, and after the field that follows it.
  ///
  /// `known` are the words of the language that precede no text, and `names` those of all fields.
  func shown(line: String, known: Set<String>, names: Set<String>) -> String {
    let words = line.split { $0.isWhitespace }
    let index = words.indices.first { index in
      let word = words[index]
      return !known.contains(String(word))
        && (resembles(word, fields) || index < 3 && resembles(word, Self.typing))
    }
    guard let index else { return line }
    var end = beginning(of: words[index]).endIndex
    if end == words[index].endIndex, let field = words.dropFirst(index + 1).first,
      names.contains(String(field))
    {
      end = field.endIndex
    }
    let hidden = line[end...].drop { $0.isWhitespace }
    return line[..<hidden.startIndex] + String(repeating: "•", count: hidden.count)
  }

  /// Returns the part of an unknown word that is safe to show, because typed text may follow the
  /// name of a command or field without a space.
  func beginning(of word: Substring) -> Substring {
    let names = Self.typing + fields
    let lowercased = word.lowercased()
    if let name = names.first(where: lowercased.hasPrefix) { return word.prefix(name.count) }
    return resembles(word, names) ? word.prefix { $0.isLetter } : word
  }

  private func resembles(_ word: Substring, _ names: some Collection<String>) -> Bool {
    let letters = word.prefix { $0.isLetter }.lowercased()
    return names.contains(where: letters.hasPrefix)
      || letters.count > 2 && Suggestion.nearest(to: letters, among: Array(names)) != nil
  }
}

/// The rule for valid `secret` values, which must be recognizable wherever they appear.
package enum SecretRule {
  static let minCharacters = 3

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
  fileprivate var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
