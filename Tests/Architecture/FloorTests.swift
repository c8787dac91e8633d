import Foundation
import Testing
import ViperArchitecture

@Suite("The floors of the house")
struct FloorTests {
  /// What each target may import.
  static let floors: [String: Set<String>] = [
    // These two have nothing but the names of what the toolchain brings.
    "ViperPlatform": ["Glibc", "Musl", "Darwin"],
    "ViperEssentials": ["Foundation", "FoundationEssentials"],
    "MovieEntities": [],
    "Viper": ["Synchronization"],
    // A clock can be read from any thread.
    "ViperClocks": ["Viper"],
    "ViperPictures": ["Viper"],
    "ViperTerminal": [
      "CViperTerminal", "ViperEssentials", "ViperPlatform", "Viper",
    ],
    "ViperScript": ["ViperPlatform", "Viper", "ViperTerminal"],
    "ViperLocalization": [],
    "ViperCommandLine": [
      "CViperTerminal", "Viper", "ViperEssentials", "ViperLocalization", "ViperPlatform",
      "ViperTerminal",
    ],
    "MoviePresentation": ["MovieEntities", "Viper", "ViperLocalization"],
    "ViperTesting": ["Viper"],
    "ViperArchitecture": ["Foundation"],
    "ListOfMovies": [
      "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
    ],
    "MovieDetail": [
      "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
    ],
    "PersonDetail": [
      "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
    ],
    "LoginModule": [
      "MovieEntities", "MoviePresentation", "Viper", "ViperLocalization",
    ],
    "MovieTMDB": ["MovieEntities", "ViperEssentials"],
    "MovieTMDBEmbedded": [
      "MovieEntities", "ViperEssentials", "ViperPlatform", "CMovieFixtures", "MovieTMDB",
    ],
    "MovieTMDBCurl": [
      "CMovieCurl", "MovieEntities", "ViperEssentials", "ViperPlatform", "MovieTMDB",
    ],
    "MoviesCLI": [
      "CMovieLanguages", "ListOfMovies", "LoginModule", "MovieDetail",
      "MovieEntities", "MovieTMDB", "MovieTMDBCurl", "MovieTMDBEmbedded", "MoviePresentation",
      "PersonDetail", "Viper", "ViperCommandLine",
      "ViperEssentials", "ViperLocalization", "ViperPictures", "ViperPlatform", "ViperScript",
      "ViperTerminal",
    ],
    "movies-cli": ["MoviesCLI", "ViperPlatform"],
    "ViperTemplate": ["ViperPlatform", "CViperTemplates"],
    "viper-module-tool": ["Foundation", "ViperTemplate"],
  ]

  /// What the toolchain brings, and what the modules and everything below the command line do without.
  private static let system: Set<String> = ["Synchronization", "Dispatch"]
  private static let bare: Set<String> = [
    "MovieEntities", "ViperPictures", "Viper", "ViperLocalization", "ViperScript",
    "MoviePresentation",
    "ListOfMovies", "MovieDetail", "PersonDetail", "LoginModule",
  ]

  /// What serves any program, and words that it does not know, in code and comments.
  private static let strangers: Set<String> = [
    "Viper", "ViperCommandLine", "ViperEssentials", "ViperLocalization",
    "ViperPictures", "ViperPlatform", "ViperScript", "ViperTerminal", "ViperTesting",
  ]
  private static let words = ["movie", "tmdb", "film"]

  static func wordsOfOurs(in file: SourceFile) -> [String] {
    let text = (file.name + "\n" + file.text).lowercased()
    return words.filter { text.contains($0) }
  }

  @Test("No file imports what its floor does not allow, and every target has a floor")
  func imports() throws {
    var floors = Floors(Self.floors)
    for target in Self.floors.keys where !Self.bare.contains(target) {
      floors.lines[target]?.formUnion(Self.system)
    }
    let sources = try SourceTree.own()
    #expect(floors.findings(in: sources) == [])
  }

  @Test("The systems' names for their libraries stand once", arguments: try SourceFile.all())
  func ladders(file: SourceFile) {
    // Loading all of Foundation takes 2 ms and 7 MB at each start.
    guard !["ViperPlatform", "ViperEssentials"].contains(file.target) else { return }
    #expect(!file.text.contains("canImport(Glibc)"))
    #expect(!file.text.contains("canImport(FoundationEssentials)"))
  }

  @Test(
    "What serves any program knows nothing of movies",
    arguments: try SourceFile.all().filter { strangers.contains($0.target) })
  func words(file: SourceFile) {
    #expect(Self.wordsOfOurs(in: file) == [])
  }

  @Test("A word of ours is found")
  func findsWords() {
    let texts = ["let movieID = 1", "/// The Movie Database", "// TMDB_API_KEY", "\"Films\""]
    for text in texts {
      let file = SourceFile(target: "ViperScript", name: "X.swift", text: text)
      #expect(Self.wordsOfOurs(in: file).count == 1)
    }
    let named = SourceFile(target: "ViperScript", name: "MovieRow.swift", text: "")
    #expect(Self.wordsOfOurs(in: named) == ["movie"])
  }

  @Test("The package depends on the toolchain alone")
  func dependencies() throws {
    let manifest = try SourceFile.root.appending(path: "Package.swift")
    #expect(!(try String(contentsOf: manifest, encoding: .utf8)).contains(".package("))
  }
}
