// swift-tools-version: 6.2
import PackageDescription

// A client package with a module whose tests check its architecture.

// The path of movies-cli. Set MOVIES_CLI if the checkout's folder has another name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."

let package = Package(
  name: "Architecture",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: [
    .target(name: "Notes", dependencies: [.product(name: "Viper", package: "movies-cli")]),
    .executableTarget(
      name: "App", dependencies: ["Notes", .product(name: "Viper", package: "movies-cli")]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [.product(name: "ViperArchitecture", package: "movies-cli")]),
  ]
)
