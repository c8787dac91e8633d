import Foundation
import Testing

@Suite("The floors of the house")
struct FloorTests {
  /// Which of our own targets each may import.
  private static let floors: [String: Set<String>] = [
    // These two have nothing but the names of what the toolchain brings.
    "Platform": ["Glibc", "Musl", "Darwin"],
    "Essentials": ["Foundation", "FoundationEssentials"],
    "Entities": [],
    "Viper": [],
    // A clock can be read from any thread.
    "ViperClocks": ["Synchronization"],
    "ViperTerminal": ["Essentials", "Viper"],
    "ViperScript": ["Platform", "Viper", "ViperClocks", "ViperTerminal"],
    "Wording": ["Entities", "Viper"],
    "ViperTesting": ["Viper", "ViperClocks"],
    "ListOfMovies": ["Entities", "Viper", "Wording"],
    "MovieDetail": ["Entities", "Viper", "Wording"],
    "LoginModule": ["Entities", "Viper", "Wording"],
    "TMDB": ["Entities", "Essentials"],
    "TMDBEmbedded": ["Entities", "Essentials", "Fixtures", "TMDB"],
    "TMDBCurl": ["CCurl", "Essentials", "TMDB"],
    "TMDBLive": ["TMDB", "Foundation", "FoundationNetworking"],
    "CLI": [
      "CTerminal",
      "Entities", "Viper", "ListOfMovies", "MovieDetail", "LoginModule", "TMDB", "TMDBEmbedded",
      "Essentials", "Platform", "ViperClocks", "Wording", "CLanguages",
    ],
    "Offline program": ["CLI", "Platform"],
    // It takes the files of TMDBLive in as its own.
    "Live program": ["CLI", "Platform", "Foundation"],
  ]

  /// What the toolchain brings, and what the modules and everything below the command line do without.
  private static let system: Set<String> = ["Synchronization", "Dispatch"]
  private static let bare: Set<String> = [
    "Entities", "Viper", "ViperClocks", "Wording", "ListOfMovies", "MovieDetail", "LoginModule",
  ]

  static func forbiddenImports(of file: SourceFile) -> [String] {
    let ours = floors[file.target] ?? []
    let allowed = bare.contains(file.target) ? ours : ours.union(system)
    return file.imports.filter { !allowed.contains($0) }
  }

  @Test("No file imports what its floor does not allow", arguments: try SourceFile.all())
  func imports(file: SourceFile) {
    #expect(Self.forbiddenImports(of: file) == [])
  }

  @Test("Every target of Sources has a floor")
  func floors() throws {
    #expect(Set(try SourceFile.all().map(\.target)) == Set(Self.floors.keys))
  }

  @Test("The systems' names for their libraries stand once", arguments: try SourceFile.all())
  func ladders(file: SourceFile) {
    // Loading all of Foundation takes 2 ms and 7 MB at each start.
    guard !["Platform", "Essentials", "TMDBLive"].contains(file.target) else { return }
    #expect(!file.text.contains("canImport(Glibc)"))
    #expect(!file.text.contains("canImport(FoundationEssentials)"))
  }

  @Test("A forbidden import is found")
  func finds() {
    let sibling = SourceFile(
      target: "ListOfMovies", name: "X.swift", text: "public import MovieDetail\nimport Viper")
    #expect(Self.forbiddenImports(of: sibling) == ["MovieDetail"])
    let network = SourceFile(target: "TMDB", name: "X.swift", text: "import FoundationNetworking")
    #expect(Self.forbiddenImports(of: network) == ["FoundationNetworking"])
  }

  @Test("The package depends on the toolchain alone")
  func dependencies() throws {
    let manifest = SourceFile.root.appending(path: "Package.swift")
    #expect(!(try String(contentsOf: manifest, encoding: .utf8)).contains(".package("))
  }
}
