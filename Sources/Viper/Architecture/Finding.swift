/// A finding of a check: a location in the sources, and advice on what to change there.
///
/// A finding's description has the format of a compiler message, `Notes/NotesRouter.swift:7: …`, so
/// a failed expectation lists everything that is wrong. Read the sources in a separate statement
/// before the expectation, because an expectation that contains `try` does not show the values it
/// compared.
public struct Finding: Hashable, Sendable {
  /// The path of the file or folder, relative to the source folder.
  public var file: String
  /// The line number, from 1; `nil` if the finding is about a whole file or folder.
  public var line: Int?
  /// What is wrong and what to do, in plain English.
  public var message: String

  /// Creates a finding.
  public init(file: String, line: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}

extension Finding: CustomStringConvertible {
  /// The location and the message: `Notes/NotesRouter.swift:7: …`.
  public var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
