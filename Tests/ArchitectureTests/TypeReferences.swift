import Foundation

/// What a Swift file declares and which names of types stand in its code.
struct TypeReferences {
  /// The types that other files can name.
  let declared: Set<String>
  /// Every capitalized name in the code, interpolations included.
  let named: Set<String>

  init(_ text: String) {
    let code = Self.withoutLiterals(text)
    declared = Set(
      code.matches(
        of: #/(?m)^(?:@\w+ +)*((?:[a-z]+ +)*)(?:struct|class|enum|protocol|actor|typealias) +(\w+)/#
      )
      .filter { !$0.1.contains("private") }
      .map { String($0.2) })
    named = Set(code.matches(of: #/\b[A-Z]\w+/#).map { String($0.0) })
  }

  /// The code without comments and without what stands in string literals, but for their interpolations.
  static func withoutLiterals(_ text: String) -> String {
    var scanner = LiteralStripper(text)
    return scanner.code()
  }
}

/// Copies code, and passes over comments and string literals.
private struct LiteralStripper {
  private let text: [Character]
  private var place = 0

  init(_ text: String) {
    self.text = Array(text)
  }

  private func sees(_ word: String) -> Bool {
    text.dropFirst(place).starts(with: word)
  }

  /// The code up to the end, or up to the parenthesis that closes an interpolation.
  mutating func code(untilClosed: Bool = false) -> String {
    var code = ""
    var depth = 0
    while place < text.count {
      if sees("//") {
        while place < text.count, !text[place].isNewline { place += 1 }
      } else if text[place] == "\"" || sees("#\"") {
        code += literal()
      } else {
        if text[place] == "(" { depth += 1 }
        if text[place] == ")" {
          if untilClosed, depth == 0 { return code }
          depth -= 1
        }
        code.append(text[place])
        place += 1
      }
    }
    return code
  }

  /// The interpolations of a literal.
  private mutating func literal() -> String {
    let hash = sees("#") ? "#" : ""
    place += hash.count
    let quote = sees("\"\"\"") ? "\"\"\"" : "\""
    place += quote.count
    var code = " "
    while place < text.count, !sees(quote + hash) {
      if sees("\\\(hash)(") {
        place += 2 + hash.count
        code += self.code(untilClosed: true) + " "
      } else {
        place += sees("\\") && hash.isEmpty ? 2 : 1
      }
    }
    place += quote.count + hash.count
    return code
  }
}
