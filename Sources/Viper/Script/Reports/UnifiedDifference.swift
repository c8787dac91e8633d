package import Viper
import ViperText

/// The difference between two texts, in the format of `diff -u`.
package enum UnifiedDifference {
  /// The number of unchanged lines shown before and after a change.
  private static let context = 3
  /// The maximum number of differing lines, counted in both texts together, to compare one by one.
  ///
  /// The time for the comparison is proportional to the product of the numbers of differing lines
  /// in the two texts.
  private static let maxComparedLines = 4_000

  /// A line with a sign: `-` if the line was removed, `+` if it was added, or a blank.
  private typealias Edit = (sign: String, line: String)

  /// Returns the difference between two texts, headed by their names; `nil` if they are identical.
  ///
  /// Lines start with `-`, `+` or a blank. Removed lines are red, and added lines are green.
  package static func lines(
    from old: String, to new: String, names: (old: String, new: String)
  ) -> [StyledText]? {
    // Compare bytes, because strings can be equal even if their bytes differ.
    guard !old.utf8.elementsEqual(new.utf8) else { return nil }
    let edits = edits(lines(old), lines(new))
    let hunks = hunks(edits)
    guard !hunks.isEmpty else { return ["(the lines look the same but differ in bytes)"] }
    let heads = ["--- \(names.old)", "+++ \(names.new)"].map {
      StyledText(TerminalSanitizer.clean($0), .bold)
    }
    return heads + hunks.flatMap { hunk($0, of: edits) }
  }

  /// Returns the ranges of adjacent changes, including the unchanged lines around them.
  private static func hunks(_ edits: [Edit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in edits.indices where edits[index].sign != " " {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func hunk(_ range: Range<Int>, of edits: [Edit]) -> [StyledText] {
    let before = count(edits[..<range.lowerBound])
    let within = count(edits[range])
    func position(_ before: Int, _ count: Int) -> String {
      count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }
    let head = "@@ -\(position(before.old, within.old)) +\(position(before.new, within.new)) @@"
    return [StyledText(head, .init(color: .cyan))] + edits[range].flatMap(lines)
  }

  /// Returns the number of old lines and the number of new lines in some edits.
  private static func count(_ edits: ArraySlice<Edit>) -> (old: Int, new: Int) {
    (edits.count { $0.sign != "+" }, edits.count { $0.sign != "-" })
  }

  private static func lines(_ edit: Edit) -> [StyledText] {
    let isEnded = edit.line.utf8.last == UInt8(ascii: "\n")
    let text = String(Substring(edit.line.utf8.dropLast(isEnded ? 1 : 0)))
    let color: StyledText.Style.Color? = ["-": .red, "+": .green][edit.sign]
    return [StyledText(edit.sign + TerminalSanitizer.clean(text), .init(color: color))]
      + (isEnded ? [] : ["\\ No newline at end of file"])
  }

  /// Returns the lines of a text, each including its line feed.
  private static func lines(_ text: String) -> [String] {
    // Split the bytes, because a carriage return and a line feed form a single character.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    let last = lines.removeLast()
    return lines.map { $0 + "\n" } + (last.isEmpty ? [] : [last])
  }

  /// Returns the edits that turn one list of lines into another.
  ///
  /// Common lines at the start and end are not part of the edits.
  private static func edits(_ old: [String], _ new: [String]) -> [Edit] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let out = Array(old.dropFirst(head).dropLast(tail))
    let into = Array(new.dropFirst(head).dropLast(tail))
    return old.prefix(head).map { (" ", $0) } + middle(out, into)
      + old.suffix(tail).map { (" ", $0) }
  }

  private static func middle(_ out: [String], _ into: [String]) -> [Edit] {
    guard out.count + into.count <= maxComparedLines else {
      return out.map { ("-", $0) } + into.map { ("+", $0) }
    }
    let changes = into.difference(from: out)
    var edits: [Edit] = out.map { (" ", $0) }
    for case .remove(let at, _, _) in changes { edits[at].sign = "-" }
    for case .insert(let at, let line, _) in changes {
      let kept = edits.indices.filter { edits[$0].sign != "-" }
      edits.insert(("+", line), at: at < kept.count ? kept[at] : edits.count)
    }
    return edits
  }
}
