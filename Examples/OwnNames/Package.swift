// swift-tools-version: 6.2
import PackageDescription

// A package with targets of its own that have everyday names. SwiftPM refuses two targets of one name among all packages,
// linked or not, so no target of the library has such a name.

// Where the library lies; the gate has it under its own name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."
let names = [
  "CLI", "Entities", "Essentials", "Fixtures", "Pictures", "Platform", "TMDB", "Templates",
  "Wording",
]

let package = Package(
  name: "OwnNames",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: path)],
  targets: names.map { .target(name: $0) } + [
    .executableTarget(
      name: "Names",
      dependencies: names.map { .byName(name: $0) } + [
        .product(name: "Viper", package: "movies-cli")
      ])
  ]
)
