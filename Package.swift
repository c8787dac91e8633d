// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "movies-cli",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "movies-cli", targets: ["movies-cli"]),
    // A product brings along what its own signatures are made of.
    .library(name: "Entities", targets: ["Entities"]),
    .library(name: "Viper", targets: ["Viper"]),
    .library(name: "ViperClocks", targets: ["ViperClocks"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "ViperTerminal", targets: ["ViperTerminal", "Viper", "Pictures"]),
    .library(name: "ViperScript", targets: ["ViperScript", "Viper", "ViperClocks"]),
    .library(name: "Wording", targets: ["Wording", "Entities", "Viper"]),
    .library(
      name: "ListOfMovies",
      targets: ["ListOfMovies", "Entities", "MovieViewModels", "Viper", "Wording"]),
    .library(
      name: "MovieDetail",
      targets: ["MovieDetail", "Entities", "MovieViewModels", "Viper", "Wording"]),
    .library(
      name: "PersonDetail",
      targets: ["PersonDetail", "Entities", "Viper", "Wording"]),
    .library(name: "LoginModule", targets: ["LoginModule", "Entities", "Viper", "Wording"]),
    .library(name: "TMDB", targets: ["TMDB", "Entities"]),
    .library(name: "TMDBCurl", targets: ["TMDBCurl", "TMDB", "Entities"]),
    .library(name: "TMDBEmbedded", targets: ["TMDBEmbedded", "TMDB", "Entities"]),
    .library(name: "ViperTesting", targets: ["ViperTesting", "Viper", "ViperClocks"]),
    .library(name: "ViperArchitecture", targets: ["ViperArchitecture"]),
    .plugin(name: "ViperModule", targets: ["ViperModule"]),
    // For `Fuzz/`, which imports it as a test does. To other packages it shows nothing.
    .library(name: "CLI", targets: ["CLI"]),
  ],
  targets: [
    // The offline catalogue, compiled into the program by the C compiler's `#embed`.
    .target(
      name: "Fixtures",
      path: "Fixtures",
      exclude: ["Index", "README.md", "catalogue", "scripts", "transcripts"],
      sources: ["Fixtures.c"]),

    // The system's libraries under one name on every system: the C library, and what is needed of Foundation.
    .target(name: "Platform"),
    .target(name: "Essentials"),
    .target(name: "Entities"),
    .target(name: "Viper"),
    .target(name: "ViperClocks"),
    // JPEG to pixels. There is no library for it that every system has.
    .target(name: "Pictures"),
    .target(
      name: "ViperTerminal",
      dependencies: ["CTerminal", "Essentials", "Pictures", "Platform", "Viper"]),
    .target(
      name: "ViperScript", dependencies: ["Platform", "Viper", "ViperClocks", "ViperTerminal"]),
    .target(name: "Wording", dependencies: ["Entities", "Viper"], exclude: ["Languages"]),
    // The tables of the languages other than English, compiled in like the catalogue.
    .target(name: "CLanguages", path: "Sources/Wording/Languages", exclude: ["es.json"]),
    // What two modules show of a movie, without a sentence.
    .target(name: "MovieViewModels", dependencies: ["Entities", "Viper"]),
    .target(name: "ViperTesting", dependencies: ["Viper", "ViperClocks"]),
    // The checks of `Tests/ArchitectureTests`, for the tests of any package.
    .target(name: "ViperArchitecture"),

    .target(
      name: "ListOfMovies", dependencies: ["Entities", "MovieViewModels", "Viper", "Wording"]),
    .target(
      name: "MovieDetail", dependencies: ["Entities", "MovieViewModels", "Viper", "Wording"]),
    .target(
      name: "PersonDetail", dependencies: ["Entities", "Viper", "Wording"]),
    .target(name: "LoginModule", dependencies: ["Entities", "Viper", "Wording"]),

    .target(name: "TMDB", dependencies: ["Entities", "Essentials"]),
    .target(name: "TMDBEmbedded", dependencies: ["Entities", "Essentials", "Fixtures", "TMDB"]),

    // libcurl, opened at the first request: a program that sends none starts without it.
    .target(name: "CCurl"),
    .target(name: "TMDBCurl", dependencies: ["CCurl", "Entities", "Essentials", "TMDB"]),

    // What a signal handler and its questions need of C.
    .target(name: "CTerminal"),
    .target(
      name: "CLI",
      dependencies: [
        "CLanguages", "CTerminal", "Entities", "Essentials", "ListOfMovies", "LoginModule",
        "MovieDetail", "MovieViewModels", "PersonDetail", "Pictures", "Platform", "TMDB",
        "TMDBCurl",
        "TMDBEmbedded", "Viper", "ViperClocks", "ViperScript", "ViperTerminal", "Wording",
      ]),
    .executableTarget(name: "movies-cli", dependencies: ["CLI", "Platform"]),

    // The module that the generator copies.
    .target(name: "SampleList", dependencies: ["Viper"], path: "Templates/SampleList"),
    .testTarget(
      name: "SampleListTests",
      dependencies: ["SampleList", "Viper", "ViperClocks", "ViperTesting"],
      path: "Templates/SampleListTests"),
    // The same files, compiled in like the catalogue.
    .target(name: "Templates", path: "Templates/Embedded"),
    .target(name: "ViperTemplate", dependencies: ["Templates"]),
    .executableTarget(name: "viper-module-tool", dependencies: ["ViperTemplate"]),
    .plugin(
      name: "ViperModule",
      capability: .command(
        intent: .custom(verb: "viper-module", description: "Make a VIPER module with its tests"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the folders of the module and of its tests.")
        ]),
      dependencies: ["viper-module-tool"]),
    .testTarget(name: "ViperTemplateTests", dependencies: ["ViperTemplate"]),

    // What tests share: programs, terminals and their bounds; then homes and servers of movies. Not test targets, on
    // which some versions of SwiftPM let no other target depend. They are imported with `@testable`.
    .target(
      name: "ViperTestSupport", dependencies: ["Viper", "ViperTerminal", "ViperTesting"],
      path: "Tests/Support/Viper"),
    .target(
      name: "MovieTestSupport",
      dependencies: ["Platform", "TMDB", "TMDBEmbedded", "ViperTestSupport"],
      path: "Tests/Support/Movies"),

    .testTarget(name: "EntitiesTests", dependencies: ["Entities"]),
    .testTarget(
      name: "WordingTests", dependencies: ["Entities", "MovieViewModels", "Viper", "Wording"]),
    .testTarget(
      name: "ViperTests",
      dependencies: ["Viper", "ViperClocks", "ViperTestSupport", "ViperTesting"]),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures"], exclude: ["Reference"]),
    .testTarget(
      name: "ViperTerminalTests",
      dependencies: [
        "Pictures", "Viper", "ViperClocks", "ViperTerminal", "ViperTestSupport", "ViperTesting",
      ]),
    .testTarget(
      name: "ViperScriptTests",
      dependencies: [
        "Viper", "ViperClocks", "ViperScript", "ViperTerminal", "ViperTestSupport", "ViperTesting",
      ]),
    .testTarget(
      name: "ListOfMoviesTests",
      dependencies: [
        "Entities", "ListOfMovies", "MovieViewModels", "Viper", "ViperClocks", "ViperTestSupport",
        "ViperTesting", "Wording",
      ]),
    .testTarget(
      name: "MovieDetailTests",
      dependencies: [
        "Entities", "MovieDetail", "MovieViewModels", "Viper", "ViperTestSupport", "ViperTesting",
        "Wording",
      ]),
    .testTarget(
      name: "PersonDetailTests",
      dependencies: [
        "Entities", "PersonDetail", "Viper", "ViperClocks", "ViperTestSupport", "ViperTesting",
        "Wording",
      ]),
    .testTarget(
      name: "LoginModuleTests",
      dependencies: [
        "Entities", "LoginModule", "Viper", "ViperTestSupport", "ViperTesting", "Wording",
      ]),
    .testTarget(
      name: "HostTests",
      dependencies: [
        "Entities", "ListOfMovies", "LoginModule", "MovieDetail", "MovieViewModels", "Viper",
        "ViperTesting", "Wording",
      ]),
    .testTarget(
      name: "TMDBTests",
      dependencies: ["Entities", "TMDB", "TMDBEmbedded", "ViperClocks", "ViperTestSupport"]),
    .testTarget(
      name: "CLITests",
      dependencies: [
        "CLI", "Entities", "ListOfMovies", "LoginModule", "MovieDetail", "MovieTestSupport",
        "MovieViewModels", "PersonDetail", "Pictures", "Platform", "TMDB", "TMDBEmbedded", "Viper",
        "ViperClocks",
        "ViperScript", "ViperTerminal", "ViperTestSupport", "ViperTesting", "Wording",
        "movies-cli",
      ]),
    .testTarget(
      name: "TMDBCurlTests",
      dependencies: [
        "CLI", "Entities", "MovieTestSupport", "Platform", "TMDB", "TMDBCurl", "ViperTestSupport",
        "movies-cli",
      ]),
    // What `Fuzz/` gives hostile input to, with the inputs that are kept.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "CLI", "Entities", "ListOfMovies", "LoginModule", "MovieDetail",
        "PersonDetail", "Pictures", "Platform",
        "TMDB", "TMDBCurl", "TMDBEmbedded", "Viper", "ViperClocks", "ViperScript", "ViperTerminal",
        "Wording",
      ]),
    .testTarget(name: "ViperArchitectureTests", dependencies: ["ViperArchitecture"]),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "CLI", "CLanguages", "Entities", "ViperArchitecture", "ViperTerminal", "Wording",
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
where !["Fixtures", "CLanguages", "CTerminal", "CCurl", "Templates", "ViperModule"]
  .contains(target.name)
{
  target.swiftSettings = settings
}
