/// The reason a script failed, and the command at which it failed.
public struct ScriptFailure: Error, Hashable, Sendable {
  /// The place of the command that failed.
  public let place: ScriptPlace
  /// The command as the script writes it, with dots in place of secrets.
  let command: String
  /// A sentence that says what was expected, and what was found instead.
  public let message: String
  /// The text that the command looked for; empty if it looked for none.
  let wanted: String
  let isExpectation: Bool
  /// The lines of the screen at which the script failed; empty if no screen was open.
  public let screen: [String]

  /// The place and the message: `login.script:12: Expected …`.
  public var text: String { "\(place.text): \(message)" }

  /// The screen, with a mark at the line most similar to the expected text; empty if none was open.
  public var picture: String {
    guard !screen.isEmpty else { return "" }
    let nearest = nearestLine
    let lines = screen.enumerated().map { index, line in
      (index == nearest ? "->| " : "  | ") + line
    }
    return (["The screen was:"] + lines).joined(separator: "\n")
  }

  /// The index of the line with the part most similar to the wanted text; `nil` if more than a third of
  /// the text differs everywhere.
  var nearestLine: Int? {
    let wanted = Array(wanted.lowercased())
    let distances = screen.map { Self.distance(of: wanted, in: Array($0.lowercased())) }
    guard let least = distances.min(), least * 3 <= wanted.count, least < wanted.count else {
      return nil
    }
    return distances.firstIndex(of: least)
  }

  /// Returns the number of letters to insert, delete or replace so that a text is part of a line.
  private static func distance(of text: [Character], in line: [Character]) -> Int {
    // A text that is much longer than the line is not like it.
    guard text.count <= 2 * line.count else { return text.count }
    var row = Array(repeating: 0, count: line.count + 1)
    for (index, letter) in text.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in line.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row.min() ?? text.count
  }

  /// The place, the message and, below them, the screen if one was open.
  public var report: String { screen.isEmpty ? text : text + "\n" + picture }
}
