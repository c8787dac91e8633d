// swift-tools-version: 6.2
import PackageDescription

// The functions at the end make a library from a line: its target and its product.

// MARK: The toolkit, which is independent of movies

let toolkit = [
  library("Viper", in: "Viper/Kernel"),
  library("ViperText", in: "Viper/Text", exposing: ["Viper"], using: ["ViperEssentials"]),
  library(
    "ViperTerminal", in: "Viper/Terminal", exposing: ["ViperText", "ViperLocalization", "Viper"],
    using: ["CViperTerminal", "ViperEssentials", "ViperPlatform"], without: ["C"]),
  library("ViperAgent", in: "Viper/Agent", isInternal: true, using: ["ViperText"]),
  library(
    "ViperScript", in: "Viper/Script", exposing: ["Viper"],
    using: ["ViperAgent", "ViperTerminal", "ViperText", "ViperPlatform"],
    embedding: ["Reports/Report.css", "Reports/Screenshot.css"]),
  library("ViperPictures", in: "Viper/Pictures", exposing: ["Viper"]),
  library("ViperLocalization", in: "Viper/Localization"),
  library(
    "ViperCommandLine", in: "Viper/CommandLine", isInternal: true,
    using: [
      "CViperTerminal", "Viper", "ViperAgent", "ViperText", "ViperLocalization", "ViperEssentials",
      "ViperPlatform",
    ]),
]

// The test kit, and the generator of modules.
let tools = [
  library("ViperTesting", in: "Viper/Testing", exposing: ["Viper"], using: ["ViperPlatform"]),
  library(
    "ViperScriptTesting", in: "Viper/ScriptTesting", exposing: ["ViperScript", "Viper"],
    using: ["ViperPlatform"]),
  library(
    "ViperTemplate", in: "Viper/Template", isInternal: true,
    using: ["CViperTemplates", "ViperPlatform"], without: ["C", "Tool"]),
]

// System libraries under the same names on all systems; and in C: signal handlers, libcurl's
// interface, and data embedded with `#embed` (translations, catalog, and templates of modules).
let system: [Target] = [
  .target(name: "ViperEssentials", path: "Sources/Viper/System/Essentials"),
  .target(name: "ViperPlatform", path: "Sources/Viper/System/Platform"),
  .target(name: "CViperTerminal", path: "Sources/Viper/Terminal/C"),
  .target(name: "CViperTemplates", path: "Sources/Viper/Template/C"),
  .target(name: "CMovieCurl", path: "Sources/TMDB/Curl/C"),
  .target(name: "CMovieLanguages", path: "Sources/Presentation/Languages", exclude: ["Tables"]),
  .target(
    name: "CMovieFixtures", path: "Fixtures",
    exclude: ["README.md", "catalog", "scripts", "transcripts"], sources: ["Fixtures.c"]),
]

// MARK: The screens

let belowScreens = [
  "MoviePresentation", "MovieLibrary", "MovieEntities", "Viper", "ViperLocalization",
]

let screens = [
  screen("ListOfMovies", in: "ListOfMovies"),
  screen("MovieDetail", in: "MovieDetail"),
  screen("PersonDetail", in: "PersonDetail"),
  screen("MovieHome", in: "Home"),
  screen("MovieDiary", in: "Diary"),
  screen("MovieLogEntry", in: "LogEntry"),
  screen("MovieFileImport", in: "FileImport"),
  screen("MovieStats", in: "Stats"),
  screen("LoginModule", in: "LoginModule"),
]

// MARK: The dependencies of the screens

let movies = [
  library(
    "MoviePresentation", in: "Presentation",
    exposing: ["MovieLibrary", "MovieEntities", "Viper", "ViperLocalization"],
    using: ["ViperText"], without: ["Languages"]),
  library("MovieEntities", in: "Entities"),
  library("MovieLibrary", in: "Library", exposing: ["MovieEntities"], using: ["ViperText"]),
  library(
    "MovieTMDB", in: "TMDB/Service", exposing: ["MovieEntities"], using: ["ViperEssentials"]),
  // libcurl is loaded at the first request, so that the program starts without it.
  library(
    "MovieTMDBCurl", in: "TMDB/Curl", exposing: ["MovieTMDB", "MovieEntities"],
    using: ["CMovieCurl", "ViperEssentials", "ViperPlatform"], without: ["C"]),
  library(
    "MovieTMDBEmbedded", in: "TMDB/Embedded", exposing: ["MovieTMDB", "MovieEntities"],
    using: ["CMovieFixtures", "ViperEssentials", "ViperPlatform"]),
]

// MARK: The programs

let programs: [Target] = [
  .executableTarget(
    name: "movies-cli", dependencies: ["MoviesCLI", "ViperPlatform"], path: "Sources/CLI/Main"),
  .executableTarget(
    name: "viper-module-tool", dependencies: ["ViperTemplate"], path: "Sources/Viper/Template/Tool"),
  .plugin(
    name: "ViperModule",
    capability: .command(
      // It requests no permission, so that `--help` needs none. If SwiftPM protects the package's
      // folder, the user grants access on the command line.
      intent: .custom(verb: "viper-module", description: "Create a VIPER module with its tests")),
    dependencies: ["viper-module-tool"]),
]

