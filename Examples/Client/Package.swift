// swift-tools-version: 6.2
import PackageDescription

// A client package that does not enable the upcoming features that movies-cli enables. If
// CLIENT_ISOLATION is set to main, the package's default isolation is the main actor, as in a new
// app.
let isMain = Context.environment["CLIENT_ISOLATION"] == "main"

// The path of movies-cli. Set MOVIES_CLI if the checkout's folder has another name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."

let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [
        .product(name: "ListOfMovies", package: "movies-cli"),
        .product(name: "MovieDetail", package: "movies-cli"),
        .product(name: "PersonDetail", package: "movies-cli"),
        .product(name: "MovieDiary", package: "movies-cli"),
        .product(name: "MovieHome", package: "movies-cli"),
        .product(name: "MovieLogEntry", package: "movies-cli"),
        .product(name: "MovieStats", package: "movies-cli"),
        .product(name: "LoginModule", package: "movies-cli"),
        .product(name: "MovieTMDB", package: "movies-cli"),
        .product(name: "MovieTMDBEmbedded", package: "movies-cli"),
        .product(name: "ViperScript", package: "movies-cli"),
        .product(name: "ViperTerminal", package: "movies-cli"),
        .product(name: "ViperTesting", package: "movies-cli"),
      ],
      swiftSettings: isMain ? [.defaultIsolation(MainActor.self)] : [])
  ]
)
