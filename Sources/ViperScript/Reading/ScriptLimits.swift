/// The limits of a script, which make sure that reading and playing one ends.
enum ScriptLimits {
  /// The largest size of one file, and of all files of a script together, in bytes.
  static let largestFile = 1 << 20
  static let largestScript = 4 << 20
  /// The least number of bytes that each file counts as, because opening a file takes time too.
  static let leastFile = 1 << 10
  /// The greatest length of a line, in bytes.
  static let longestLine = 4_096
  /// The greatest depth to which `repeat` commands, and included scripts, can be nested.
  static let deepest = 8
  /// The number of mistakes after which the rest of the script is not read.
  static let mostMistakes = 50
  /// The number of modules that can be on the window, one over the other.
  ///
  /// A script opens a million in one `repeat`, and the memory for them would not suffice.
  static let mostModules = 10_000
}
