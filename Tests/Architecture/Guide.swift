import Foundation

/// The paths and names mentioned in a document.
struct Guide {
  /// The lines outside of code blocks.
  private let lines: [Substring]

  init(_ text: String) {
    var isCode = false
    lines = text.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }
  }

  /// Reads a document of this package.
  init(of file: String) throws {
    self.init(try String(contentsOf: SourceFile.root.appending(path: file), encoding: .utf8))
  }

  /// Everything in backticks that looks like a path.
  var paths: [String] { words(in: lines).filter(Self.isPath) }

  /// The paths in backticks that a document in `Docs` links to their files.
  var linkedPaths: [String] {
    lines.flatMap { $0.matches(of: /\[`([^`\s]+)`\]\(\.\.\/([^)]+)\)/) }
      .filter { $0.1 == $0.2 }.map { String($0.1) }
  }

  /// The other words in backticks, without the first columns of tables, which are not about this
  /// package.
  var names: [String] {
    let parts = lines.map { line in
      line.hasPrefix("|") ? line.split(separator: "|").last ?? "" : line
    }
    return words(in: parts).filter { !Self.isPath($0) }
  }

  private func words(in lines: [Substring]) -> [String] {
    lines.flatMap { $0.matches(of: /`([^`\s]+)`/) }.map { String($0.1) }
  }

  private static func isPath(_ word: String) -> Bool {
    word.contains("/") || [".swift", ".json", ".md"].contains { word.hasSuffix($0) }
  }
}
