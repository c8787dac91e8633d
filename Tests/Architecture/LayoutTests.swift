import Foundation
import Testing

/// The folders, compared with the documents.
struct LayoutTests {
  private static func text(of file: String) throws -> String {
    try String(contentsOf: SourceFile.root.appending(path: file), encoding: .utf8)
  }

  /// The visible subfolders of a folder in the package, without unreadable entries.
  private static func folders(in folder: String) throws -> Set<String> {
    let url = SourceFile.root.appending(path: folder)
    return Set(
      try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
      ).filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
        .map(\.lastPathComponent))
  }

  @Test func `The README lists all folders in the root and in Sources`() throws {
    let section = try Self.text(of: "README.md").split(separator: "## Project layout").dropFirst()
    let tree = try #require(section.first?.split(separator: "```").dropFirst().first)
    let lines = tree.split(separator: "\n")
    func names(_ lines: [Substring]) -> Set<String> {
      Set(
        lines.compactMap { $0.split(whereSeparator: { " /".contains($0) }).first.map(String.init) })
    }
    // Other folders may exist that are not part of the project.
    #expect(names(lines.filter { !$0.hasPrefix(" ") }).isSubset(of: try Self.folders(in: "")))
    #expect(names(lines.filter { $0.hasPrefix(" ") }) == (try Self.folders(in: "Sources")))
  }

  /// Only a target's own imports are compared, not those of targets in subfolders.
  @Test(arguments: FloorTests.floors.keys.sorted())
  func `Each target's README lists its imports`(target: String) throws {
    let readmes = FloorTests.floors.keys.map { SourceFile.folder(of: $0) + "/README.md" }
    let file = SourceFile.folder(of: target) + "/README.md"
    let root = SourceFile.root
    guard FileManager.default.fileExists(atPath: root.appending(path: file).path) else {
      #expect(Self.withoutReadme.contains(target))
      return
    }
    #expect(readmes.count { $0 == file } == 1)
    let line = try Self.text(of: file).split(separator: "\n").first { $0.hasPrefix("Imports: ") }
    let named = try #require(line).matches(of: /`([^`]+)`/).map { String($0.1) }
    let ours = Set(FloorTests.floors.keys).union(Self.cTargets)
    #expect(Set(named) == FloorTests.floors[target]?.intersection(ours))
  }

  /// Targets that the README of the parent folder describes.
  private static let withoutReadme = [
    "movies-cli", "viper-module-tool", "ViperEssentials", "ViperPlatform",
  ]
  private static let cTargets = [
    "CMovieCurl", "CMovieFixtures", "CMovieLanguages", "CViperTemplates", "CViperTerminal",
  ]
}
