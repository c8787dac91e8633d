/// The lines of a recorded script so far, within the size limit of scripts.
struct RecordedLines {
  /// The last line of a recording that is larger than a script can be.
  private static let end = "# The recording ends here: a script cannot be larger.\n"

  /// Whether the script has begun commands that it has not waited for.
  private(set) var hasBegun = false
  private let write: (String) -> Void
  /// The number of bytes left.
  private var room = ScriptLimits.largestFile - Self.end.utf8.count
  private var isFull = false

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Writes a line, which may begin a command, and a comment at its end if there is room for it.
  mutating func add(_ line: String, remark: String? = nil, isBegun: Bool = false) {
    if isBegun { hasBegun = true }
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

  /// Writes `settle` if the script has begun commands that it has not waited for.
  mutating func settle() {
    if hasBegun { add("settle") }
    hasBegun = false
  }
}
