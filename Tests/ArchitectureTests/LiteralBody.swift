/// What stands between the quotes of a literal, line by line.
struct LiteralBody {
  private struct Line {
    var text = ""
    /// Whether a backslash at its end joins it with the next.
    var isJoined = false
  }

  private var lines = [Line()]
  private var values = 0

  mutating func append(_ character: Character) {
    if character.isNewline { lines.append(Line()) } else { append(escaped: character) }
  }

  /// A character that was spelled out; a line's end among them ends no line of the source.
  mutating func append(escaped character: Character) {
    lines[lines.count - 1].text.append(character)
  }

  mutating func appendValue() {
    lines[lines.count - 1].text += "{\(values)}"
    values += 1
  }

  mutating func joinNextLine() {
    lines[lines.count - 1].isJoined = true
    lines.append(Line())
  }

  /// The text of a literal of one line.
  var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The text of a literal of several lines, moved in as far as its end is.
  var longText: String {
    let indent = lines.last?.text.count ?? 0
    let inner = lines.dropFirst().dropLast()
    var text = ""
    for (place, line) in inner.enumerated() {
      text += line.text.dropFirst(indent)
      if !line.isJoined, place < inner.count - 1 { text += "\n" }
    }
    return text
  }
}
