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

  /// The commands that add the same lines; `nil` where SwiftPM has none for them.
  var commands: String? {
    guard let dependency, folders.isUsual else { return nil }
    let (module, tests) = (name.text, name.text + "Tests")
    return """
          swift package add-target \(module)
          swift package add-target-dependency Viper \(module) --package \(dependency)
          swift package add-target \(tests) --type test --dependencies \(module)
          swift package add-target-dependency ViperTesting \(tests) --package \(dependency)
          rm \(folders.sources)/\(module)/\(module).swift Tests/\(tests)/\(tests).swift
      """
  }

  /// The dependencies of the tests.
  ///
  /// The product `ViperTesting` brings `Viper` and `ViperClocks` along.
  private var tests: [String] {
    let kit = dependency == nil ? ["Viper", "ViperClocks", "ViperTesting"] : ["ViperTesting"]
    return ["\"\(name.text)\""] + kit.map(product)
  }

  private func product(_ product: String) -> String {
    dependency.map { ".product(name: \"\(product)\", package: \"\($0)\")" } ?? "\"\(product)\""
  }

  private func path(_ folder: String, _ ending: String) -> String {
    folders.isUsual ? "" : ",\n      path: \"\(folder)/\(name.text)\(ending)\""
  }
}
