import Foundation

/// A change to one line of a source file, which is likely to still compile after the change.
struct Fault {
  let file: String
  let line: Int
  /// The location, in the compiler's format, followed by the change, such as `==→!=`.
  let id: String
  let kind: String
  let changed: String
  /// The line with both variants, where `@` stands for the fault's number.
  let guarded: String

  /// Returns the faults of a file.
  ///
  /// Lines with strings or comments are skipped. Faults are found line by line, so the compiler may
  /// reject some of them.
  static func all(in text: String, of file: String) -> [Fault] {
    var faults: [Fault] = []
    var conditions = 0
    let lines = text.components(separatedBy: "\n").map { $0[...] }
    for (index, line) in lines.enumerated().dropFirst().dropLast() {
      conditions += line.contains(#/^ *#if/#) ? 1 : line.contains(#/^ *#endif/#) ? -1 : 0
      if conditions > 0 || line.contains(#/["@#]|\/\//#) { continue }
      for change in changes(of: line, after: lines[index - 1], before: lines[index + 1]) {
        let column = line.distance(from: line.startIndex, to: change.position) + 1
        let (start, end) = (line[..<change.part.startIndex], line[change.part.endIndex...])
        faults.append(
          Fault(
            file: file, line: index + 1, id: "\(file):\(index + 1):\(column) \(change.what)",
            kind: change.what.replacing(#/\d.*/#, with: "literal"),
            changed: start + change.new + end, guarded: start + change.guarded + end))
      }
    }
    return faults
  }

  /// The change, its location, and the part of the line to replace.
  private typealias Change = (
    what: String, position: String.Index, part: Substring, new: String, guarded: String
  )

  private static func changes(
    of line: Substring, after former: Substring, before next: Substring
  ) -> [Change] {
    if let match = line.firstMatch(of: #/^ *(?:} else )?(?:if|guard|while) (.+?)(?: else)? {/#) {
      return clauses(match.1).flatMap { clause -> [Change] in
        let position = clause.startIndex
        if clause.contains(#/^(?:let|var|case) /#) {
          return [("never", position, clause, "false, \(clause)", "!faultIsActive(@), \(clause)")]
        }
        let negated = "(\(clause)) != faultIsActive(@)"
        return [("negated", position, clause, "!(\(clause))", negated)] + swaps(in: clause)
      }
    }
    if next.contains(#/^ *[\].,?)&|+=<>:-]/#) { return [] }
    if let call = line.firstMatch(of: #/^ *((?:try |await )*[a-z_][\w.?!]*\(.*\))$/#)?.1 {
      // Remove only a statement, not an expression whose value is used.
      let isValue = former.contains(#/->|\b(?:var|in|return|else)\b|[^;{})\w]$/#)
      if isValue || !isBalanced(call) { return [] }
      return [("left out", call.startIndex, call, "", "if !faultIsActive(@) { \(call) }")]
    }
    let value = #/(?:\breturn|[\w\]>?] [+-]?=) ([^{]*[^ {(,\[])$|{ (?:return )?([^{}]+) }$/#
    guard let match = line.firstMatch(of: value) else { return [] }
    return swaps(in: match.1 ?? match.2 ?? "")
  }

  /// Returns the changes to the operators and literals in an expression.
  private static func swaps(in part: Substring) -> [Change] {
    let others = [
      "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&",
      "+": "-", "-": "+", "true": "false", "false": "true",
    ]
    let words = isBalanced(part) ? part.matches(of: #/ ([=!<>&|+-]+) |([\w$.]+)/#) : []
    return words.compactMap { match in
      let word = match.1 ?? match.2 ?? ""
      guard let other = others[String(word)] ?? Int(word).map({ "\($0 + 1)" }) else { return nil }
      let new = part[..<word.startIndex] + other + part[word.endIndex...]
      let guarded = "(faultIsActive(@) ? (\(new)) : (\(part)))"
      return ("\(word)→\(other)", word.startIndex, part, String(new), guarded)
    }
  }

  /// Returns the comma-separated clauses of a condition, if the condition ends on its first line.
  private static func clauses(_ text: Substring) -> [Substring] {
    var depth = 0
    let parts = text.split {
      depth += "([{".contains($0) ? 1 : ")]}".contains($0) ? -1 : 0
      return $0 == "," && depth == 0
    }
    return depth == 0 ? parts.map { $0.drop { $0 == " " } } : []
  }

  private static func isBalanced(_ text: Substring) -> Bool {
    text.count { "([{".contains($0) } == text.count { ")]}".contains($0) }
  }
}
