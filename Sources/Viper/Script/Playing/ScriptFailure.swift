import ViperText

/// The reason why a script failed, and the command that failed.
public struct ScriptFailure: Error, Hashable, Sendable {
  /// The failed command's location.
  public let location: ScriptLocation
  /// The command as written in the script, with dots in place of secrets.
  public let command: String
  /// A sentence that describes what was expected and what was found.
  public let message: String
  /// The text that the command searched for; empty if it did not search for text.
  let wanted: String
  let isExpectation: Bool
  /// Whether the script failed because it was given an invalid value, such as an invalid secret.
  package var isBadData = false
  /// The lines of the screen when the script failed; empty if no screen was open.
  public let screen: [String]

  /// The location, followed by the message, as in `login.script:12: Expected …`.
  public var text: String { "\(location.text): \(message)" }

  /// The screen, with a mark at the line that is most similar to the expected text.
  ///
  /// The result is empty if no screen was open.
  public var picture: String {
    guard !screen.isEmpty else { return "" }
    let nearest = nearestLine
    let lines = screen.enumerated().map { index, line in
      (index == nearest ? "->| " : "  | ") + line
    }
    return (["The screen was:"] + lines).joined(separator: "\n")
  }

  /// The index of the line that contains the closest match for the wanted text.
  ///
  /// The index is `nil` if even the closest match differs in more than a third of the text.
  var nearestLine: Int? {
    let wanted = wanted.lowercased()
    let distances = screen.map { line in
      // Text that is much longer than a line cannot match any part of the line.
      wanted.count > 2 * line.count
        ? wanted.count : Suggestion.distance(of: wanted, to: line.lowercased(), orPart: true)
    }
    guard let least = distances.min(), least * 3 <= wanted.count, least < wanted.count else {
      return nil
    }
    return distances.firstIndex(of: least)
  }

  /// The location and the message, followed by the screen if one was open.
  public var report: String { screen.isEmpty ? text : text + "\n" + picture }
}
