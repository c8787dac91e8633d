/// The command `swift package viper-module`.
///
/// It makes a module with its tests, and prints what makes them part of the package. It changes no
/// file that exists, and it does not start SwiftPM, which would wait for the lock that the running
/// command holds.
public struct Generator: Sendable {
  /// The standard output, the standard error and the exit code of the command.
  public struct Result: Hashable, Sendable {
    /// The text for standard output.
    public var output = ""
    /// The text for standard error.
    public var errors = ""
    /// The exit code, which is 0 if the module was made.
    public var exitCode: Int32 = 0
  }

  private let package: String
  private let dependency: String?
  private let targets: [String]
  private let otherTargets: [String]

  /// Creates the command for a package.
  ///
  /// - Parameters:
  ///   - package: The folder of the package, with `Package.swift`.
  ///   - dependency: The name under which the package depends on this one; `nil` in this package
  ///     itself.
  ///   - targets: The names of the package's targets.
  ///   - otherTargets: The names of the targets of the packages that the package depends on.
  public init(
    package: String, dependency: String?, targets: [String], otherTargets: [String] = []
  ) {
    self.package = package
    self.dependency = dependency
    self.targets = targets
    self.otherTargets = otherTargets
  }

  /// Makes a module as a command line wants it.
  public func run(_ words: [String]) -> Result {
    do throws(GeneratorError) {
      let arguments = try GeneratorArguments(words)
      guard !arguments.wantsHelp else { return Result(output: Self.help) }
      return Result(output: try generate(arguments))
    } catch {
      let hint = error.isUsage ? Self.hint : ""
      return Result(errors: "Error: \(error.message)\n\(hint)", exitCode: error.exitCode)
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
    let files = arguments.template.files(for: name)
    let writer = ModuleWriter(name: name, folders: folders)
    if arguments.isDryRun { try writer.checkPlaces() } else { try writer.write(files) }
    return report(files, name, folders, isDryRun: arguments.isDryRun)
  }

  /// Verifies that the package has no target of the module's name or of its tests' name.
  private func checkTargets(_ name: ModuleName) throws(GeneratorError) {
    for wanted in [name.text, name.text + "Tests"] {
      // Some file systems do not distinguish `Filmclub` from `FilmClub`.
      let target = targets.first { $0.lowercased() == wanted.lowercased() }
      if let target { throw .exists("A target '\(target)' already exists", choose: "name") }
      // Two targets of a name do not build together, in whatever packages they are.
      guard !otherTargets.contains(wanted), !Self.systemModules.contains(wanted) else {
        throw GeneratorError(
          message: "A library named '\(wanted)' already exists. Choose another name.")
      }
    }
  }

  /// The libraries that a build would take for a module of the same name.
  private static let systemModules: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Observation",
    "Swift", "SwiftUI", "Synchronization", "UIKit", "XCTest",
  ]

  private func report(
    _ files: [GeneratedFile], _ name: ModuleName, _ folders: ModuleFolders, isDryRun: Bool
  ) -> String {
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
  /// The path, which begins with the folder of the module or of its tests:
  /// `FilmClub/FilmClubView.swift`.
  public let path: String
  /// The contents.
  public let text: String
}

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
    folders.isStandard ? "" : ",\n      path: \"\(folder)/\(name.text)\(ending)\""
  }
}
