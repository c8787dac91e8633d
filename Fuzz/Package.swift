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
        .product(name: "MoviesCLI", package: "movies-cli"),
        .product(name: "MovieEntities", package: "movies-cli"),
        .product(name: "ListOfMovies", package: "movies-cli"),
        .product(name: "LoginModule", package: "movies-cli"),
        .product(name: "MovieDetail", package: "movies-cli"),
        .product(name: "PersonDetail", package: "movies-cli"),
        .product(name: "ViperPictures", package: "movies-cli"),
        .product(name: "MovieTMDB", package: "movies-cli"),
        .product(name: "MovieTMDBCurl", package: "movies-cli"),
        .product(name: "MovieTMDBEmbedded", package: "movies-cli"),
        .product(name: "Viper", package: "movies-cli"),
        .product(name: "ViperClocks", package: "movies-cli"),
        .product(name: "ViperScript", package: "movies-cli"),
        .product(name: "ViperTerminal", package: "movies-cli"),
        .product(name: "MovieWording", package: "movies-cli"),
        .product(name: "ViperLocalization", package: "movies-cli"),
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
