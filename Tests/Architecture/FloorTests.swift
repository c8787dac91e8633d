import Foundation
import Testing

struct FloorTests {
  /// What each target may import, from the top layer to the bottom.
  ///
  /// ```
  ///   Program        movies-cli ▸ MoviesCLI
  ///                        │
  ///   Screens        ListOfMovies  MovieDetail  PersonDetail  Diary  Home  LogEntry  LoginModule
  ///                  Stats
  ///                        │
  ///   Presentation   MoviePresentation         Service   MovieTMDBCurl  MovieTMDBEmbedded
  ///                        │                                   └─ MovieTMDB ─┘
  ///   Entities       MovieEntities ───────────────────────────────────┘
  /// - - - - - - - - - - - - - - - - - - - - - - nothing below this line mentions movies
  ///   Toolkit        ViperScript ▸ ViperTerminal ▸ ViperText        ViperCommandLine ▸ ViperText
  ///                  ViperTesting  ViperPictures  ViperTemplate
  ///   Kernel         Viper  ViperLocalization
  ///   System         ViperPlatform  ViperEssentials
  /// ```
  static let layers: [(name: String, targets: [String: Set<String>])] = [
    (
      "Program",
      [
        "movies-cli": ["MoviesCLI", "ViperPlatform"],
        "MoviesCLI": [
          "CMovieLanguages", "Diary", "Home", "ListOfMovies", "LogEntry", "LoginModule",
          "MovieDetail",
          "MovieEntities",
          "MoviePresentation", "MovieTMDB", "MovieTMDBCurl", "MovieTMDBEmbedded", "PersonDetail",
          "Stats", "Synchronization", "Viper", "ViperCommandLine", "ViperEssentials",
          "ViperLocalization",
          "ViperPictures", "ViperPlatform", "ViperScript", "ViperTerminal", "ViperText",
        ],
      ]
    ),
    (
      "Screens",
      [
        "ListOfMovies": screen, "MovieDetail": screen, "PersonDetail": screen,
        "Diary": screen, "Home": screen, "LogEntry": screen, "LoginModule": screen,
        "Stats": screen,
      ]
    ),
    (
      "Presentation and service",
      [
        "MoviePresentation": ["MovieEntities", "Viper", "ViperLocalization"],
        "MovieTMDBCurl": [
          "CMovieCurl", "MovieEntities", "MovieTMDB", "Synchronization", "ViperEssentials",
          "ViperPlatform",
        ],
        "MovieTMDBEmbedded": [
          "CMovieFixtures", "MovieEntities", "MovieTMDB", "Synchronization", "ViperEssentials",
        ],
        "MovieTMDB": ["MovieEntities", "Synchronization", "ViperEssentials"],
      ]
    ),
    ("Entities", ["MovieEntities": []]),
    (
      "Toolkit",
      [
        "ViperScript": ["Viper", "ViperPlatform", "ViperTerminal", "ViperText"],
        "ViperCommandLine": [
          "CViperTerminal", "Synchronization", "Viper", "ViperEssentials", "ViperLocalization",
          "ViperPlatform", "ViperText",
        ],
        "ViperTerminal": [
          "CViperTerminal", "Viper", "ViperEssentials", "ViperPlatform", "ViperText",
        ],
        "ViperText": ["Viper", "ViperEssentials"],
        "ViperPictures": ["Viper"],
        "ViperTesting": ["Viper"],
        "viper-module-tool": ["Foundation", "ViperTemplate"],
        "ViperTemplate": ["CViperTemplates", "ViperPlatform"],
      ]
    ),
    ("Kernel", ["Viper": ["Synchronization"], "ViperLocalization": []]),
    (
      "System",
      [
        "ViperPlatform": ["Dispatch", "Glibc", "Musl", "Darwin"],
        "ViperEssentials": ["Foundation", "FoundationEssentials"],
      ]
    ),
  ]

  private static let screen: Set<String> = [
    "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
  ]

  static var floors: [String: Set<String>] {
    layers.reduce(into: [:]) { floors, layer in floors.merge(layer.targets) { $1 } }
  }

  @Test func `No target imports from a layer above its own`() {
    for (index, layer) in Self.layers.enumerated() {
      let above = Set(Self.layers[..<index].flatMap(\.targets.keys))
      for (target, imports) in layer.targets {
        #expect(imports.isDisjoint(with: above), "\(target)")
      }
    }
  }

  /// The general-purpose targets, and words that must not appear in their code and comments.
  private static let generalTargets: Set<String> = [
    "Viper", "ViperCommandLine", "ViperEssentials", "ViperLocalization",
    "ViperPictures", "ViperPlatform", "ViperScript", "ViperTerminal", "ViperTesting", "ViperText",
  ]
  private static let words = ["movie", "tmdb", "film"]

  static func wordsOfOurs(in file: SourceFile) -> [String] {
    let text = (file.name + "\n" + file.text).lowercased()
    return words.filter { text.contains($0) }
  }

  @Test func `Every target has an entry, and no file imports more than its entry allows`() throws {
    let files = try SourceFile.all()
    #expect(Set(files.map(\.target)) == Set(Self.floors.keys))
    for file in files {
      #expect(Set(file.imports).subtracting(Self.floors[file.target] ?? []) == [], "\(file)")
    }
  }

  @Test(arguments: try SourceFile.all())
  func `Each system library is imported in one place`(file: SourceFile) {
    // Loading all of Foundation takes 2 ms and 7 MB at each start.
    guard !["ViperPlatform", "ViperEssentials"].contains(file.target) else { return }
    #expect(!file.text.contains("canImport(Glibc)"))
    #expect(!file.text.contains("canImport(FoundationEssentials)"))
  }

  @Test(arguments: try SourceFile.all().filter { generalTargets.contains($0.target) })
  func `The general-purpose targets don't mention movies`(file: SourceFile) {
    #expect(Self.wordsOfOurs(in: file) == [])
  }

  @Test func `A movie term in a general-purpose target is reported`() {
    let texts = ["let movieID = 1", "/// The Movie Database", "// TMDB_API_KEY", "\"Films\""]
    for text in texts {
      let file = SourceFile(target: "ViperScript", name: "X.swift", text: text)
      #expect(Self.wordsOfOurs(in: file).count == 1)
    }
    let named = SourceFile(target: "ViperScript", name: "MovieRow.swift", text: "")
    #expect(Self.wordsOfOurs(in: named) == ["movie"])
  }

  @Test func `The package depends only on the toolchain`() throws {
    let manifest = SourceFile.root.appending(path: "Package.swift")
    #expect(!(try String(contentsOf: manifest, encoding: .utf8)).contains(".package("))
  }
}
