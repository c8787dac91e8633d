// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "movies-cli",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "movies-cli", targets: ["movies-cli"]),

    // A library product includes the targets whose types appear in its public API.

    // The toolkit.
    .library(name: "Viper", targets: ["Viper"]),
    .library(name: "ViperTesting", targets: ["ViperTesting", "Viper"]),
    .library(name: "ViperText", targets: ["ViperText", "Viper"]),
    .library(name: "ViperTerminal", targets: ["ViperTerminal", "ViperText", "Viper"]),
    .library(name: "ViperScript", targets: ["ViperScript", "Viper"]),
    .library(name: "ViperPictures", targets: ["ViperPictures", "Viper"]),
    .library(name: "ViperLocalization", targets: ["ViperLocalization"]),
    .plugin(name: "ViperModule", targets: ["ViperModule"]),

    // The screens.
    .library(
      name: "ListOfMovies",
      targets: [
        "ListOfMovies", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
      ]),
    .library(
      name: "MovieDetail",
      targets: [
        "MovieDetail", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
      ]),
    .library(
      name: "PersonDetail",
      targets: [
        "PersonDetail", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
      ]),
    .library(
      name: "Diary",
      targets: [
        "Diary", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
      ]),
    .library(
      name: "Home",
      targets: [
        "Home", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
      ]),
    .library(
      name: "LogEntry",
      targets: [
        "LogEntry", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
      ]),
    .library(
      name: "Stats",
      targets: [
        "Stats", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
      ]),
    .library(
      name: "LoginModule",
      targets: [
        "LoginModule", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
      ]),

    // The dependencies of the screens.
    .library(
      name: "MoviePresentation",
      targets: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"]),
    .library(name: "MovieEntities", targets: ["MovieEntities"]),
    .library(name: "MovieTMDB", targets: ["MovieTMDB", "MovieEntities"]),
    .library(name: "MovieTMDBCurl", targets: ["MovieTMDBCurl", "MovieTMDB", "MovieEntities"]),
    .library(
      name: "MovieTMDBEmbedded", targets: ["MovieTMDBEmbedded", "MovieTMDB", "MovieEntities"]),

    // For `Tools/Fuzz`, which uses `@testable import`. It has no public declarations.
    .library(name: "MoviesCLI", targets: ["MoviesCLI", "ViperCommandLine"]),
  ],
  targets: [
    // MARK: The program

    .executableTarget(
      name: "movies-cli", dependencies: ["MoviesCLI", "ViperPlatform"],
      path: "Sources/CLI/Main"),
    .target(
      name: "MoviesCLI",
      dependencies: [
        "ListOfMovies", "MovieDetail", "PersonDetail", "Diary", "Home", "LogEntry",
        "Stats", "LoginModule", "MoviePresentation",
        "CMovieLanguages", "MovieEntities", "MovieTMDB", "MovieTMDBCurl", "MovieTMDBEmbedded",
        "Viper", "ViperCommandLine", "ViperScript", "ViperTerminal", "ViperText", "ViperPictures",
        "ViperLocalization", "ViperPlatform", "ViperEssentials",
      ],
      path: "Sources/CLI", exclude: ["README.md", "Main"]),

    // MARK: The screens

    .target(
      name: "ListOfMovies",
      dependencies: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"],
      exclude: ["README.md"]),
    .target(
      name: "MovieDetail",
      dependencies: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"],
      exclude: ["README.md"]),
    .target(
      name: "PersonDetail",
      dependencies: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"],
      exclude: ["README.md"]),
    .target(
      name: "Diary",
      dependencies: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"],
      exclude: ["README.md"]),
    .target(
      name: "Home",
      dependencies: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"],
      exclude: ["README.md"]),
    .target(
      name: "LogEntry",
      dependencies: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"],
      exclude: ["README.md"]),
    .target(
      name: "Stats",
      dependencies: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"],
      exclude: ["README.md"]),
    .target(
      name: "LoginModule",
      dependencies: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"],
      exclude: ["README.md"]),

    // MARK: Dependencies of the screens

    .target(
      name: "MoviePresentation", dependencies: ["MovieEntities", "Viper", "ViperLocalization"],
      path: "Sources/Presentation", exclude: ["README.md", "Languages"]),
    // The translations, embedded by the C compiler with `#embed`.
    .target(name: "CMovieLanguages", path: "Sources/Presentation/Languages", exclude: ["Tables"]),
    .target(name: "MovieEntities", path: "Sources/Entities", exclude: ["README.md"]),

    .target(
      name: "MovieTMDB", dependencies: ["MovieEntities", "ViperEssentials"],
      path: "Sources/TMDB/Service", exclude: ["README.md"]),
    // libcurl, loaded at the first request, so that the program starts without it.
    .target(
      name: "MovieTMDBCurl",
      dependencies: [
        "CMovieCurl", "MovieEntities", "MovieTMDB", "ViperEssentials", "ViperPlatform",
      ],
      path: "Sources/TMDB/Curl", exclude: ["README.md", "C"]),
    .target(name: "CMovieCurl", path: "Sources/TMDB/Curl/C"),
    .target(
      name: "MovieTMDBEmbedded",
      dependencies: [
        "CMovieFixtures", "MovieEntities", "MovieTMDB", "ViperEssentials",
      ],
      path: "Sources/TMDB/Embedded", exclude: ["README.md"]),
    // The catalog, embedded like the translations.
    .target(
      name: "CMovieFixtures", path: "Fixtures",
      exclude: ["README.md", "catalog", "scripts", "transcripts"],
      sources: ["Fixtures.c"]),

    // MARK: The toolkit, which is independent of movies

    .target(name: "Viper", path: "Sources/Viper/Kernel", exclude: ["README.md"]),
    .target(
      name: "ViperTesting", dependencies: ["Viper"], path: "Sources/Viper/Testing",
      exclude: ["README.md"]),
    .target(
      name: "ViperText", dependencies: ["Viper", "ViperEssentials"], path: "Sources/Viper/Text",
      exclude: ["README.md"]),
    .target(
      name: "ViperTerminal",
      dependencies: [
        "CViperTerminal", "Viper", "ViperText", "ViperEssentials", "ViperPlatform",
      ],
      path: "Sources/Viper/Terminal", exclude: ["README.md", "C"]),
    // Signal handlers, and the terminal modes that they must restore.
    .target(name: "CViperTerminal", path: "Sources/Viper/Terminal/C"),
    .target(
      name: "ViperScript", dependencies: ["Viper", "ViperText", "ViperTerminal", "ViperPlatform"],
      path: "Sources/Viper/Script", exclude: ["README.md"],
      resources: [.embedInCode("Reports/Report.css"), .embedInCode("Reports/Screenshot.css")]),
    .target(
      name: "ViperCommandLine",
      dependencies: [
        "CViperTerminal", "Viper", "ViperText", "ViperLocalization", "ViperEssentials",
        "ViperPlatform",
      ],
      path: "Sources/Viper/CommandLine", exclude: ["README.md"]),
    .target(
      name: "ViperPictures", dependencies: ["Viper"], path: "Sources/Viper/Pictures",
      exclude: ["README.md"]),
    .target(name: "ViperLocalization", path: "Sources/Viper/Localization", exclude: ["README.md"]),
    .target(
      name: "ViperTemplate", dependencies: ["CViperTemplates", "ViperPlatform"],
      path: "Sources/Viper/Template", exclude: ["README.md", "C", "Tool"]),
    // The modules of `Examples/Modules`, embedded like the translations.
    .target(name: "CViperTemplates", path: "Sources/Viper/Template/C"),
    .executableTarget(
      name: "viper-module-tool", dependencies: ["ViperTemplate"],
      path: "Sources/Viper/Template/Tool"),
    .plugin(
      name: "ViperModule",
      capability: .command(
        // It requests no permission, so that `--help` needs none. If SwiftPM protects the package's
        // folder, the user grants access on the command line.
        intent: .custom(verb: "viper-module", description: "Create a VIPER module with its tests")),
      dependencies: ["viper-module-tool"]),
    // The system libraries, under the same names on all systems.
    .target(name: "ViperEssentials", path: "Sources/Viper/System/Essentials"),
    .target(name: "ViperPlatform", path: "Sources/Viper/System/Platform"),

    // MARK: Tests

    // Shared code of the tests. These are not test targets, because some versions of SwiftPM do not
    // allow targets to depend on those. Tests import them with `@testable`.
    .target(
      name: "ViperTestSupport",
      dependencies: ["Viper", "ViperScript", "ViperTerminal", "ViperTesting", "ViperText"],
      path: "Tests/Support/Viper"),
    .target(
      name: "MovieTestSupport",
      dependencies: ["ViperPlatform", "MovieTMDB", "MovieTMDBEmbedded", "ViperTestSupport"],
      path: "Tests/Support/Movies"),
    .target(
      name: "EntityTestSupport", dependencies: ["MovieEntities", "ViperTesting"],
      path: "Tests/Support/Entities"),

    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "MoviesCLI", "CMovieLanguages", "ListOfMovies", "MovieDetail", "PersonDetail",
        "Diary", "Home", "LogEntry", "Stats", "LoginModule", "MovieEntities", "MoviePresentation",
        "Viper",
        "ViperCommandLine", "ViperLocalization", "ViperScript", "ViperTerminal",
      ],
      path: "Tests/Architecture"),
    .testTarget(
      name: "CLITests",
      dependencies: [
        "movies-cli", "MoviesCLI", "ListOfMovies", "MovieDetail", "PersonDetail", "LoginModule",
        "MovieEntities", "MoviePresentation", "MovieTMDB", "MovieTMDBCurl", "MovieTMDBEmbedded",
        "MovieTestSupport", "Viper", "ViperCommandLine", "ViperLocalization", "ViperPictures",
        "ViperPlatform", "ViperScript", "ViperTerminal", "ViperTestSupport", "ViperTesting",
        "ViperText",
      ],
      path: "Tests/CLI"),
    .testTarget(
      name: "ListOfMoviesTests",
      dependencies: [
        "EntityTestSupport", "ListOfMovies", "MovieEntities", "MoviePresentation", "Viper",
        "ViperLocalization", "ViperTestSupport", "ViperTesting",
      ],
      path: "Tests/ListOfMovies"),
    .testTarget(
      name: "MovieDetailTests",
      dependencies: [
        "MovieDetail", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
        "ViperTestSupport", "ViperTesting",
      ],
      path: "Tests/MovieDetail"),
    .testTarget(
      name: "PersonDetailTests",
      dependencies: [
        "EntityTestSupport", "PersonDetail", "MovieEntities", "MoviePresentation", "Viper",
        "ViperLocalization", "ViperTestSupport", "ViperTesting",
      ],
      path: "Tests/PersonDetail"),
    .testTarget(
      name: "DiaryTests",
      dependencies: [
        "EntityTestSupport", "Diary", "MovieEntities", "MoviePresentation", "Viper",
        "ViperLocalization", "ViperTestSupport", "ViperTesting",
      ],
      path: "Tests/Diary"),
    .testTarget(
      name: "HomeTests",
      dependencies: [
        "EntityTestSupport", "Home", "MovieEntities", "MoviePresentation", "Viper",
        "ViperLocalization", "ViperTestSupport", "ViperTesting",
      ],
      path: "Tests/Home"),
    .testTarget(
      name: "LogEntryTests",
      dependencies: [
        "EntityTestSupport", "LogEntry", "MovieEntities", "MoviePresentation", "Viper",
        "ViperLocalization", "ViperTestSupport", "ViperTesting",
      ],
      path: "Tests/LogEntry"),
    .testTarget(
      name: "StatsTests",
      dependencies: [
        "Stats", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
        "ViperTestSupport", "ViperTesting",
      ],
      path: "Tests/Stats"),
    .testTarget(
      name: "LoginModuleTests",
      dependencies: [
        "LoginModule", "MovieEntities", "Viper", "ViperLocalization", "ViperTestSupport",
        "ViperTesting",
      ],
      path: "Tests/LoginModule"),
    .testTarget(
      name: "EntitiesTests",
      dependencies: [
        "EntityTestSupport", "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
        "ViperTestSupport", "ViperTesting",
      ],
      path: "Tests/Entities"),
    .testTarget(
      name: "TMDBTests",
      dependencies: [
        "MovieEntities", "MovieTMDB", "MovieTMDBCurl", "MovieTMDBEmbedded", "MovieTestSupport",
        "Viper", "ViperPlatform", "ViperTestSupport",
      ],
      path: "Tests/TMDB"),
    .testTarget(
      name: "ViperTests",
      dependencies: [
        "Viper", "ViperPictures", "ViperTemplate", "ViperTestSupport",
        "ViperTesting", "ViperText",
      ],
      path: "Tests/Viper",
      exclude: ["CommandLine", "Pictures/Reference", "Script", "Terminal"]),
    .testTarget(
      name: "ViperTerminalTests",
      dependencies: [
        "CViperTerminal", "ViperPlatform",
        "Viper", "ViperScript", "ViperTerminal", "ViperTestSupport", "ViperTesting", "ViperText",
      ],
      path: "Tests/Viper/Terminal"),
    .testTarget(
      name: "ViperScriptTests",
      dependencies: [
        "Viper", "ViperScript", "ViperTerminal", "ViperTestSupport", "ViperTesting", "ViperText",
      ],
      path: "Tests/Viper/Script"),
    // A small program for the tests of the command line.
    .executableTarget(
      name: "tea-cli", dependencies: ["ViperCommandLine", "ViperPlatform"],
      path: "Tests/Viper/CommandLine/Tea"),
    .testTarget(
      name: "ViperCommandLineTests",
      dependencies: [
        "tea-cli", "Viper", "ViperCommandLine", "ViperLocalization", "ViperPlatform", "ViperText",
        "ViperTestSupport",
      ],
      path: "Tests/Viper/CommandLine", exclude: ["Tea"]),
  ],
  swiftLanguageModes: [.v6],
  // `#embed` is C23.
  cLanguageStandard: .c2x
)

let settings: [SwiftSetting] = [
  // Existential types are written with `any`, which makes their cost visible.
  .enableUpcomingFeature("ExistentialAny"),
  // Imports are internal unless a public signature needs them.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // Members are visible only if the file imports their module.
  .enableUpcomingFeature("MemberImportVisibility"),
  // Async functions run on the caller's actor, without switching executors.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // Conformances of a @MainActor type are isolated to the main actor by default.
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let cTargets = [
  "CMovieCurl", "CMovieFixtures", "CMovieLanguages", "CViperTemplates", "CViperTerminal",
]

for target in package.targets
where ![.plugin].contains(target.type) && !cTargets.contains(target.name) {
  target.swiftSettings = settings
}
