/// A finding of a check: a place in the sources, and a sentence that says what to do there.
///
/// Its description reads as a compiler's message does, `Notes/NotesRouter.swift:7: …`, so a failed
/// expectation lists everything that is wrong. Read the sources before the expectation: one
/// with a `try` in it does not say what it found.
public struct Finding: Hashable, Sendable {
  /// The path of the file, or of the folder, below the folder of the sources.
  public var file: String
  /// The number of the line, from 1; `nil` if the finding is about a whole file or folder.
  public var line: Int?
  /// Sentences in plain English: what is wrong, and what to do.
  public var message: String

  /// Creates a finding.
  public init(file: String, line: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}

extension Finding: CustomStringConvertible {
  /// The place and the message: `Notes/NotesRouter.swift:7: …`.
  public var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
