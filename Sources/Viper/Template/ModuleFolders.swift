import ViperPlatform

/// The folders in a package that a module is written to.
public struct ModuleFolders: Hashable, Sendable {
  /// The package's folder, which contains `Package.swift`.
  public let package: String
  /// The folder in which to create the module's folder, relative to the package.
  public let sources: String
  /// The folder in which to create the folder of the module's tests, relative to the package.
  public let tests: String
  /// Whether SwiftPM finds both folders without a `path` in the manifest.
  let isStandard: Bool

  /// Creates a value for folders that need not exist.
  ///
  /// - Throws: `GeneratorError` if a folder is outside the package, possibly because of a symbolic
  ///   link.
  public init(
    package: String, sources: String? = nil, tests: String = "Tests"
  ) throws(GeneratorError) {
    self.package = package
    let standard = Self.defaultSources(of: package)
    self.sources = try Self.normal(sources ?? standard, in: package)
    isStandard = self.sources == standard && tests == "Tests"
    self.tests = try Self.normal(tests, in: package)
  }

  /// Returns the folder in which SwiftPM looks for sources: the first existing folder of those
  /// listed in the documentation of `Target.path`.
  private static func defaultSources(of package: String) -> String {
    let names = ((try? SystemText(package).entryNames()) ?? []).map(\.text)
    return ["Sources", "Source", "src", "srcs"].first(where: names.contains) ?? "Sources"
  }

  /// Returns a path without empty components.
  private static func normal(
    _ folder: String, in package: String
  ) throws(GeneratorError) -> String {
    let components = folder.split(separator: "/").filter { $0 != "." }
    guard !folder.hasPrefix("/"), !components.isEmpty, !components.contains("..") else {
      throw .folderIsOutside(folder)
    }
    guard !components.contains(where: { $0.hasPrefix(".") }) else {
      throw .usage("SwiftPM ignores hidden folders such as '\(folder)'. Use another folder.")
    }
    // The folder is written in quotation marks in the manifest.
    guard folder.unicodeScalars.allSatisfy({ $0 != "\"" && $0 != "\\" && $0.isPrintable }) else {
      throw .usage(
        "A folder name must not contain quotation marks, backslashes or control characters.")
    }
    let root = SystemText(package)
    var path = root
    for component in components {
      path = "\(path)/\(component)"
      // A missing folder cannot be a link to somewhere else.
      guard let real = path.resolved, let root = root.resolved else { break }
      guard real.bytes.starts(with: root.bytes + "/".utf8) else { throw .folderIsOutside(folder) }
    }
    return components.joined(separator: "/")
  }

  /// Returns the path of a generated file, relative to the package.
  func path(of file: GeneratedFile, in template: ModuleName) -> String {
    (isTest(file, of: template) ? tests : sources) + "/" + file.path
  }

  private func isTest(_ file: GeneratedFile, of name: ModuleName) -> Bool {
    file.path.hasPrefix(name.text + "Tests/")
  }
}

extension Unicode.Scalar {
  /// Whether printing the scalar cannot affect a terminal or the order of the text around it.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    case _: true
    }
  }
}