let program = library(
  "MoviesCLI", in: "CLI", isInternal: true,
  using: names(screens, movies, toolkit) + ["CMovieLanguages", "ViperEssentials", "ViperPlatform"],
  without: ["Main"])

// MARK: The tests

let testTargets: [Target] =
  screens.map { screen in
    tests(of: screen.folder, using: [screen.target.name, "EntityTestSupport"] + belowScreens)
  } + [
    tests(
      of: "Architecture", using: names(screens, movies, toolkit) + ["MoviesCLI", "CMovieLanguages"]),
    tests(
      of: "CLI",
      using: names(screens, movies, toolkit)
        + ["movies-cli", "MoviesCLI", "MovieTestSupport", "ViperPlatform"]),
    tests(of: "Entities", using: ["EntityTestSupport"] + belowScreens),
    tests(of: "Library", using: ["EntityTestSupport"] + belowScreens),
    tests(of: "TMDB", using: names(movies) + ["MovieTestSupport", "Viper", "ViperPlatform"]),
    tests(
      of: "Viper", using: ["Viper", "ViperPictures", "ViperTemplate", "ViperText"],
      without: ["Agent", "CommandLine", "Pictures/Reference", "Script", "Terminal"]),
    tests(of: "Viper/Agent", using: ["ViperAgent"]),
    tests(
      of: "Viper/Terminal",
      using: [
        "CViperTerminal", "Viper", "ViperLocalization", "ViperPlatform", "ViperScript",
        "ViperTerminal", "ViperText",
      ]),
    tests(
      of: "Viper/Script",
      using: [
        "Viper", "ViperAgent", "ViperScript", "ViperScriptTesting", "ViperTerminal", "ViperText",
      ],
      without: ["Testing/Scripts"]),
    tests(
      of: "Viper/CommandLine",
      using: [
        "tea-cli", "Viper", "ViperCommandLine", "ViperLocalization", "ViperPlatform", "ViperText",
      ], without: ["Tea"]),
    // A small program for the tests of the command line.
    .executableTarget(
      name: "tea-cli", dependencies: ["ViperCommandLine", "ViperPlatform"],
      path: "Tests/Viper/CommandLine/Tea"),
    // Shared code of the tests. These are not test targets, because some versions of SwiftPM do not
    // allow targets to depend on those. Tests import them with `@testable`.
    .target(
      name: "ViperTestSupport",
      dependencies: ["Viper", "ViperScript", "ViperTerminal", "ViperTesting", "ViperText"],
      path: "Tests/Support/Viper"),
    .target(
      name: "EntityTestSupport", dependencies: ["MovieEntities", "MovieLibrary", "ViperTesting"],
      path: "Tests/Support/Entities"),
    .target(
      name: "MovieTestSupport",
      dependencies: ["ViperPlatform", "MovieTMDB", "MovieTMDBEmbedded", "ViperTestSupport"],
      path: "Tests/Support/Movies"),
  ]

// MARK: The package

let libraries = toolkit + tools + screens + movies + [program]

let package = Package(
  name: "movies-cli",
  // Never tested there. Earlier versions lack `Mutex`, so that nothing could be built.
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: libraries.compactMap(\.product) + [
    .executable(name: "movies-cli", targets: ["movies-cli"]),
    .plugin(name: "ViperModule", targets: ["ViperModule"]),
    // For `Tools/Fuzz`, which uses `@testable import`. It has no public declarations.
    .library(name: "MoviesCLI", targets: ["MoviesCLI", "ViperCommandLine"]),
  ],
  targets: libraries.map(\.target) + system + programs + testTargets,
  swiftLanguageModes: [.v6],
  // `#embed` is C23.
  cLanguageStandard: .c2x
)

for target in package.targets where target.type != .plugin && !isC(target) {
  target.swiftSettings = [
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
}

// MARK: The functions

/// A target from a folder of `Sources`, with its product unless only this package uses it.
typealias Library = (folder: String, target: Target, product: Product?)

/// Makes a library from a folder of `Sources`, whose product includes the targets that its public
/// API exposes.
func library(
  _ name: String, in folder: String, isInternal: Bool = false, exposing exposed: [String] = [],
  using others: [String] = [], without excluded: [String] = [], embedding resources: [String] = []
) -> Library {
  let target = Target.target(
    name: name, dependencies: dependencies(exposed + others), path: "Sources/\(folder)",
    exclude: ["README.md"] + excluded, resources: resources.map { .embedInCode($0) })
  return (folder, target, isInternal ? nil : .library(name: name, targets: [name] + exposed))
}

/// Makes a screen.
func screen(_ name: String, in folder: String) -> Library {
  library(name, in: folder, exposing: belowScreens)
}

/// Makes the tests in a folder of `Tests`, which can also use the shared code.
func tests(of folder: String, using others: [String], without excluded: [String] = []) -> Target {
  .testTarget(
    name: folder.split(separator: "/").joined() + "Tests",
    dependencies: dependencies(others + ["ViperTestSupport", "ViperTesting"]),
    path: "Tests/\(folder)", exclude: excluded)
}

func isC(_ target: Target) -> Bool { ["CMovie", "CViper"].contains(target.name.prefix(6)) }

func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

func names(_ libraries: [Library]...) -> [String] { libraries.joined().map(\.target.name) }
