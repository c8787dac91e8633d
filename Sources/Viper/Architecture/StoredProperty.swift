/// A stored property of a type.
struct StoredProperty {
  let name: String
  /// The names that follow the property's name on the same line, in the type and the initial value.
  let words: Set<String>
  let isWeak: Bool
  let line: Int

  /// The keywords that begin the members of a type.
  static let types = ["actor", "class", "enum", "extension", "protocol", "struct"]

  /// Returns the stored properties of all types in a file, in order, excluding local variables.
  static func all(in tokens: [CodeToken]) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    // For each open brace, whether it encloses the members of a type rather than statements.
    var isInType: [Bool] = []
    var opensType = false
    for (place, token) in tokens.enumerated() {
      switch token.text {
      case "{":
        isInType.append(opensType)
        opensType = false
      case "}": _ = isInType.popLast()
      case "let", "var":
        if isInType.last ?? false, let property = StoredProperty(tokens, at: place) {
          properties.append(property)
        }
      // `class func` does not begin a type.
      case "func", "init": opensType = false
      case _ where types.contains(token.text): opensType = true
      default: break
      }
    }
    return properties
  }

  private init?(_ tokens: [CodeToken], at place: Int) {
    let line = tokens[place].line
    let rest = tokens[(place + 1)...].prefix { $0.line == line }.map(\.text)
    guard let name = rest.first else { return nil }
    // In a computed property, only code follows the type.
    let type = rest.prefix { $0 != "{" && $0 != "=" }
    let isComputed = rest.dropFirst(type.count).first == "{"
    guard !isComputed || rest.contains("didSet") || rest.contains("willSet") else { return nil }
    self.name = name
    words = Set(rest.dropFirst())
    isWeak = tokens[..<place].reversed().prefix { $0.line == line }.contains { $0.text == "weak" }
    self.line = line
  }
}
