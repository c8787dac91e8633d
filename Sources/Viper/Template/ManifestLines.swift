/// The lines that make a generated module and its tests part of a package.
struct ManifestLines {
  let name: ModuleName
  let folders: ModuleFolders
  /// The name under which the package depends on this one; `nil` in this package itself.
  let dependency: String?

  /// The elements of `targets` in `Package.swift`.
  var targets: String {
    """
        .target(
          name: "\(name.text)",
          dependencies: [\(product("Viper"))]\(path(folders.sources, ""))),
        .testTarget(
          name: "\(name.text)Tests",
          dependencies: [
            \(tests.joined(separator: ",\n        ")),
          ]\(path(folders.tests, "Tests"))),
    """
  }

  /// The dependencies of the tests.
  ///
  /// `ViperTesting` re-exports `Viper`.
  private var tests: [String] {
    let kit = dependency == nil ? ["Viper", "ViperTesting"] : ["ViperTesting"]
    return ["\"\(name.text)\""] + kit.map(product)
  }

  private func product(_ product: String) -> String {
    dependency.map { ".product(name: \"\(product)\", package: \"\($0)\")" } ?? "\"\(product)\""
  }

  private func path(_ folder: String, _ ending: String) -> String {
    folders.isUsual ? "" : ",\n      path: \"\(folder)/\(name.text)\(ending)\""
  }
}
