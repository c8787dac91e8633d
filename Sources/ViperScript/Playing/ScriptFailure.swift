/// The reason why a script failed, and the command at which it failed.
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

  /// The screen, with a mark at the line that is most similar to the expected text.
  ///
  /// The text is empty if no screen was open.
  public var picture: String {
    guard !screen.isEmpty else { return "" }
    let nearest = NearestLine.index(of: wanted, in: screen)
    let lines = screen.enumerated().map { index, line in
      (index == nearest ? "->| " : "  | ") + line
    }
    return (["The screen was:"] + lines).joined(separator: "\n")
  }

  /// The place, the message and, below them, the screen if one was open.
  public var report: String { screen.isEmpty ? text : text + "\n" + picture }
}
