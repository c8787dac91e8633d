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
}
