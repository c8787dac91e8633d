// swift-tools-version: 6.2
import PackageDescription

// A package that is not ours: none of the upcoming features that ours turns on. With
// STRANGER_ISOLATION=main its code belongs to the main actor unless it says otherwise, as in a new app.
let isMain = Context.environment["STRANGER_ISOLATION"] == "main"

// Where the library lies; the gate has it under its own name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."

let package = Package(
  name: "Stranger",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: [
    .executableTarget(
      name: "Stranger",
      dependencies: [
        .product(name: "ListOfMovies", package: "movies-cli"),
        .product(name: "MovieDetail", package: "movies-cli"),
        .product(name: "PersonDetail", package: "movies-cli"),
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
