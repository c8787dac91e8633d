import ViperTerminal

/// A line of a script that cannot be understood.
public struct ScriptMistake: Hashable, Sendable {
  /// The number of characters of a line that are shown at most.
  private static let widest = 120

  /// The place of the mistake.
  public let place: ScriptPlace
  /// A sentence that says what is wrong.
  public let message: String
  /// The line as it can be shown, without secrets; empty if it cannot be shown.
  let line: String

  /// The mistake as compilers show it: the place and the message, the line, and a caret below it.
  public var text: String {
    let head = TerminalSanitizer.clean("\(place.text):\(place.column): \(message)")
    guard !line.isEmpty else { return head }
    // If the mistake is far to the right in a long line, the part of the line around it is shown.
    let start = max(0, place.column - 1 - Self.widest / 2)
    let shown = line.dropFirst(start).prefix(Self.widest).map {
      TerminalSanitizer.clean(String($0))
    }
    let before = shown.prefix(place.column - 1 - start).map { TextWidth.of($0) }
    return head + "\n  " + shown.joined() + "\n  "
      + String(repeating: " ", count: before.reduce(0, +)) + "^"
  }
}
