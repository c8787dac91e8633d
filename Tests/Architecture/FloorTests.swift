import Testing

/// What may import what, besides what the package's manifest says.
///
/// ```
///   Program        movies-cli ▸ MoviesCLI
///                        │
///   Screens        ListOfMovies  MovieDetail  PersonDetail  …
///                        │
///   Presentation   MoviePresentation         Service   MovieTMDBCurl  MovieTMDBEmbedded
///                        │                                   └─ MovieTMDB ─┘
///   Library        MovieLibrary                                     │
///                        │                                          │
///   Entities       MovieEntities ───────────────────────────────────┘
/// - - - - - - - - - - - - - - - - - - - - - - nothing below this line mentions movies
///   Toolkit        ViperScript ▸ ViperTerminal ▸ ViperText        ViperCommandLine ▸ ViperText
///                  ViperScriptTesting ▸ ViperScript
///                  ViperScript, ViperCommandLine ▸ ViperAgent ▸ ViperText
///                  ViperTesting  ViperPictures  ViperTemplate
///   Kernel         Viper  ViperLocalization
///   System         ViperPlatform  ViperEssentials
/// ```
struct FloorTests {
  /// The targets that import each of the system's libraries.
  private static let systemLibraries: [String: Set<String>] = [
    "Darwin": ["ViperPlatform"], "Glibc": ["ViperPlatform"], "Musl": ["ViperPlatform"],
    "Dispatch": ["ViperPlatform"],
    // A program must not link the test framework.
    "Testing": ["ViperScriptTesting"],
    // Loading all of Foundation takes 2 ms and 7 MB at each start.
    "Foundation": ["ViperEssentials", "viper-module-tool"],
    "FoundationEssentials": ["ViperEssentials"],
  ]

  @Test(arguments: try SourceFile.all())
  func `Each system library is imported in one place`(file: SourceFile) {
    for (library, targets) in Self.systemLibraries where file.imports.contains(library) {
      #expect(targets.contains(file.target), "\(library)")
    }
    guard !["ViperPlatform", "ViperEssentials"].contains(file.target) else { return }
    #expect(!file.text.contains("canImport(Glibc)"))
    #expect(!file.text.contains("canImport(FoundationEssentials)"))
  }

  @Test(arguments: try SourceFile.all().filter { $0.folder.hasPrefix("Viper/") })
  func `The toolkit imports nothing about movies`(file: SourceFile) {
    let others = Set(file.imports).subtracting(Self.systemLibraries.keys)
    #expect(
      others.filter { !$0.hasPrefix("Viper") && !$0.hasPrefix("CViper") }
        .subtracting(["Synchronization"]) == [])
  }

  /// Words that must not appear in the toolkit's code and comments.
  private static let words = ["movie", "tmdb", "film", "favorite", "watchlist", "\"seen\""]

  private static func wordsOfOurs(in file: SourceFile) -> [String] {
    let text = (file.name + "\n" + file.text).lowercased()
    return words.filter { text.contains($0) }
  }

  /// The generator's examples are about films.
  @Test(
    arguments: try SourceFile.all().filter {
      $0.folder.hasPrefix("Viper/") && !$0.folder.hasPrefix("Viper/Template")
    })
  func `The toolkit doesn't mention movies`(file: SourceFile) {
    #expect(Self.wordsOfOurs(in: file) == [])
  }

  /// The folders of `Sources/CLI`, from top to bottom; a folder uses only those below it.
  private static let layers: [Set<String>] = [
    ["Program"], ["Help"], ["Commands"], ["Browse", "Play"], ["Script"], ["Screens"],
    ["Import", "Login", "Posters"], ["Service"], ["Library"], ["State", "Cards"],
    ["Routes", "Options", "Encoders", "Language"],
  ]

  /// The folder of a file in `Sources/CLI`; the files outside of folders are the program.
  private static func folder(of file: SourceFile) -> String {
    file.name.contains("/") ? String(file.name.prefix { $0 != "/" }) : "Program"
  }

  /// Returns the types that a file uses although their folders are above its own or beside it.
  private static func misplacedTypes(in file: SourceFile, of folders: [String: String]) -> [String]
  {
    let folder = folder(of: file)
    guard let layer = layers.firstIndex(where: { $0.contains(folder) }) else { return [folder] }
    let below = layers[(layer + 1)...].joined()
    let others = folders.filter { $0.value != folder && !below.contains($0.value) }
    return file.uses(of: others.keys.sorted())
  }

  @Test func `Each folder of the program uses only the layers below it`() throws {
    let files = try SourceFile.all().filter { $0.target == "MoviesCLI" }
    var folders: [String: String] = [:]
    for file in files { for type in file.types { folders[type] = Self.folder(of: file) } }
    for file in files {
      #expect(Self.misplacedTypes(in: file, of: folders) == [], "\(file)")
    }
    #expect(Set(files.map(Self.folder)) == Set(Self.layers.joined()))
  }

  /// The modules whose names `Docs/Decisions.md` explains, and code that only our tests share.
  private static let unprefixed: Set<Substring> = [
    "ListOfMovies", "LoginModule", "PersonDetail", "EntityTestSupport",
  ]

  @Test func `Client packages can give their targets everyday names`() {
    let names = SourceFile.manifest.matches(of: /(?:library|screen)\(\s*"([^"]+)"|name: "([^"]+)"/)
      .compactMap { $0.1 ?? $0.2 }
    #expect(Set(names).isSuperset(of: Self.unprefixed.union(["MovieHome", "CMovieFixtures"])))
    let everyday = names.filter {
      $0.prefixMatch(of: /C?(Movie|Viper)/) == nil && !$0.contains("-") && !$0.contains("\\")
    }
    #expect(Set(everyday) == Self.unprefixed)
  }

  @Test func `The package depends only on the toolchain`() {
    #expect(SourceFile.manifest.contains("let package"))
    #expect(!SourceFile.manifest.contains(".package("))
  }
}
