// swift-tools-version: 6.2
import PackageDescription

// A separate package, which the project's `swift build` ignores.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "movies-cli", path: "../..")],
  targets: [
    .target(name: "CFuzz"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CFuzz"]
        + [
          "MoviesCLI", "MovieEntities", "ListOfMovies", "LoginModule", "MovieDetail",
          "PersonDetail",
          "ViperPictures", "MovieTMDB", "MovieTMDBCurl", "MovieTMDBEmbedded", "Viper",
          "ViperScript", "ViperTerminal", "ViperText", "MoviePresentation", "ViperLocalization",
        ].map { .product(name: $0, package: "movies-cli") },
      swiftSettings: [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
      ].map { .enableUpcomingFeature($0) }),
  ],
  swiftLanguageModes: [.v6]
)
