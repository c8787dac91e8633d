// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "movies-cli",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "movies-cli", targets: ["movies-cli"]),
    // A product brings along what its own signatures are made of.
    .library(name: "MovieEntities", targets: ["MovieEntities"]),
    .library(name: "Viper", targets: ["Viper"]),
    // For tests that 0.4.0 generated: its module re-exports `Viper`.
    .library(name: "ViperClocks", targets: ["ViperClocks"]),
    .library(name: "ViperPictures", targets: ["ViperPictures"]),
    .library(name: "ViperTerminal", targets: ["ViperTerminal", "Viper", "ViperPictures"]),
    .library(name: "ViperScript", targets: ["ViperScript", "Viper"]),
    .library(name: "ViperLocalization", targets: ["ViperLocalization"]),
    .library(
      name: "MoviePresentation",
      targets: ["MoviePresentation", "MovieEntities", "Viper", "ViperLocalization"]),
    .library(
      name: "ListOfMovies",
      targets: [
        "ListOfMovies", "MovieEntities", "Viper", "MoviePresentation",
        "ViperLocalization",
      ]),
    .library(
      name: "MovieDetail",
      targets: [
        "MovieDetail", "MovieEntities", "Viper", "MoviePresentation",
        "ViperLocalization",
      ]),
    .library(
      name: "PersonDetail",
      targets: [
        "PersonDetail", "MovieEntities", "Viper", "MoviePresentation",
        "ViperLocalization",
      ]),
    .library(
      name: "LoginModule",
      targets: ["LoginModule", "MovieEntities", "Viper", "MoviePresentation", "ViperLocalization"]),
    .library(name: "MovieTMDB", targets: ["MovieTMDB", "MovieEntities"]),
    .library(name: "MovieTMDBCurl", targets: ["MovieTMDBCurl", "MovieTMDB", "MovieEntities"]),
    .library(
      name: "MovieTMDBEmbedded", targets: ["MovieTMDBEmbedded", "MovieTMDB", "MovieEntities"]),
    .library(name: "ViperTesting", targets: ["ViperTesting", "Viper"]),
    .library(name: "ViperArchitecture", targets: ["ViperArchitecture"]),
    .plugin(name: "ViperModule", targets: ["ViperModule"]),
    // For `Tools/Fuzz/`, which imports it as a test does. To other packages it shows nothing.
    .library(name: "MoviesCLI", targets: ["MoviesCLI", "ViperCommandLine"]),
  ],
  targets: [
    // The offline catalog, compiled into the program by the C compiler's `#embed`.
    .target(
      name: "CMovieFixtures",
      path: "Fixtures",
      exclude: ["Index", "README.md", "catalog", "scripts", "transcripts"],
      sources: ["Fixtures.c"]),

    // The system's libraries under one name on every system: the C library, and what is needed of Foundation.
    .target(name: "ViperPlatform", path: "Sources/Viper/System/Platform"),
    .target(name: "ViperEssentials", path: "Sources/Viper/System/Essentials"),
    .target(name: "MovieEntities", path: "Sources/Entities"),
    .target(name: "Viper", path: "Sources/Viper/Kernel"),
    .target(name: "ViperClocks", dependencies: ["Viper"], path: "Sources/Viper/Clocks"),
    // JPEG to pixels. There is no library for it that every system has.
    .target(name: "ViperPictures", path: "Sources/Viper/Pictures"),
    .target(
      name: "ViperTerminal",
      dependencies: [
        "CViperTerminal", "ViperEssentials", "ViperPictures", "ViperPlatform", "Viper",
      ], path: "Sources/Viper/Terminal", exclude: ["C"]),
    .target(
      name: "ViperScript",
      dependencies: ["ViperPlatform", "Viper", "ViperTerminal"],
      path: "Sources/Viper/Script",
      resources: [.embedInCode("Reports/Report.css"), .embedInCode("Reports/Screenshot.css")]),
    // Texts in a language, for any program.
    .target(name: "ViperLocalization", path: "Sources/Viper/Localization"),
    .target(
      name: "MoviePresentation", dependencies: ["MovieEntities", "Viper", "ViperLocalization"],
      path: "Sources/Presentation", exclude: ["Languages"]),
    // The tables of the languages other than English, compiled in like the catalog.
    .target(name: "CMovieLanguages", path: "Sources/Presentation/Languages", exclude: ["Tables"]),
    .target(
      name: "ViperTesting", dependencies: ["Viper"], path: "Sources/Viper/Testing"),
    // The checks of `Tests/ArchitectureTests`, for the tests of any package.
    .target(name: "ViperArchitecture", path: "Sources/Viper/Architecture"),

    .target(
      name: "ListOfMovies",
      dependencies: [
        "MovieEntities", "Viper", "MoviePresentation", "ViperLocalization",
      ]),
    .target(
      name: "MovieDetail",
      dependencies: [
        "MovieEntities", "Viper", "MoviePresentation", "ViperLocalization",
      ]),
    .target(
      name: "PersonDetail",
      dependencies: [
        "MovieEntities", "Viper", "MoviePresentation", "ViperLocalization",
      ]),
    .target(
      name: "LoginModule",
      dependencies: [
        "MovieEntities", "Viper", "MoviePresentation", "ViperLocalization",
      ]),

    .target(
      name: "MovieTMDB", dependencies: ["MovieEntities", "ViperEssentials"],
      path: "Sources/TMDB/Service"),
    .target(
      name: "MovieTMDBEmbedded",
      dependencies: [
        "MovieEntities", "ViperEssentials", "ViperPlatform", "CMovieFixtures", "MovieTMDB",
      ], path: "Sources/TMDB/Embedded"),

    // libcurl, opened at the first request: a program that sends none starts without it.
    .target(name: "CMovieCurl", path: "Sources/TMDB/Curl/C"),
    .target(
      name: "MovieTMDBCurl",
      dependencies: [
        "CMovieCurl", "MovieEntities", "ViperEssentials", "ViperPlatform", "MovieTMDB",
      ], path: "Sources/TMDB/Curl", exclude: ["C"]),

    // What a signal handler and its questions need of C.
    .target(name: "CViperTerminal", path: "Sources/Viper/Terminal/C"),
    // A command line, for any program with commands.
    .target(
      name: "ViperCommandLine",
      dependencies: [
        "CViperTerminal", "Viper", "ViperEssentials", "ViperLocalization", "ViperPlatform",
        "ViperTerminal",
      ], path: "Sources/Viper/CommandLine"),
    .target(
      name: "MoviesCLI",
      dependencies: [
        "CMovieLanguages", "MovieEntities", "ViperEssentials", "ListOfMovies",
        "LoginModule",
        "MovieDetail", "PersonDetail", "ViperPictures", "ViperPlatform",
        "MovieTMDB",
        "MovieTMDBCurl",
        "MovieTMDBEmbedded", "Viper", "ViperCommandLine", "ViperScript",
        "ViperTerminal", "MoviePresentation", "ViperLocalization",
      ], path: "Sources/CLI", exclude: ["Main"]),
    .executableTarget(
      name: "movies-cli", dependencies: ["MoviesCLI", "ViperPlatform"], path: "Sources/CLI/Main"),

    // The modules that the generator copies, compiled in like the catalog.
    .target(name: "CViperTemplates", path: "Sources/Viper/Template/C"),
    .target(
      name: "ViperTemplate", dependencies: ["CViperTemplates", "ViperPlatform"],
      path: "Sources/Viper/Template", exclude: ["C", "Tool"]),
    .executableTarget(
      name: "viper-module-tool", dependencies: ["ViperTemplate"],
      path: "Sources/Viper/Template/Tool"),
    .plugin(
      name: "ViperModule",
      capability: .command(
        // Without a permission, `--help` needs none. Where SwiftPM protects the package's folder, the
        // user gives it.
        intent: .custom(verb: "viper-module", description: "Make a VIPER module with its tests")),
      dependencies: ["viper-module-tool"]),
    .testTarget(name: "ViperTemplateTests", dependencies: ["ViperTemplate"]),

    // What tests share: programs, terminals and their bounds; then homes and servers of movies. Not test targets, on
    // which some versions of SwiftPM let no other target depend. They are imported with `@testable`.
    .target(
      name: "ViperTestSupport", dependencies: ["Viper", "ViperTerminal", "ViperTesting"],
      path: "Tests/Support/Viper"),
    .target(
      name: "MovieTestSupport",
      dependencies: ["ViperPlatform", "MovieTMDB", "MovieTMDBEmbedded", "ViperTestSupport"],
      path: "Tests/Support/Movies"),

    .testTarget(
      name: "EntitiesTests",
      dependencies: [
        "MovieEntities", "Viper", "MoviePresentation", "ViperLocalization",
      ]),
    .testTarget(
      name: "ViperTests",
      dependencies: ["Viper", "ViperTestSupport", "ViperTesting"]),
    .testTarget(name: "PicturesTests", dependencies: ["ViperPictures"], exclude: ["Reference"]),
    .testTarget(
      name: "ViperTerminalTests",
      dependencies: [
        "CViperTerminal", "ViperPlatform",
        "ViperPictures", "Viper", "ViperTerminal", "ViperTestSupport",
        "ViperTesting",
      ]),
    .testTarget(
      name: "ViperScriptTests",
      dependencies: [
        "Viper", "ViperScript", "ViperTerminal", "ViperTestSupport", "ViperTesting",
      ]),
    .testTarget(
      name: "ViperCommandLineTests",
      dependencies: [
        "Viper", "ViperCommandLine", "ViperLocalization", "ViperPlatform", "ViperTerminal",
        "ViperTestSupport",
      ]),
    .testTarget(
      name: "ListOfMoviesTests",
      dependencies: [
        "MovieEntities", "ListOfMovies", "Viper", "ViperTestSupport",
        "ViperTesting", "MoviePresentation", "ViperLocalization",
      ]),
    .testTarget(
      name: "MovieDetailTests",
      dependencies: [
        "MovieEntities", "MovieDetail", "Viper", "ViperTestSupport",
        "ViperTesting",
        "MoviePresentation", "ViperLocalization",
      ]),
    .testTarget(
      name: "PersonDetailTests",
      dependencies: [
        "MovieEntities", "PersonDetail", "Viper", "ViperTestSupport", "ViperTesting",
        "ViperLocalization",
      ]),
    .testTarget(
      name: "LoginModuleTests",
      dependencies: [
        "MovieEntities", "LoginModule", "Viper", "ViperTestSupport", "ViperTesting",
        "ViperLocalization",
      ]),
    .testTarget(
      name: "HostTests",
      dependencies: [
        "MovieEntities", "ListOfMovies", "LoginModule", "MovieDetail", "PersonDetail", "Viper",
        "ViperTesting", "ViperLocalization",
      ]),
    .testTarget(
      name: "TMDBTests",
      dependencies: [
        "MovieEntities", "MovieTMDB", "MovieTMDBEmbedded", "ViperTestSupport",
      ]),
    .testTarget(
      name: "CLITests",
      dependencies: [
        "MoviesCLI", "ViperCommandLine", "MovieEntities", "ListOfMovies", "LoginModule",
        "MovieDetail",
        "MovieTestSupport",
        "PersonDetail", "ViperPictures", "ViperPlatform", "MovieTMDB",
        "MovieTMDBEmbedded", "Viper",
        "ViperScript", "ViperTerminal", "ViperTestSupport", "ViperTesting", "MoviePresentation",
        "ViperLocalization",
        "movies-cli",
      ]),
    .testTarget(
      name: "TMDBCurlTests",
      dependencies: [
        "MoviesCLI", "ViperCommandLine", "MovieEntities", "MovieTestSupport", "ViperPlatform",
        "MovieTMDB",
        "MovieTMDBCurl", "ViperTestSupport",
        "movies-cli",
      ]),
    // What `Tools/Fuzz/` gives hostile input to, with the inputs that are kept.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "MoviesCLI", "ViperCommandLine", "MovieEntities", "ListOfMovies", "LoginModule",
        "MovieDetail",
        "PersonDetail", "ViperPictures", "ViperPlatform",
        "MovieTMDB", "MovieTMDBCurl", "MovieTMDBEmbedded", "Viper", "ViperScript",
        "ViperTerminal",
        "MoviePresentation", "ViperLocalization",
      ]),
    .testTarget(name: "ViperArchitectureTests", dependencies: ["ViperArchitecture"]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "MoviesCLI", "ViperCommandLine", "CMovieLanguages", "MovieEntities", "ListOfMovies",
        "MovieDetail", "PersonDetail", "LoginModule", "MoviePresentation", "ViperArchitecture",
        "ViperTerminal", "ViperLocalization",
      ]),
  ],
  swiftLanguageModes: [.v6],
  // `#embed` is C23.
  cLanguageStandard: .c2x
)

let settings: [SwiftSetting] = [
  // A protocol used as a type says so: what costs a box is written `any`.
  .enableUpcomingFeature("ExistentialAny"),
  // A target's imports are its own business unless a signature needs them.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member comes from a module that its file imports, not from one that happens to be loaded.
  .enableUpcomingFeature("MemberImportVisibility"),
  // An async function runs where its caller runs: no hop to another executor for each action.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // A conformance of a @MainActor type belongs to the main actor without being told.
  .enableUpcomingFeature("InferIsolatedConformances"),
]

for target in package.targets
where ![
  "CMovieFixtures", "CMovieLanguages", "CViperTerminal", "CMovieCurl", "CViperTemplates",
  "ViperModule",
]
.contains(target.name) {
  target.swiftSettings = settings
}
