// swift-tools-version: 6.2
import PackageDescription

// A fortune teller, as the smallest complete module.

// The path of movies-cli. Set MOVIES_CLI if the checkout's folder has another name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."

let package = Package(
  name: "UAdivino",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: [
    .executableTarget(
      name: "UAdivino", dependencies: [.product(name: "Viper", package: "movies-cli")]),
    .testTarget(
      name: "UAdivinoTests",
      dependencies: ["UAdivino", .product(name: "ViperTesting", package: "movies-cli")]),
  ]
)
