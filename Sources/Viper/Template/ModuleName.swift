/// A module name: an identifier in upper camel case that is not a keyword.
public struct ModuleName: Hashable, Sendable {
  /// The maximum number of characters in a name.
  ///
  /// The longest generated file name adds 20 characters, and file systems allow 255 bytes.
  public static let maxLength = 60

  /// The name, such as `BookList`.
  public let text: String

  /// Creates a name.
  ///
  /// - Parameter text: An identifier in upper camel case, consisting of ASCII letters and digits.
  /// - Throws: `GeneratorError` if the text is not such an identifier. Swift keywords are rejected
  ///   regardless of case, because the generated code also contains the name in lower camel case.
  public init(_ text: String) throws(GeneratorError) {
    guard text.count <= Self.maxLength else {
      throw GeneratorError(
        message: "The name is too long. Use at most \(Self.maxLength) characters.")
    }
    guard text.first?.isUppercase == true,
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else {
      throw GeneratorError(
        message:
          """
          Invalid module name '\(text)'. Use letters and digits in upper camel case, such as \
          'BookList'.
          """)
    }
    self.init(ofTemplate: text)
    guard !Self.keywords.contains(lowerCamelCase), !Self.keywords.contains(text) else {
      throw GeneratorError(
        message: "'\(text)' is a Swift keyword. Choose another name.")
    }
  }

  init(ofTemplate text: String) {
    self.text = text
  }

  /// The name in lower camel case: `bookList`, `urlList` for `URLList`, `tv` for `TV`.
  public var lowerCamelCase: String {
    let capitals = text.prefix { $0.isUppercase }.count
    // The last of several capitals begins the next word if a lowercase letter follows.
    let isFollowed = text.dropFirst(capitals).first?.isLowercase ?? false
    let count = capitals > 1 && isFollowed ? capitals - 1 : capitals
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  /// The reserved words (*The Swift Programming Language*, Lexical Structure).
  static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
