// swift-tools-version: 6.2
import PackageDescription

// A client package whose targets have everyday names. SwiftPM rejects targets with the same name
// even if they are in different packages and not linked, so no target of movies-cli may have such a
// name.

// The path of movies-cli. Set MOVIES_CLI if the checkout's folder has another name.
let path = Context.environment["MOVIES_CLI"] ?? "../.."
let names = [
  "CLI", "Diary", "Entities", "Essentials", "Fixtures", "Home", "LogEntry", "Pictures", "Platform",
  "Stats", "TMDB", "Templates", "Wording",
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
