import ViperText

/// A mistake in a script, with its location and the line that contains it.
public struct ScriptMistake: Hashable, Sendable {
  /// The maximum number of characters shown from a line.
  private static let widest = 120

  /// The location of the mistake.
  public let location: ScriptLocation
  /// A sentence that describes what is wrong.
  public let message: String
  /// The line with its secrets redacted; empty if it cannot be shown.
  let line: String

  /// The mistake in the format of compiler errors: the location, the message, the line and a caret.
  public var text: String {
    let head = TerminalSanitizer.clean("\(location.text):\(location.column): \(message)")
    guard !line.isEmpty else { return head }
    // If the line is long, show only the part around the mistake.
    let start = max(0, location.column - 1 - Self.widest / 2)
    let shown = line.dropFirst(start).prefix(Self.widest).map {
      TerminalSanitizer.clean(String($0))
    }
    let before = shown.prefix(location.column - 1 - start).map { TextWidth.of($0) }
    return head + "\n  " + shown.joined() + "\n  "
      + String(repeating: " ", count: before.reduce(0, +)) + "^"
  }
}

/// The mistakes that prevent a script from being played.
public struct ScriptMistakes: Error, Sendable {
  /// The mistakes, in line order; there is at least one.
  public let mistakes: [ScriptMistake]
  /// A Boolean value that indicates whether there were too many mistakes to read the whole script.
  public var endedEarly: Bool { mistakes.count >= ScriptLimits.maxMistakes }
}

extension ScriptMistakes: CustomStringConvertible {
  /// The texts of the mistakes, one below the other.
  public var description: String { mistakes.map(\.text).joined(separator: "\n") }
}

/// A location in a script file.
public struct ScriptLocation: Hashable, Sendable {
  /// The name of the file as given; `-` for standard input.
  public let file: String
  /// The line number, from 1.
  public let line: Int
  /// The column number, counted in characters from 1.
  public internal(set) var column = 1

  /// The file and line in a form that editors recognize, such as `login.script:12`.
  public var text: String { "\(file):\(line)" }
}
