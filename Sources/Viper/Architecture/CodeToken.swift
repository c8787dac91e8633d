/// A name or a sign of Swift code.
package struct CodeToken: Hashable, Sendable {
  package let text: String
  /// The number of the line, from 1.
  let line: Int
  /// Whether it is a name or a number.
  let isName: Bool

  /// Returns the tokens of code that has no comments and no literals, in order.
  static func all(in code: String) -> [CodeToken] {
    code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .flatMap { number, line in
        var tokens: [CodeToken] = []
        var rest = line
        while let first = rest.first {
          let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          let text = name.isEmpty ? rest.prefix(1) : name
          rest = rest.dropFirst(text.count)
          guard !first.isWhitespace, first != "`" else { continue }
          tokens.append(CodeToken(text: String(text), line: number + 1, isName: !name.isEmpty))
        }
        return tokens
      }
  }
}

extension SourceFile {
  private static let kinds = ["actor", "class", "enum", "protocol", "struct"]

  /// The types at the top level of the file, in order.
  package var types: [String] {
    var depth = 0
    var types: [String] = []
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if depth == 0, next.isName, Self.kinds.contains(token.text) { types.append(next.text) }
    }
    return types
  }

  /// The modules that the file imports, with their lines.
  package var imports: [(module: String, line: Int)] {
    let kinds = Self.kinds + ["func", "let", "typealias", "var"]
    let tokens = tokens
    return tokens.indices.compactMap { place in
      // `x.import` and `f(import: x)` are names.
      guard tokens[place].text == "import",
        place == 0 || ![".", "(", ","].contains(tokens[place - 1].text)
      else { return nil }
      let name = tokens[(place + 1)...].first { !kinds.contains($0.text) }
      return name.flatMap { $0.isName ? ($0.text, $0.line) : nil }
    }
  }
}
