import Foundation
import ViperArchitecture

/// What `CONTRIBUTING.md` claims about the files and the targets.
struct Guide {
  /// The lines outside of blocks of code.
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
    let file = try SourceFile.root.appending(path: "CONTRIBUTING.md")
    return Guide(try String(contentsOf: file, encoding: .utf8))
  }

  /// Everything in backticks that looks like a path.
  var paths: [String] {
    lines.flatMap { $0.matches(of: /`([^`\s]+)`/) }.map { String($0.1) }.filter { word in
      word.contains("/") || [".swift", ".json", ".md"].contains { word.hasSuffix($0) }
    }
  }

  /// What each target may import of ours, by the table.
  var floors: [String: Set<String>] {
    let rows = lines.filter { $0.hasPrefix("| `") }.map { row in
      row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
    }.filter { $0.count == 3 }
    let targets = rows.map { $0[0].matches(of: /`([^`]+)`/).map { String($0.1) } }
    var floors: [String: Set<String>] = [:]
    for (place, row) in rows.enumerated() {
      let names = Set(row[2].matches(of: /[A-Z][A-Za-z]+/).map { String($0.0) })
      let below = Set(targets[(place + 1)...].joined())
      let isRest = row[2].contains("all below but")
      for target in targets[place] { floors[target] = isRest ? below.subtracting(names) : names }
    }
    return floors
  }
}
