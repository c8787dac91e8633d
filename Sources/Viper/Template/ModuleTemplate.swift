import CViperTemplates

/// A module that the generator copies under other names.
///
/// Each template is a tested target of this package, so it compiles and works.
public enum ModuleTemplate: String, CaseIterable, Sendable {
  /// A list that loads its rows in pages.
  case list = "SampleList"
  /// A page about one entity.
  case detail = "SampleDetail"
  /// A form that closes after it is saved.
  case form = "SampleForm"

  /// Returns the files of a module.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - fields: The fields of the module's entity.
  ///   - hasEdit: Whether a page has an Edit button.
  /// - Returns: The sources, followed by the tests. If `name` is the template's own name, and the
  ///   other parameters have their default values, the files are identical to the template's files.
  public func files(
    for name: ModuleName, fields: ModuleFields = .standard, hasEdit: Bool = false
  ) -> [GeneratedFile] {
    let standard = FieldCode(template: self, fields: .standard).parts
    let changes = zip(standard, FieldCode(template: self, fields: fields).parts).map {
      ($0.file, old: $0.code, new: $1.code)
    }
    return files.map { file in
      var text = changed(file, changes)
      if hasEdit { text = changed(GeneratedFile(path: file.path, text: text), EditCode.changes) }
      return GeneratedFile(
        path: renamed(file.path, name), text: withSortedImports(renamed(text, name)))
    }
  }

  /// Returns the text of a file with the changes to that file.
  private func changed(_ file: GeneratedFile, _ changes: [EditCode.Change]) -> String {
    let changes = changes.filter { file.path.hasSuffix("/\(rawValue)\($0.file).swift") }
    var (text, rest) = ("", file.text[...])
    // New text is not changed again, even if it contains some of the old.
    while true {
      let found = changes.compactMap { change in
        rest.firstRange(of: change.old).map { (range: $0, new: change.new) }
      }
      guard let next = found.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
        return text + rest
      }
      text += rest[..<next.range.lowerBound] + next.new
      rest = rest[next.range.upperBound...]
    }
  }

  var files: [GeneratedFile] {
    let files =
      switch self {
      case .list: template_sample_list()
      case .detail: template_sample_detail()
      case .form: template_sample_form()
      }
    return UnsafeBufferPointer(start: files.start, count: files.count).map { file in
      GeneratedFile(
        path: String(cString: file.path),
        text: String(
          decoding: UnsafeBufferPointer(start: file.start, count: file.count), as: UTF8.self))
    }
  }

  /// Returns the text with its imports sorted.
  ///
  /// The position of the module's import depends on the module's name.
  private func withSortedImports(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.prefix { $0.hasPrefix("import ") || $0.hasPrefix("public import ") }
    let sorted = imports.sorted { module($0) < module($1) }
    return (sorted + lines.dropFirst(imports.count)).joined(separator: "\n")
  }

  private func module(_ line: Substring) -> Substring {
    line.split(separator: " ").last ?? ""
  }

  private func renamed(_ text: String, _ name: ModuleName) -> String {
    let own = ModuleName(ofTemplate: rawValue)
    // Insert the new name last, because the new name can contain the template's name, as in
    // `Resample`.
    return text.split(separator: own.text, omittingEmptySubsequences: false)
      .map { $0.replacing(own.lowerCamelCase, with: name.lowerCamelCase) }
      .joined(separator: name.text)
  }
}

/// The identifiers in a template's code, which determine the names that a module cannot have.
struct TemplateWords {
  /// The identifiers that are not renamed, such as `Scene`.
  private let kept: Set<String>
  /// The suffixes that follow the template's name in the other identifiers, such as `View`.
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

  /// Returns the identifier that clashes with a name, if any, as `TextScreen` clashes with `Text`.
  func clash(with name: ModuleName) -> String? {
    endings.sorted().lazy.map { name.text + $0 }.first(where: kept.contains)
  }

  /// Returns the identifiers in code, excluding those in comments, test names and literals.
  private static func words(in text: String) -> [String] {
    var isInText = false
    return text.split(separator: "\n").flatMap { line -> [String] in
      // Multiline literals contain scenes, not code.
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
