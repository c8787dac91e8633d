/// A field of a generated module's entity, such as `year:Int`.
public struct ModuleField: Hashable, Sendable {
  /// The type of a field's value.
  public enum Kind: String, CaseIterable, Sendable {
    case text = "String"
    case integer = "Int"
    case decimal = "Double"
    case flag = "Bool"
  }

  /// The name in lower camel case, such as `isRead`.
  public let name: String
  /// The type.
  public let kind: Kind

  /// The words of the name, such as `is read` and `first ISBN`.
  private var words: String {
    var words = [""]
    for character in name {
      let last = words.count - 1
      if character.isUppercase, words[last].last?.isUppercase != true {
        words.append(String(character))
      } else {
        words[last].append(character)
      }
    }
    return words.map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }

  /// The name in running text, such as `read` for `isRead`.
  var term: String {
    kind == .flag && words.hasPrefix("is ") ? String(words.dropFirst(3)) : words
  }

  /// The label, such as `Read`.
  var label: String { term.prefix(1).uppercased() + term.dropFirst() }

  /// What the field is, as a sentence for a documentation comment.
  func summary(isFirst: Bool) -> String {
    switch kind {
    case .text: isFirst ? "The \(term)." : "The \(term); may be empty."
    case .integer, .decimal: "The \(term)."
    case .flag: words.hasPrefix("has ") ? "Whether it \(words)." : "Whether it is \(term)."
    }
  }

  init(name: String, kind: Kind = .text) {
    self.name = name
    self.kind = kind
  }
}

/// The fields of a generated module's entity, in order.
///
/// The first field is a text, which titles the entity.
public struct ModuleFields: Hashable, Sendable {
  /// The fields of the templates: a name and a note.
  public static let standard = ModuleFields([ModuleField(name: "name"), ModuleField(name: "note")])

  let all: [ModuleField]
  var title: ModuleField { all[0] }

  private init(_ fields: [ModuleField]) {
    all = fields
  }

  /// Reads fields such as `title,year:Int,isRead:Bool`.
  ///
  /// - Throws: `GeneratorError` if a name or a type is invalid.
  public init(_ list: String) throws(GeneratorError) {
    var fields: [ModuleField] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let field = try Self.field(word)
      guard !fields.contains(where: { $0.name == field.name }) else {
        throw .usage("Duplicate field '\(field.name)'.")
      }
      fields.append(field)
    }
    guard fields[0].kind == .text else {
      throw .usage("The first field is the title, so it must be a String.")
    }
    self.init(fields)
  }

  /// The maximum number of characters in a name, so that generated lines are short enough.
  static let maxLength = 20

  /// Reads a field such as `year:Int` or, with the type `String`, `title`.
  private static func field(_ word: Substring) throws(GeneratorError) -> ModuleField {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard name.first?.isLowercase == true, name.count <= maxLength,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else {
      throw .usage(
        """
        Invalid field '\(word)'. Use a name in lower camel case with at most \(maxLength) letters \
        and digits, such as 'title' or 'year:Int'.
        """)
    }
    guard !ModuleName.keywords.contains(name) else {
      throw .usage("'\(name)' is a Swift keyword. Choose another name for the field.")
    }
    guard !usedNames.contains(name) else {
      throw .usage("Generated code already uses the name '\(name)'. Choose another for the field.")
    }
    let type = parts.count > 1 ? String(parts[1]) : ModuleField.Kind.text.rawValue
    guard let kind = ModuleField.Kind(rawValue: type) else {
      let kinds = ModuleField.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("Unknown type '\(type)' of field '\(name)'. Use one of: \(kinds).")
    }
    return ModuleField(name: name, kind: kind)
  }

  /// The names that would be ambiguous in generated code, or that are keywords in some places.
  private static let usedNames: Set<String> = [
    "allCases", "any", "each", "fields", "hash", "hashValue", "id", "input", "item", "none",
    "rawValue", "required", "some", "texts",
  ]
}
