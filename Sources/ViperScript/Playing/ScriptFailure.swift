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

  /// The index of the line with the most pairs of adjacent letters of the wanted text; `nil` if no
  /// line has half of them.
  private var nearestLine: Int? {
    let pairs = Self.pairs(wanted)
    guard !pairs.isEmpty else { return nil }
    let scores = screen.map { line in pairs.intersection(Self.pairs(line)).count }
    guard let best = scores.max(), best * 2 >= pairs.count else { return nil }
    return scores.firstIndex(of: best)
  }

  private static func pairs(_ text: String) -> Set<String> {
    let letters = Array(text.lowercased())
    return Set(zip(letters, letters.dropFirst()).map { "\($0)\($1)" })
  }

  /// The place, the message and, below them, the screen if one was open.
  public var report: String { screen.isEmpty ? text : text + "\n" + picture }
}
