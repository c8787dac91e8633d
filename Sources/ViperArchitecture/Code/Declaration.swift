/// What stands behind `let` or `var`, up to the end of the declaration.
struct Declaration {
  private(set) var names: Set<String> = []
  private(set) var words: Set<String> = []
  /// Whether the property has storage: a computed one has only code.
  private(set) var isStored = true

  private var depth = 0
  private var hasValue = false
  private var last: CodeToken?
  /// Whether the declaration goes on, whatever the next line begins with.
  private var isOpen = false

  /// Signs at the end of a line that join it with the next.
  private static let openers = [":", "=", "&", ",", "<", ".", "|"]
  /// Signs at the beginning of a line that join it with the last.
  private static let joints = [":", "=", "&", ",", "<", ">", ".", "?", "!", "-", "|", "{"]

  /// Reads a declaration.
  ///
  /// - Parameter tokens: The code behind `let` or `var`.
  init(_ tokens: ArraySlice<CodeToken>) {
    for place in tokens.indices {
      let token = tokens[place]
      if endsBefore(token) { return }
      if token.text == "{" {
        let next = tokens[(place + 1)...].first
        isStored = hasValue || next?.isKeyword("didSet", "willSet") ?? false
        return
      }
      read(token)
    }
  }

  /// Whether a token belongs to what follows the declaration.
  private func endsBefore(_ token: CodeToken) -> Bool {
    guard let last, depth == 0 else { return false }
    if [";", "}"].contains(token.text) { return true }
    return token.line != last.line && !isOpen && !Self.joints.contains(token.text)
  }

  private mutating func read(_ token: CodeToken) {
    switch token.text {
    case "(", "[": depth += 1
    case ")", "]": depth -= 1
    case "=": hasValue = true
    default: break
    }
    if token.isName {
      let isName = last == nil || !hasValue && depth == 0 && last?.text == ","
      if isName { names.insert(token.text) } else { words.insert(token.text) }
    }
    // An optional type or one in angle brackets ends a declaration; an arrow does not.
    let isArrow = token.text == ">" && last?.text == "-"
    isOpen = isArrow || Self.openers.contains(token.text)
    last = token
  }
}
