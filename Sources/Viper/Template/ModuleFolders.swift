import ViperPlatform

/// The folders of a package into which a module is written.
public struct ModuleFolders: Hashable, Sendable {
  /// The folder of the package, with `Package.swift`.
  public let package: String
  /// The folder for the module's folder, as a path from the package's folder.
  public let sources: String
  /// The folder for the folder of the module's tests, as a path from the package's folder.
  public let tests: String
  /// Whether SwiftPM looks in both folders without being told.
  let isStandard: Bool

  /// Creates folders, which need not exist.
  ///
  /// - Throws: `GeneratorError` if one of them is outside of the package, which
  ///   may be because of a symbolic link.
  public init(
    package: String, sources: String? = nil, tests: String = "Tests"
  ) throws(GeneratorError) {
    self.package = package
    let standard = Self.defaultSources(of: package)
    self.sources = try Self.normal(sources ?? standard, in: package)
    isStandard = self.sources == standard && tests == "Tests"
    self.tests = try Self.normal(tests, in: package)
  }

  /// Returns the folder where SwiftPM looks for sources: the first that exists of those in `Target.path`.
  private static func defaultSources(of package: String) -> String {
    let names = ((try? SystemText(package).entryNames()) ?? []).map(\.text)
    return ["Sources", "Source", "src", "srcs"].first(where: names.contains) ?? "Sources"
  }

  /// Returns a folder without empty parts.
  private static func normal(
    _ folder: String, in package: String
  ) throws(GeneratorError) -> String {
    let steps = folder.split(separator: "/").filter { $0 != "." }
    guard !folder.hasPrefix("/"), !steps.isEmpty, !steps.contains("..") else {
      throw .folderIsOutside(folder)
    }
    guard !steps.contains(where: { $0.hasPrefix(".") }) else {
      throw .usage("SwiftPM ignores hidden folders such as '\(folder)'. Use another folder.")
    }
    // The folder stands between quotation marks in the lines for the manifest.
    guard !folder.contains(where: { "\"\\".contains($0) }),
      folder.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else {
      throw .usage("A folder name must not contain quotation marks, backslashes or line breaks.")
    }
    let root = SystemText(package)
    var place = root
    for step in steps {
      place = "\(place)/\(step)"
      // What does not exist cannot lead anywhere.
      guard let real = place.resolved, let root = root.resolved else { break }
      guard real.bytes.starts(with: root.bytes + "/".utf8) else { throw .folderIsOutside(folder) }
    }
    return steps.joined(separator: "/")
  }

  /// Returns the path of a generated file from the package's folder.
  func path(of file: GeneratedFile, in template: ModuleName) -> String {
    (isTest(file, of: template) ? tests : sources) + "/" + file.path
  }

  private func isTest(_ file: GeneratedFile, of name: ModuleName) -> Bool {
    file.path.hasPrefix(name.text + "Tests/")
  }
}
