/// The identifiers in a template's code, which decide the names that a module cannot have.
struct TemplateWords {
  /// The identifiers that stay as they are, such as `Scene`.
  private let kept: Set<String>
  /// The endings of the other identifiers after the template's own name, such as `View`.
  private let endings: Set<String>

  init(_ template: ModuleTemplate) {
    var kept: Set<String> = []
    var endings: Set<String> = []
    for word in template.files.flatMap({ Self.words(in: $0.text) }) {
      if word.hasPrefix(template.rawValue) {
        endings.insert(String(word.dropFirst(template.rawValue.count)))
      } else {
        kept.insert(word)
      }
    }
    self.kept = kept
    self.endings = endings
  }

  /// Returns the identifier that clashes with a name, such as `TextScreen` with `Text`, if any.
  func clash(with name: ModuleName) -> String? {
    endings.sorted().lazy.map { name.text + $0 }.first(where: kept.contains)
  }

  /// Returns the identifiers in code, without those in comments, in names of tests and in literals.
  private static func words(in text: String) -> [String] {
    var isInText = false
    return text.split(separator: "\n").flatMap { line -> [String] in
      // The literals of several lines are those of scenes, in which no code stands.
      if line.contains("\"\"\"") { isInText.toggle() }
      return isInText ? [] : code(of: line).split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }
  }

  private static func code(of line: Substring) -> Substring {
    var code = line
    for quote in ["`", "\""] {
      while let opening = code.firstRange(of: quote),
        let closing = code[opening.upperBound...].firstRange(of: quote)
      {
        code.removeSubrange(opening.lowerBound..<closing.upperBound)
      }
    }
    return code.firstRange(of: "//").map { code[..<$0.lowerBound] } ?? code
  }
}
