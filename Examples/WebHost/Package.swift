// swift-tools-version: 6.2
import PackageDescription

// A web host for the movie modules, using only public API.

// The path of movies-cli. Set MOVIES_CLI if the checkout's folder has another name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."

let package = Package(
  name: "WebHost",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: [
    .executableTarget(
      name: "WebHost",
      dependencies: [
        .product(name: "ListOfMovies", package: "movies-cli"),
        .product(name: "MovieDetail", package: "movies-cli"),
        .product(name: "PersonDetail", package: "movies-cli"),
        .product(name: "LoginModule", package: "movies-cli"),
        .product(name: "MovieTMDB", package: "movies-cli"),
        .product(name: "MovieTMDBCurl", package: "movies-cli"),
        .product(name: "MovieTMDBEmbedded", package: "movies-cli"),
        .product(name: "ViperScript", package: "movies-cli"),
      ],
      resources: [.embedInCode("Page/page.css"), .embedInCode("Page/page.js")])
  ]
)
