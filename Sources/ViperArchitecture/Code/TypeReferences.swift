/// What a Swift file declares, and which names stand in its code.
package struct TypeReferences: Sendable {
  private static let kinds = ["actor", "class", "enum", "protocol", "struct"]
  private static let modifiers = [
    "fileprivate", "final", "indirect", "internal", "nonisolated", "open", "package", "private",
    "public",
  ]

  /// The types at the top level of the file, in order.
  package let types: [String]
  /// The types, and the other names for types.
  let own: Set<String>
  /// Those of them that other files can name.
  package let declared: Set<String>
  /// Every name in the code, with its first line.
  let named: [String: Int]

  /// Reads the code of a file.
  ///
  /// - Parameter tokens: The code.
  package init(_ tokens: [CodeToken]) {
    var types: [String] = []
    var own: Set<String> = []
    var declared: Set<String> = []
    var named: [String: Int] = [:]
    var depth = 0
    for (place, token) in tokens.enumerated() {
      if token.text == "{" { depth += 1 }
      // A brace too many closes nothing.
      if token.text == "}" { depth = max(0, depth - 1) }
      guard token.isName else { continue }
      if named[token.text] == nil { named[token.text] = token.line }
      guard depth == 0, place > 0 else { continue }
      let isType = tokens[place - 1].isKeyword(Self.kinds)
      guard isType || tokens[place - 1].isKeyword("typealias") else { continue }
      if isType { types.append(token.text) }
      own.insert(token.text)
      if !Self.isPrivate(tokens[..<(place - 1)]) { declared.insert(token.text) }
    }
    (self.types, self.own, self.declared, self.named) = (types, own, declared, named)
  }

  /// Whether a declaration is private, by the modifiers before it.
  private static func isPrivate(_ tokens: ArraySlice<CodeToken>) -> Bool {
    tokens.reversed().prefix { $0.isKeyword(modifiers) }
      .contains { $0.isKeyword("private", "fileprivate") }
  }
}
