import Foundation
import PackagePlugin

/// Runs the generator in the user's package, passing it the package's targets and dependencies.
@main
struct ViperModule: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let package = context.package
    let tool = try context.tool(named: "viper-module-tool")
    let process = Process()
    process.executableURL = tool.url
    process.arguments =
      [package.directoryURL.path, dependency(of: package)] + package.targets.map(\.name) + ["--"]
      + package.dependencies.flatMap { $0.package.targets.map(\.name) } + ["--"] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      // The tool has already printed the error.
      exit(process.terminationStatus)
    }
  }

  /// Returns the identity of this package as a dependency of a package; empty in this package
  /// itself.
  private func dependency(of package: Package) -> String {
    package.dependencies.map(\.package)
      .first { $0.targets.contains { $0.name == "ViperTemplate" } }?.id ?? ""
  }
}
