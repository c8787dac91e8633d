/// Finds what a Swift text says as `localizer("…")`, and turns each into the pattern a table knows it by.
struct SpokenTexts {
  /// The texts, such as `There is no movie with the id {0}`.
  private(set) var patterns: [String] = []
  /// What stands between the parentheses and is no literal, with what comes before it.
  private(set) var problems: [String] = []
  private let code: [Character]
  private var place = 0

  init(_ code: String) {
    // As in the compiler, "\r\n" and a letter with what belongs to it are one character.
    self.code = Array(code)
    scan(untilClosed: false)
  }

  private func sees(_ text: String) -> Bool {
    code.dropFirst(place).starts(with: text)
  }

  /// Reads code: to the end, or to the parenthesis that closes an interpolation.
  private mutating func scan(untilClosed: Bool) {
    var depth = 0
    while place < code.count {
      let character = code[place]
      if sees("//") {
        while place < code.count, !code[place].isNewline { place += 1 }
      } else if sees("/*") {
        skipComment()
      } else if character == "\"" || character == "#" {
        _ = literal()
      } else if character.isLetter || character == "_" {
        name()
      } else {
        place += 1
        if character == "(" { depth += 1 }
        if character == ")" {
          if untilClosed, depth == 0 { return }
          depth -= 1
        }
      }
    }
  }

  /// Comments stand inside one another.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if sees("/*") { depth += 1 }
      if sees("*/") { depth -= 1 }
      place += sees("/*") || sees("*/") ? 2 : 1
    } while depth > 0 && place < code.count
  }

  private mutating func name() {
    let start = place
    while place < code.count, code[place].isLetter || code[place].isNumber || code[place] == "_" {
      place += 1
    }
    guard String(code[start..<place]) == "localizer", sees("("), !isFunction(start) else { return }
    let call = place
    place += 1
    skipBlanks()
    if let pattern = literal() {
      skipBlanks()
      if sees(")") {
        place += 1
        patterns.append(pattern)
        return
      }
    }
    problems.append(String(code[max(0, start - 20)..<min(code.count, call + 20)]))
    // The parenthesis and what is in it are read as code.
    place = call
  }

  /// Whether the name is that of a function, of a type or to be declared, and none of a value.
  private func isFunction(_ start: Int) -> Bool {
    let before = code[..<start]
    if before.suffix(5).elementsEqual("func ") { return true }
    guard before.last == "." else { return false }
    let type = before.dropLast().reversed().prefix { $0.isLetter || $0.isNumber }.last
    return type?.isUppercase ?? false
  }

  private mutating func skipBlanks() {
    while place < code.count, code[place].isWhitespace { place += 1 }
  }

  /// Reads a literal with all that is said inside its interpolations; moves one on where there is none.
  private mutating func literal() -> String? {
    var hashes = ""
    while sees("#") {
      hashes += "#"
      place += 1
    }
    guard sees("\"") else {
      if hashes.isEmpty { place += 1 }
      return nil
    }
    let isLong = sees("\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    place += quote.count
    var body = LiteralBody()
    while place < code.count, !sees(quote + hashes) {
      if sees("\\" + hashes) {
        place += 1 + hashes.count
        escape(&body)
      } else {
        body.append(code[place])
        place += 1
      }
    }
    place += quote.count + hashes.count
    return isLong ? body.longText : body.text
  }

  /// Reads what stands behind a backslash.
  private mutating func escape(_ body: inout LiteralBody) {
    guard place < code.count else { return }
    let character = code[place]
    place += 1
    switch character {
    case "(":
      body.appendValue()
      scan(untilClosed: true)
    case "n": body.append(escaped: "\n")
    case "t": body.append(escaped: "\t")
    case "r": body.append(escaped: "\r")
    case "0": body.append(escaped: "\0")
    case "u":
      let digits = code.dropFirst(place + 1).prefix { $0 != "}" }
      place += digits.count + 2
      let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
      body.append(escaped: scalar.map(Character.init) ?? "?")
    case _ where character.isWhitespace:
      // Blanks may stand between the backslash and the end of the line that it joins with the next.
      place -= 1
      while place < code.count, !code[place].isNewline { place += 1 }
      place += 1
      body.joinNextLine()
    default: body.append(escaped: character)
    }
  }
}
