// swift-tools-version: 6.2
import PackageDescription

// The steps of Docs/Learn.md, each a program that runs. Steps 1 to 5 do not use the library.

// The path of movies-cli. Set MOVIES_CLI if the checkout's folder has another name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."

let package = Package(
  name: "Steps",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: (1...8).map { step in
    .executableTarget(
      name: "Step\(step)",
      dependencies: step < 6 ? [] : [.product(name: "Viper", package: "movies-cli")])
  }
)
