// swift-tools-version: 6.2
import PackageDescription

// A package that is not ours, with a module of its own, which holds its architecture in its tests.

// Where the library lies; the gate has it under its own name.
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
