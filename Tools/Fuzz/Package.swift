// swift-tools-version: 6.2
import PackageDescription

// A package of its own: a plain `swift build` of the project knows nothing of it. Its targets are tests of the
// project as well: `Tests/FuzzTests` compiles the same files.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "MoviesCLI", "MovieEntities", "ListOfMovies", "LoginModule", "MovieDetail", "PersonDetail",
        "ViperPictures", "MovieTMDB", "MovieTMDBCurl", "MovieTMDBEmbedded", "Viper",
        "ViperScript", "ViperTerminal", "ViperText", "MoviePresentation", "ViperLocalization",
      ].map { .product(name: $0, package: "movies-cli") },
      // Those of the project, whose tests compile the same files.
      swiftSettings: [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
      ].map { .enableUpcomingFeature($0) })
  ],
  swiftLanguageModes: [.v6]
)
