import Foundation

/// The folders of a package into which a module is written.
public struct ModuleFolders: Hashable, Sendable {
  /// The folder of the package, with `Package.swift`.
  public let package: String
  /// The folder for the module's folder, as a path from the package's folder.
  public let sources: String
  /// The folder for the folder of the module's tests, as a path from the package's folder.
  public let tests: String

  /// Creates folders, which need not exist.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - sources: The folder for the module's folder, as a path from the package's folder.
  ///   - tests: The folder for the folder of the module's tests, in the same way.
  /// - Throws: `GeneratorProblem.folderIsOutside` if one of them is outside of the package, which
  ///   may be because of a symbolic link.
  public init(
    package: String, sources: String = "Sources", tests: String = "Tests"
  ) throws(GeneratorProblem) {
    self.package = package
    self.sources = try Self.normal(sources, in: package)
    self.tests = try Self.normal(tests, in: package)
  }

  /// Returns a folder without empty parts.
  private static func normal(
    _ folder: String, in package: String
  ) throws(GeneratorProblem) -> String {
    let steps = folder.split(separator: "/").filter { $0 != "." }
    guard !folder.hasPrefix("/"), !steps.isEmpty, !steps.contains("..") else {
      throw .folderIsOutside(folder)
    }
    // The folder stands between quotation marks in the lines for the manifest.
    guard !folder.contains(where: { "\"\\".contains($0) }),
      folder.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else {
      throw .usage("A folder's name must not have quotation marks, backslashes or line breaks.")
    }
    let root = URL(fileURLWithPath: package).resolvingSymlinksInPath().path
    var place = URL(fileURLWithPath: package)
    for step in steps {
      place.append(path: String(step))
      // A link in a folder that does not exist cannot lead anywhere.
      let real = place.resolvingSymlinksInPath().path
      guard real.hasPrefix(root + "/") else { throw .folderIsOutside(folder) }
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
