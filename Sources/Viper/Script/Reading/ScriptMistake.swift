import ViperText

/// A line of a script that cannot be understood.
public struct ScriptMistake: Hashable, Sendable {
  /// The largest number of characters of a line to show.
  private static let widest = 120

  /// The place of the mistake.
  public let place: ScriptPlace
  /// A sentence that says what is wrong.
  public let message: String
  /// The line without secrets; empty if it cannot be shown.
  let line: String

  /// The mistake in the format of compilers: the place, the message, the line, and a caret.
  public var text: String {
    let head = TerminalSanitizer.clean("\(place.text):\(place.column): \(message)")
    guard !line.isEmpty else { return head }
    // Of a long line, the part around the mistake is shown.
    let start = max(0, place.column - 1 - Self.widest / 2)
    let shown = line.dropFirst(start).prefix(Self.widest).map {
      TerminalSanitizer.clean(String($0))
    }
    let before = shown.prefix(place.column - 1 - start).map { TextWidth.of($0) }
    return head + "\n  " + shown.joined() + "\n  "
      + String(repeating: " ", count: before.reduce(0, +)) + "^"
  }
}

/// The mistakes that prevent a script from being played.
public struct ScriptMistakes: Error, Sendable {
  /// The mistakes in the order of their lines; at least one.
  public let mistakes: [ScriptMistake]
  /// A Boolean value that indicates whether reading stopped early at too many mistakes.
  public var isCutShort: Bool { mistakes.count >= ScriptLimits.maxMistakes }
}

/// A position in the file of a script.
public struct ScriptPlace: Hashable, Sendable {
  /// The name of the file, as it was given; `-` for standard input.
  public let file: String
  /// The number of the line, from 1.
  public let line: Int
  /// The number of the column, in characters from 1.
  public internal(set) var column = 1

  /// The file and the line, in the form that editors recognize: `login.script:12`.
  public var text: String { "\(file):\(line)" }
}
