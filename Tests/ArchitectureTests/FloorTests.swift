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
    "Wording": ["Entities", "Viper"],
    "ViperTesting": ["Viper", "ViperClocks"],
    "ListOfMovies": ["Entities", "Viper", "Wording"],
    "MovieDetail": ["Entities", "Viper", "Wording"],
    "LoginModule": ["Entities", "Viper", "Wording"],
    "TMDB": ["Entities"],
    "TMDBEmbedded": ["Entities", "Fixtures", "TMDB"],
    "TMDBLive": ["TMDB", "FoundationNetworking"],
    "CLI": [
      "CTerminal",
      "Entities", "Viper", "ListOfMovies", "MovieDetail", "LoginModule", "TMDB", "TMDBEmbedded",
      "ViperClocks", "Wording", "Fixtures",
    ],
    "Offline program": ["CLI"],
    // It takes the files of TMDBLive in as its own.
    "Live program": ["CLI"],
  ]

  /// What the toolchain brings, and what the modules and everything below the command line do without.
  private static let system: Set<String> = [
    "Foundation", "FoundationEssentials", "Synchronization", "Dispatch", "Glibc", "Musl", "Darwin",
  ]
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

  @Test("Foundation only stands in for FoundationEssentials", arguments: try SourceFile.all())
  func essentials(file: SourceFile) {
    // Loading all of Foundation takes 2 ms and 7 MB at each start.
    guard file.target != "TMDBLive", file.imports.contains("Foundation") else { return }
    #expect(file.text.contains("#if canImport(FoundationEssentials)"))
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
