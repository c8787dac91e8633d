/// The lines of a recorded script, within the limits of the language.
struct RecordedLines {
  /// The last line of a recording that is larger than a script can be.
  private static let end = "# The recording ends here: a script cannot be larger.\n"

  private let understand: (String) -> Bool
  private let write: (String) -> Void
  /// The number of bytes that can still be written.
  private var room = ScriptLimits.largestFile - Self.end.utf8.count
  private var isFull = false

  /// Creates the lines of a new script, with a closure that returns whether the language has a line.
  init(understand: @escaping (String) -> Bool, write: @escaping (String) -> Void) {
    self.understand = understand
    self.write = write
  }

  /// Returns whether the language has a line, and the line is not too long.
  func understands(_ line: String) -> Bool {
    line.utf8.count <= ScriptLimits.longestLine && !line.contains("\n") && understand(line)
  }

  /// Writes a line that the language has, and a comment at its end if there is room for it.
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
