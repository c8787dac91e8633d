/// Something in a script that cannot be understood, with the line it stands in.
struct ScriptMistake: Error, Sendable {
  /// No line is shown longer than that.
  private static let widest = 120

  let place: ScriptPlace
  let message: String
  /// The line as it stands in the file; empty when the whole file is meant.
  var line = ""

  /// The mistake as compilers show it: place and message, the line, and a caret below.
  var text: String {
    let head = "\(place.text):\(place.column): \(message)"
    guard !line.isEmpty else { return head }
    // Far to the right in a long line, the part around the place is shown.
    let start = max(0, place.column - 1 - Self.widest / 2)
    let shown = shownLine.dropFirst(start).prefix(Self.widest).map { SafeText.clean(String($0)) }
    let before = shown.prefix(place.column - 1 - start).map { TextWidth.of($0) }
    return head + "\n  " + shown.joined() + "\n  "
      + String(repeating: " ", count: before.reduce(0, +)) + "^"
  }

  /// The line, with dots for what stands behind the name of a secret field, however that is spelled: a
  /// mistake must not tell it.
  private var shownLine: String {
    let words = line.split { $0.isWhitespace || $0 == "\"" || $0 == "'" }
    let named = words.first { word in
      ScriptForms.secretFields.contains { word.lowercased().contains($0.dropLast()) }
        || (word.count > 4
          && Suggestion.nearest(to: String(word), among: Array(ScriptForms.secretFields)) != nil)
    }
    guard let named else { return line }
    let secret = line[named.endIndex...].drop { $0.isWhitespace }
    return line[..<secret.startIndex] + String(repeating: "•", count: secret.count)
  }
}
