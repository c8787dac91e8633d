/// The name of a module: an identifier in upper camel case that is no keyword.
public struct ModuleName: Hashable, Sendable {
  /// The most letters and digits that a name may have.
  ///
  /// The longest file name adds 20 characters, and file systems allow 255 bytes.
  public static let maxLength = 60

  /// The name, such as `FilmClub`.
  public let text: String

  /// Creates a name.
  ///
  /// - Parameter text: An identifier in upper camel case, of ASCII letters and digits.
  /// - Throws: `GeneratorError` if the text is no such identifier, or a keyword of Swift in any
  ///   case: the generated code also contains the name in lower camel case.
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
          'FilmClub'.
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

  /// The name as a function begins with it: `filmClub`, `urlList` for `URLList`, `tv` for `TV`.
  public var lowerCamelCase: String {
    let capitals = text.prefix { $0.isUppercase }.count
    // The last capital before a lowercase letter begins the next word.
    let isFollowed = text.dropFirst(capitals).first?.isLowercase ?? false
    let count = capitals > 1 && isFollowed ? capitals - 1 : capitals
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  /// The reserved words (*The Swift Programming Language*, Lexical Structure).
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
