// swift-tools-version: 6.2
import PackageDescription

// A client package with a host that draws a window as an HTML page, using only public API.

// The path of movies-cli. Set MOVIES_CLI if the checkout's folder has another name.
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
