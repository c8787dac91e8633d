import Foundation
import Testing

/// An article with generated parts.
///
/// A part is between `<!-- reference: WORDS -->`, whose words say what to generate, and
/// `<!-- end of reference -->`.
struct ReferencePage {
  private let file: URL

  init(_ name: String) throws {
    file = SourceFile.root.appending(path: "Sources/Viper/Kernel/Viper.docc/\(name).md")
  }

  /// Compares the parts with generated ones; with RECORD_TRANSCRIPTS=1, writes them and fails.
  ///
  /// The closure receives a part's words. If it returns `nil`, the part is not compared.
  func check(_ generate: ([String]) throws -> String?) throws {
    let kept = try String(contentsOf: file, encoding: .utf8)
    let part = /(<!-- reference: ([^\n]*) -->\n)(.*?)(<!-- end of reference -->)/
      .dotMatchesNewlines()
    let page = try kept.replacing(part) { match in
      let text = try generate(match.2.split(separator: " ").map(String.init))
      return match.1 + (text.map { "\n\($0)\n" } ?? match.3) + match.4
    }
    guard page != kept else { return }
    let name = file.lastPathComponent
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" {
      try page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was recorded. Review it, then run without RECORD_TRANSCRIPTS.")
      return
    }
    let difference = page.split(separator: "\n").difference(from: kept.split(separator: "\n"))
    let lines = difference.prefix(6).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)"
      case .remove(_, let line, _): "- \(line)"
      }
    }.joined(separator: "\n")
    Issue.record("\(name) differs. Update it: RECORD_TRANSCRIPTS=1 .ci/run reference\n\(lines)")
  }

  /// Returns a heading and a table.
  static func section(
    _ title: String, level: Int = 2, column: String, rows: [(String, String)]
  ) -> String {
    String(repeating: "#", count: level) + " \(title)\n\n| \(column) | meaning |\n|---|---|\n"
      + rows.map { "| \($0) | \($1) |\n" }.joined()
  }
}
