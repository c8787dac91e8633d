import Foundation

/// The paths mentioned in `CONTRIBUTING.md`.
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

  /// The guide of this package.
  static func own() throws -> Guide {
    let file = SourceFile.root.appending(path: "CONTRIBUTING.md")
    return Guide(try String(contentsOf: file, encoding: .utf8))
  }

  /// Everything in backticks that looks like a path.
  var paths: [String] {
    lines.flatMap { $0.matches(of: /`([^`\s]+)`/) }.map { String($0.1) }.filter { word in
      word.contains("/") || [".swift", ".json", ".md"].contains { word.hasSuffix($0) }
    }
  }
}
