/// Finds the texts in a Swift file's `localizer.text("…")` calls, as keys of a language table.
///
/// A missed or wrong text is detected when the keys are compared with a table.
struct LocalizedTexts {
  /// The keys, such as `No movie found with ID {0}`.
  private(set) var patterns: [String] = []
  /// The calls of a localizer whose argument is not a literal.
  private(set) var problems: [String] = []
  private let code: [Character]

  init(_ file: SourceFile) {
    code = file.uncommented.contains(".text(") ? Array(file.uncommented) : []
    let call = Array(".text(")
    for start in code.indices where code[start] == "." && code[start...].starts(with: call) {
      // Other types have a member `text`, too, but none with a literal alone.
      let receiver = String(code[..<start].suffix(10))
      guard let last = receiver.last, last.isLetter || ")]".contains(last) else { continue }
      let literal = literal(at: skippingBlanks(from: start + call.count))
      if let literal, code[skippingBlanks(from: literal.end)] == ")" {
        patterns.append(literal.text)
      } else if receiver.lowercased().hasSuffix("localizer") {
        problems.append(String(code[start...].prefix(40)))
      }
    }
  }

  private func skippingBlanks(from position: Int) -> Int {
    code[position...].firstIndex { !$0.isWhitespace } ?? code.count - 1
  }

  /// Reads the literal at a position; `nil` if there is none.
  private func literal(at start: Int) -> (text: String, end: Int)? {
    guard code[start] == "\"" else { return nil }
    let quote = Array(
      repeating: Character("\""), count: code[start...].starts(with: "\"\"\"") ? 3 : 1)
    var (text, values, position) = ("", 0, start + quote.count)
    while position < code.count, !code[position...].starts(with: quote) {
      guard code[position] == "\\" else {
        text.append(code[position])
        position += 1
        continue
      }
      switch code[position + 1] {
      case "(":
        text += "{\(values)}"
        values += 1
        position = endOfValue(from: position + 2)
        continue
      case "n": text.append("\n")
      // A line continuation. The indentation of the next line is removed later.
      case "\n": text.append("\0")
      case let character: text.append(character)
      }
      position += 2
    }
    let end = position + quote.count
    guard quote.count > 1 else { return (text, end) }
    // The closing quotes define the indentation of all lines.
    let indent = String(text.reversed().prefix { $0 == " " })
    let lines = text.replacing("\0" + indent, with: "").replacing("\n" + indent, with: "\n")
    return (String(lines.dropFirst().dropLast()), end)
  }

  /// Returns the position after the closing parenthesis of an interpolated value.
  private func endOfValue(from start: Int) -> Int {
    var (depth, position) = (1, start)
    while position < code.count, depth > 0 {
      if let literal = literal(at: position) {
        position = literal.end
        continue
      }
      if code[position] == "(" { depth += 1 }
      if code[position] == ")" { depth -= 1 }
      position += 1
    }
    return position
  }
}
