/// A property of a type that has storage of its own.
struct StoredProperty {
  /// The name, or the names where several are declared at once.
  let names: Set<String>
  /// Every name behind the first: those of its type and of its initial value.
  let words: Set<String>
  let isWeak: Bool
  /// The number of the line, from 1.
  let line: Int

  private static let modifiers = [
    "(", ")", "fileprivate", "final", "internal", "lazy", "nonisolated", "open", "override",
    "package", "private", "public", "safe", "set", "static", "unowned", "unsafe", "weak",
  ]
  private static let typeKeywords = ["actor", "class", "enum", "extension", "protocol", "struct"]

  /// Returns the stored properties of all types in a file, and none of its local variables.
  ///
  /// - Parameter tokens: The code of the file.
  /// - Returns: The properties, in order.
  static func all(in tokens: [CodeToken]) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    // What the open braces belong to: the members of a type, or statements.
    var membersAt: [Bool] = []
    var isType = false
    for (place, token) in tokens.enumerated() {
      if token.isKeyword(typeKeywords), isDeclaration(tokens, at: place) { isType = true }
      if token.text == "{" {
        membersAt.append(isType)
        isType = false
      } else if token.text == "}" {
        _ = membersAt.popLast()
      } else if token.isKeyword("let", "var"), membersAt.last ?? false,
        let property = StoredProperty(tokens, at: place)
      {
        properties.append(property)
      }
    }
    return properties
  }

  /// Whether a keyword begins a type: not as in `.class`, `class func` or `P: class {`.
  private static func isDeclaration(_ tokens: [CodeToken], at place: Int) -> Bool {
    guard let next = tokens.dropFirst(place + 1).first else { return false }
    return (place == 0 || tokens[place - 1].text != ".")
      && next.isName && next.line == tokens[place].line
      && !next.isKeyword("func", "let", "override", "subscript", "var")
  }

  /// Reads a property.
  ///
  /// - Parameters:
  ///   - tokens: The code of the file.
  ///   - place: The place of `let` or `var`.
  private init?(_ tokens: [CodeToken], at place: Int) {
    let declaration = Declaration(tokens[(place + 1)...])
    guard declaration.isStored else { return nil }
    names = declaration.names
    words = declaration.words
    line = tokens[place].line
    isWeak = tokens[..<place].reversed()
      .prefix { $0.isKeyword(Self.modifiers) }.contains { $0.isKeyword("weak") }
  }
}
