import ViperPlatform

/// The command `swift package viper-module`.
///
/// The command creates a module with its tests, and prints the lines to add to the package. It does
/// not change existing files. It does not start SwiftPM either, because SwiftPM would wait for the
/// lock that the running command holds.
public struct Generator: Sendable {
  /// The command's standard output, standard error and exit code.
  public struct Result: Hashable, Sendable {
    /// The text for standard output.
    public var output = ""
    /// The text for standard error.
    public var errors = ""
    /// The exit code, which is 0 if the module was created.
    public var exitCode: Int32 = 0
  }

  private let package: String
  private let dependency: String?
  private let targets: [String]
  private let otherTargets: [String]

  /// Creates the command for a package.
  ///
  /// - Parameters:
  ///   - package: The package's folder, which contains `Package.swift`.
  ///   - dependency: The identity of this package, which is its folder's name unless the client
  ///     package's manifest gives it another name; `nil` in this package itself.
  ///   - targets: The names of the package's targets.
  ///   - otherTargets: The names of the targets in the package's dependencies.
  public init(
    package: String, dependency: String?, targets: [String], otherTargets: [String] = []
  ) {
    self.package = package
    self.dependency = dependency
    self.targets = targets
    self.otherTargets = otherTargets
  }

  /// Creates a module as requested by a command line.
  public func run(_ words: [String]) -> Result {
    do throws(GeneratorError) {
      let arguments = try GeneratorArguments(words)
      guard !arguments.wantsHelp else { return Result(output: Self.help) }
      return Result(output: try generate(arguments))
    } catch {
      let hint = error.isUsage ? Self.hint : ""
      let message = String(
        String.UnicodeScalarView(error.message.unicodeScalars.filter(\.isPrintable)))
      return Result(errors: "Error: \(message)\n\(hint)", exitCode: error.exitCode)
    }
  }

  private func generate(_ arguments: GeneratorArguments) throws(GeneratorError) -> String {
    let name = try ModuleName(arguments.name)
    if let word = TemplateWords(arguments.template).clash(with: name) {
      throw GeneratorError(
        message:
          """
          A module named '\(name.text)' would declare '\(word)', which its files already use. \
          Choose another name.
          """)
    }
    try checkTargets(name)
    let folders = try ModuleFolders(
      package: package, sources: arguments.sources, tests: arguments.tests)
    let files = arguments.template.files(
      for: name, fields: arguments.fields, hasEdit: arguments.hasEdit)
    let writer = ModuleWriter(name: name, folders: folders)
    if arguments.isDryRun { try writer.checkPaths() } else { try writer.write(files) }
    return report(files, name, folders, isDryRun: arguments.isDryRun)
  }

  /// Verifies that no target has the name of the module or of the module's tests.
  private func checkTargets(_ name: ModuleName) throws(GeneratorError) {
    for wanted in [name.text, name.text + "Tests"] {
      // Some file systems do not distinguish `Booklist` from `BookList`.
      let target = targets.first { $0.lowercased() == wanted.lowercased() }
      if let target {
        throw GeneratorError(message: "A target '\(target)' already exists. Choose another name.")
      }
      // Targets with the same name cannot be built together, even if they are in different
      // packages.
      guard !otherTargets.contains(wanted), !Self.systemModules.contains(wanted) else {
        throw GeneratorError(
          message: "A library named '\(wanted)' already exists. Choose another name.")
      }
    }
  }

  /// The libraries that a build would confuse with a module of the same name.
  private static let systemModules: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Observation",
    "Swift", "SwiftUI", "Synchronization", "UIKit", "XCTest",
  ]

  private func report(
    _ files: [GeneratedFile], _ name: ModuleName, _ folders: ModuleFolders, isDryRun: Bool
  ) -> String {
    let dependency = dependency.map { id in
      DependencyName.find(of: id, in: SystemText("\(package)/Package.swift").contents)
    }
    let lines = ManifestLines(name: name, folders: folders, dependency: dependency)
    return """
      \(isDryRun ? "These files would be written:" : "Wrote:")
      \(files.map { "  " + folders.path(of: $0, in: name) }.joined(separator: "\n"))

      Paste these lines into 'targets' in Package.swift:

      \(lines.targets)

      Then run 'swift test'.

      """
  }
}

/// A source file of a generated module.
public struct GeneratedFile: Hashable, Sendable {
  /// The path, which begins with the folder of the module or its tests:
  /// `BookList/BookListView.swift`.
  public let path: String
  /// The contents.
  public let text: String
}

/// The lines that add a generated module and its tests to the package.
struct ManifestLines {
  let name: ModuleName
  let folders: ModuleFolders
  /// The name of this package in the client package's dependencies; `nil` in this package itself.
  let dependency: String?

  /// The elements of `targets` in `Package.swift`.
  ///
  /// `ViperTesting` re-exports `Viper`.
  var targets: String {
    let kit = (dependency == nil ? ["Viper"] : []) + ["ViperLocalization", "ViperTesting"]
    return """
          .target(
            name: "\(name.text)",
            dependencies: [
              \(list(["Viper", "ViperLocalization"].map(product))),
            ]\(path(folders.sources, ""))),
          .testTarget(
            name: "\(name.text)Tests",
            dependencies: [
              \(list(["\"\(name.text)\""] + kit.map(product))),
            ]\(path(folders.tests, "Tests"))),
      """
  }

  private func list(_ dependencies: [String]) -> String {
    dependencies.joined(separator: ",\n        ")
  }

  private func product(_ product: String) -> String {
    dependency.map { ".product(name: \"\(product)\", package: \"\($0)\")" } ?? "\"\(product)\""
  }

  private func path(_ folder: String, _ ending: String) -> String {
    folders.isStandard ? "" : ",\n      path: \"\(folder)/\(name.text)\(ending)\""
  }
}
