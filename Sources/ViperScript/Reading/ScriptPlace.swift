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
