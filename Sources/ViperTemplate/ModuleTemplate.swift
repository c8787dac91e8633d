import Templates

/// A module of which the generator makes copies under other names.
///
/// Each template is a target of this package, with tests, so it compiles and works.
public enum ModuleTemplate: String, CaseIterable, Sendable {
  /// A screen that loads its rows at once.
  case screen = "Sample"
  /// A list that loads page by page.
  case list = "SampleList"

  /// Returns the files of a module.
  ///
  /// - Parameter name: The name of the module.
  /// - Returns: The sources, and then the tests. For the template's own name, they are the
  ///   template's files byte for byte.
  public func files(for name: ModuleName) -> [GeneratedFile] {
    files.map { file in
      GeneratedFile(path: renamed(file.path, name), text: renamed(file.text, name))
    }
  }

  /// The template's own files.
  var files: [GeneratedFile] {
    let files =
      switch self {
      case .screen: template_sample()
      case .list: template_sample_list()
      }
    return UnsafeBufferPointer(start: files.start, count: files.count).map { file in
      GeneratedFile(
        path: String(cString: file.path),
        text: String(
          decoding: UnsafeBufferPointer(start: file.start, count: file.count), as: UTF8.self))
    }
  }

  private func renamed(_ text: String, _ name: ModuleName) -> String {
    let own = ModuleName(ofTemplate: rawValue)
    // In this order, because the new name may contain the template's: `Resample`.
    return text.split(separator: own.text, omittingEmptySubsequences: false)
      .map { $0.replacing(own.lowerCamelCase, with: name.lowerCamelCase) }
      .joined(separator: name.text)
  }
}
