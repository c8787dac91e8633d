// swift-tools-version: 6.2
import PackageDescription

// A separate package, like a client package, which the project's `swift build` ignores.
let package = Package(
  name: "presenters",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Presenters",
      dependencies: [
        .product(name: "ListOfMovies", package: "movies-cli"),
        .product(name: "MovieDetail", package: "movies-cli"),
        .product(name: "MovieTMDB", package: "movies-cli"),
        .product(name: "MovieTMDBEmbedded", package: "movies-cli"),
        .product(name: "Viper", package: "movies-cli"),
        .product(name: "ViperTerminal", package: "movies-cli"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
