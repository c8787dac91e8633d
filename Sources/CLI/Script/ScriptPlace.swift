/// Where something stands in a script.
struct ScriptPlace: Hashable, Sendable {
  /// The file as it was named; `-` is standard input.
  let file: String
  /// The line, from 1.
  let line: Int
  /// The column, in characters from 1.
  var column = 1

  /// `login.script:12`, as people and editors write it.
  var text: String { "\(file):\(line)" }
}
