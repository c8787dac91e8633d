// swift-tools-version: 6.2
import PackageDescription

// A package of its own: a plain `swift build` of the project knows nothing of it. Its targets are tests of the
// project as well: `Tests/FuzzTests` compiles the same files.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        .product(name: "CLI", package: "movies-cli"),
        .product(name: "Entities", package: "movies-cli"),
        .product(name: "ListOfMovies", package: "movies-cli"),
        .product(name: "LoginModule", package: "movies-cli"),
        .product(name: "MovieDetail", package: "movies-cli"),
        .product(name: "PersonDetail", package: "movies-cli"),
        .product(name: "Pictures", package: "movies-cli"),
        .product(name: "TMDB", package: "movies-cli"),
        .product(name: "TMDBCurl", package: "movies-cli"),
        .product(name: "TMDBEmbedded", package: "movies-cli"),
        .product(name: "Viper", package: "movies-cli"),
        .product(name: "ViperClocks", package: "movies-cli"),
        .product(name: "ViperScript", package: "movies-cli"),
        .product(name: "ViperTerminal", package: "movies-cli"),
        .product(name: "Wording", package: "movies-cli"),
      ],
      // Those of the project, whose tests compile the same files.
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
