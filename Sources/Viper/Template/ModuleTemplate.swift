import CViperTemplates

/// A module of which the generator makes copies under other names.
///
/// Each template is a target of this package, with tests, so it compiles and works.
public enum ModuleTemplate: String, CaseIterable, Sendable {
  /// A list that loads page by page.
  case list = "SampleList"
  /// A form that is saved and then left.
  case form = "SampleForm"
  /// A list that can be searched, sorted and narrowed.
  case search = "SampleSearch"

  /// Returns the files of a module.
  ///
  /// - Returns: The sources, and then the tests. For the template's own name, they are the
  ///   template's files byte for byte.
  public func files(for name: ModuleName) -> [GeneratedFile] {
    files.map { file in
      GeneratedFile(
        path: renamed(file.path, name), text: withSortedImports(renamed(file.text, name)))
    }
  }

  var files: [GeneratedFile] {
    let files =
      switch self {
      case .list: template_sample_list()
      case .form: template_sample_form()
      case .search: template_sample_search()
      }
    return UnsafeBufferPointer(start: files.start, count: files.count).map { file in
      GeneratedFile(
        path: String(cString: file.path),
        text: String(
          decoding: UnsafeBufferPointer(start: file.start, count: file.count), as: UTF8.self))
    }
  }

  /// Returns the text with sorted imports.
  ///
  /// The position of the module's import depends on its name.
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
    // In this order, because the new name may contain the template's: `Resample`.
    return text.split(separator: own.text, omittingEmptySubsequences: false)
      .map { $0.replacing(own.lowerCamelCase, with: name.lowerCamelCase) }
      .joined(separator: name.text)
  }
}
