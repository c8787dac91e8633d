import Foundation
import ViperTesting

/// A Swift file of this package.
struct SourceFile: Hashable, Sendable, CustomStringConvertible {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let target: String
  /// The folder of the target, relative to the folder that was read.
  let folder: String
  /// The path relative to the target's folder.
  let name: String
  /// The path relative to the folder that was read, such as `Sources`.
  let description: String
  let text: String
  /// The code, with blanks instead of comments and the contents of literals.
  ///
  /// Interpolations count as code.
  let code: String
  /// The code with the contents of literals.
  let uncommented: String

  init(target: String, folder: String? = nil, name: String, text: String) {
    self.target = target
    self.folder = folder ?? target
    self.name = name
    description = "\(self.folder)/\(name)"
    self.text = text
    code = SwiftCode.code(of: text)
    uncommented = SwiftCode.code(of: text, keepsLiterals: true)
  }

  /// Every file below `Sources/`, read once.
  static func all() throws -> [SourceFile] { try sources.get() }

  private static let sources = Result { try files(in: "Sources") }

  /// The text of the package's manifest.
  static let manifest =
    (try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""

  /// The targets in `Sources`, by folder, as the manifest lists them.
  private static let targets = {
    let libraries = manifest.matches(of: /(?:library|screen)\(\s*"([^"]+)", in: "([^"]+)"/)
    let others = manifest.matches(of: /name: "([^"]+)",[^()]*path: "Sources\/([^"]+)"/)
    let folders = libraries.map { ($0.2, $0.1) } + others.map { ($0.2, $0.1) }
    return Dictionary(folders.map { (String($0), String($1)) }) { first, _ in first }
  }()

  /// The folders of the screens' modules.
  static let screens = manifest.matches(of: /screen\("[^"]+", in: "([^"]+)"\)/).map {
    String($0.1)
  }

  /// Reads all Swift files in a folder of the package, sorted by path.
  static func files(in folder: String) throws -> [SourceFile] {
    let folder = root.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { path in
      let inner = targets.keys.filter { path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
      let own = inner ?? String(path.prefix { $0 != "/" })
      return SourceFile(
        target: targets[own] ?? own, folder: own, name: String(path.dropFirst(own.count + 1)),
        text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  /// The types at the top level of the file, whose declarations are not indented.
  var types: [String] {
    matches("^(?:[@a-z][\\w()]* )*(?:actor|class|enum|protocol|struct) (\\w+)")
  }

  /// The imported modules.
  var imports: [String] {
    matches("^ *(?:@\\w+ )?(?:[a-z]+ )?import (?:[a-z]+ )?(\\w+)")
  }

  private func matches(_ pattern: String) -> [String] {
    let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let range = NSRange(code.startIndex..., in: code)
    return (expression?.matches(in: code, range: range) ?? []).compactMap { match in
      Range(match.range(at: 1), in: code).map { String(code[$0]) }
    }
  }

  /// Returns whether the code contains all words of a name, such as `Type.member`, and, if the name
  /// ends with argument labels, a function or a case with these labels.
  func declares(_ name: String) -> Bool {
    let path = name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    guard uses(of: path) == path, let last = path.last else { return false }
    guard let list = name.firstMatch(of: /\((.*)\)/)?.1 else { return true }
    return code.ranges(of: "func \(last)(").contains { range in
      Self.labels(code[range.upperBound...]) == list.split(separator: ":").map(String.init)
    }
  }

  /// Returns the argument labels of the parameters before the first unmatched parenthesis.
  private static func labels(_ parameters: Substring) -> [String] {
    var (labels, label, depth) = ([String](), "", 0)
    for character in parameters {
      switch character {
      case "(", "[": depth += 1
      case ")" where depth == 0: return labels
      case ")", "]": depth -= 1
      case _ where depth > 0: break
      case ":": labels += label.split(whereSeparator: \.isWhitespace).prefix(1).map(String.init)
      case ",": label = ""
      default: label.append(character)
      }
    }
    return labels
  }

  /// Returns the words that occur in the code as whole words.
  func uses(of words: [String]) -> [String] {
    words.filter { code.contains($0) }.filter { word in
      let escaped = NSRegularExpression.escapedPattern(for: word)
      let pattern = "(?<![A-Za-z_])\(escaped)(?![A-Za-z_])"
      return code.range(of: pattern, options: .regularExpression) != nil
    }
  }
}
