import ViperText

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
  /// Whether a value that the script was given cannot be used, such as that of a secret.
  package var isBadData = false
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
    let wanted = wanted.lowercased()
    let distances = screen.map { line in
      // A text that is much longer than the line is not like it.
      wanted.count > 2 * line.count
        ? wanted.count : Suggestion.distance(of: wanted, to: line.lowercased(), orPart: true)
    }
    guard let least = distances.min(), least * 3 <= wanted.count, least < wanted.count else {
      return nil
    }
    return distances.firstIndex(of: least)
  }

  /// The place, the message and, below them, the screen if one was open.
  public var report: String { screen.isEmpty ? text : text + "\n" + picture }
}
