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

/// The mistakes because of which a script cannot be played.
public struct ScriptMistakes: Error, Sendable {
  /// The mistakes in the order of their lines; at least one.
  public let mistakes: [ScriptMistake]
  /// A Boolean value that indicates whether reading stopped early because there were too many
  /// mistakes.
  public var isCutShort: Bool { mistakes.count >= ScriptLimits.mostMistakes }
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

/// The reason why a command of a script could not be carried out.
public struct ScriptProblem: Error, Hashable, Sendable {
  /// A sentence that says what is wrong.
  public let message: String

  /// Creates a problem.
  public init(_ message: String) {
    self.message = message
  }
}
