/// The lines of a recorded script, within the limits of the language.
struct RecordedLines {
  /// The meaning of a line.
  enum Meaning {
    /// `start` can begin the command.
    case action
    case other
  }

  /// The last line of a recording that is larger than a script can be.
  private static let end = "# The recording ends here: a script cannot be larger.\n"

  private let understand: (String) -> Meaning?
  private let write: (String) -> Void
  /// The number of bytes that can still be written.
  private var room = ScriptLimits.largestFile - Self.end.utf8.count
  private var isFull = false

  /// Creates the lines of a new script.
  ///
  /// - Parameters:
  ///   - understand: A closure that returns the meaning of a line; `nil` if it is a mistake.
  ///   - write: A closure that receives each line, with its line feed.
  init(
    understand: @escaping (String) -> Meaning?, write: @escaping (String) -> Void
  ) {
    self.understand = understand
    self.write = write
  }

  /// Returns the meaning of a line; `nil` if the language does not have it, or if it is too long.
  func meaning(of line: String) -> Meaning? {
    guard line.utf8.count + "start ".utf8.count <= ScriptLimits.longestLine, !line.contains("\n")
    else { return nil }
    return understand(line)
  }

  /// Writes a line.
  ///
  /// - Parameters:
  ///   - line: A line that the language has.
  ///   - remark: A comment at the end of the line, if there is room for it.
  mutating func add(_ line: String, remark: String? = nil) {
    let whole = remark.map { "\(line)  # \($0)" } ?? line
    let shown = (whole.utf8.count <= ScriptLimits.longestLine ? whole : line) + "\n"
    guard !isFull else { return }
    guard shown.utf8.count <= room else {
      isFull = true
      return write(Self.end)
    }
    room -= shown.utf8.count
    write(shown)
  }
}
