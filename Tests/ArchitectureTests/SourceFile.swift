import Foundation

/// A Swift file of `Sources/`, as text.
struct SourceFile: CustomStringConvertible, Sendable {
  let target: String
  let name: String
  let text: String

  var description: String { "\(target)/\(name)" }

  /// The target; within the command line its folder, or the file where there is none.
  var room: String {
    guard target == "CLI", let first = name.split(separator: "/").first else { return target }
    return "CLI/\(first)"
  }

  /// The modules that it imports.
  var imports: [String] {
    code.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place < words.count - 1,
        words[..<place].allSatisfy({
          ["public", "package", "internal", "private", "@_exported"].contains($0)
        })
      else { return nil }
      return String(words[place + 1])
    }
  }

  /// The text without its comments.
  var code: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let stripped = line.trimmingCharacters(in: .whitespaces)
        return stripped.hasPrefix("//") ? "" : String(line)
      }
      .joined(separator: "\n")
  }

  /// Which of some words stand in the code, with nothing of a word around them.
  func uses(of words: [String]) -> [String] {
    words.filter { word in
      let escaped = NSRegularExpression.escapedPattern(for: word)
      let pattern = "(?<![A-Za-z_])\(escaped)(?![A-Za-z_])"
      return code.range(of: pattern, options: .regularExpression) != nil
    }
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below `Sources/`.
  static func all() throws -> [SourceFile] {
    let sources = root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let steps = path.split(separator: "/").map(String.init)
      return SourceFile(
        target: steps[0], name: steps.dropFirst().joined(separator: "/"),
        text: try String(contentsOf: sources.appending(path: path), encoding: .utf8))
    }
  }
}
