// swift-tools-version: 6.2
import PackageDescription

// A package that has a target `Entities` of its own: the library's gets another name here.

// Where the library lies; the gate has it under its own name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."

let package = Package(
  name: "OwnEntities",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: [
    .target(name: "Entities"),
    .executableTarget(
      name: "Alias",
      dependencies: [
        "Entities",
        .product(
          name: "ListOfMovies", package: "movies-cli",
          moduleAliases: ["Entities": "MovieEntities"]),
      ]),
  ]
)
