// swift-tools-version: 6.2
import PackageDescription

// A host that is not ours, with public API alone: it draws a window as an HTML page.

// Where the library lies; the gate has it under its own name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."

let package = Package(
  name: "HTMLHost",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: [
    .executableTarget(
      name: "HTMLHost",
      dependencies: [
        .product(name: "ListOfMovies", package: "movies-cli"),
        .product(name: "LoginModule", package: "movies-cli"),
        .product(name: "MovieTMDB", package: "movies-cli"),
        .product(name: "MovieTMDBEmbedded", package: "movies-cli"),
        .product(name: "Viper", package: "movies-cli"),
      ])
  ]
)
