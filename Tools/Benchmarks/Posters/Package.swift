// swift-tools-version: 6.2
import PackageDescription

// A separate package, which the project's `swift build` ignores.
let package = Package(
  name: "posters",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: "../../..")],
  targets: [
    .executableTarget(
      name: "DecodePoster", dependencies: [.product(name: "ViperPictures", package: "movies-cli")])
  ],
  swiftLanguageModes: [.v6]
)
