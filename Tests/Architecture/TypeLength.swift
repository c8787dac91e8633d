import ViperArchitecture

/// The number of lines of a type and of its extensions, without the types within it.
struct TypeLength: Equatable, CustomStringConvertible {
  let type: String
  var lines: Int

  var description: String { "\(type) has \(lines) lines" }

  /// The lengths of the types of a target, which are laid out as the formatter does.
  static func all(in files: [SourceFile]) -> [TypeLength] {
    var lengths: [String: Int] = [:]
    for file in files {
      var type: String?
      var isInner = false
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        if type == nil, let name = name(in: line, after: "") { type = name }
        guard let known = type else { continue }
        if name(in: line, after: "  ") != nil { isInner = true }
        if !isInner { lengths[known, default: 0] += 1 }
        if isEnd(line, after: "  ") { isInner = false }
        if isEnd(line, after: "") { type = nil }
      }
    }
    return lengths.map { TypeLength(type: $0, lines: $1) }.sorted { $0.type < $1.type }
  }

  /// Returns the name of the type or extension that a line of this indent begins.
  private static func name(in line: Substring, after indent: String) -> String? {
    guard line.hasPrefix(indent), !line.dropFirst(indent.count).hasPrefix(" ") else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let kinds =
      ["struct", "class", "enum", "actor", "protocol"] + (indent.isEmpty ? ["extension"] : [])
    guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
      words[..<place].allSatisfy(modifiers.contains)
    else { return nil }
    return words[place + 1]
  }

  private static let modifiers: Set = [
    "public", "package", "fileprivate", "private", "final", "indirect", "nonisolated", "MainActor",
  ]

  private static func isEnd(_ line: Substring, after indent: String) -> Bool {
    guard line.hasPrefix(indent) else { return false }
    let rest = line.dropFirst(indent.count)
    return rest.hasPrefix("}") || (name(in: line, after: indent) != nil && rest.hasSuffix("}"))
  }
}
