import Foundation
import Testing
import ViperArchitecture

@Suite("The house in the README")
struct HouseTests {
  @Test("Every folder of its tree exists")
  func folders() throws {
    let folders = try Self.readme().folders
    let root = try SourceFile.root
    let missing = folders.filter { folder in
      var isFolder: ObjCBool = false
      let path = root.appending(path: folder).path
      return !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        || !isFolder.boolValue
    }
    #expect(missing == [])
    #expect(folders.count >= 20)
  }

  @Test("Every target that its drawings name exists")
  func targets() throws {
    let named = try Self.readme().targets
    let targets = try Self.manifest()
    #expect(named.filter { !targets.contains($0) } == [])
    #expect(named.count >= 20)
  }

  @Test("Every target that is not for tests is named")
  func complete() throws {
    let section = try Self.readme()
    let targets = try Self.manifest()
    #expect(targets.filter { !section.names($0) } == [])
    #expect(targets.count >= 20)
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOf: try SourceFile.root.appending(path: file), encoding: .utf8)
  }

  private static func readme() throws -> House { House(try text(of: "README.md")) }

  /// The targets of `Package.swift`, without tests and what only tests share.
  private static func manifest() throws -> Set<String> {
    // Each target begins a line of its own, at this indentation.
    let entries = try text(of: "Package.swift").split(separator: "\n    .")
    let kind = /^(?:target|executableTarget|plugin)\(\s*name: "([^"]+)"/
    return Set(
      entries.filter { !$0.contains("path: \"Tests/") }
        .compactMap { $0.firstMatch(of: kind) }.map { String($0.1) })
  }
}

/// The section *The house* of a README: a tree of folders, drawings, and the text below them.
private struct House {
  private let text: String
  private let drawings: [Substring]

  init(_ readme: String) {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "## The house" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    text = lines.joined(separator: "\n")
    drawings = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// The path of each line of the tree, which is the first drawing.
  var folders: [String] {
    var parent = ""
    return (drawings.first ?? "").split(separator: "\n").compactMap { line in
      guard let word = line.split(separator: " ").first else { return nil }
      guard !line.hasPrefix("  ") else { return parent + word }
      parent = String(word)
      return parent
    }
  }

  /// The words of the drawings that have a target's prefix.
  var targets: Set<String> {
    let prefixed = /\bC?(?:Movies?|Viper)[A-Z][A-Za-z]*/
    return Set(drawings.flatMap { $0.matches(of: prefixed) }.map { String($0.0) })
  }

  /// Whether the section has a name as a word of its own.
  func names(_ target: String) -> Bool {
    let word = "(?<![A-Za-z-])\(NSRegularExpression.escapedPattern(for: target))(?![A-Za-z-])"
    return text.range(of: word, options: .regularExpression) != nil
  }
}
