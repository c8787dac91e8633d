/// The lines of a recorded script.
struct RecordedLines {
  /// Whether the script has begun commands that it has not waited for.
  private(set) var hasBegun = false
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Writes a line, which may begin a command, and a comment at its end if there is room for it.
  mutating func add(_ line: String, remark: String? = nil, isBegun: Bool = false) {
    if isBegun { hasBegun = true }
    let whole = remark.map { "\(line)  # \($0)" } ?? line
    write((whole.utf8.count <= ScriptLimits.longestLine ? whole : line) + "\n")
  }

  /// Writes `settle` if the script has begun commands that it has not waited for.
  mutating func settle() {
    if hasBegun { add("settle") }
    hasBegun = false
  }
}
