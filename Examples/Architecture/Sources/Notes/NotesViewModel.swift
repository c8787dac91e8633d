/// The contents of the notes screen.
public struct NotesViewModel: Hashable, Sendable {
  /// The first line of each note.
  public let lines: [String]

  /// Creates a view model.
  ///
  /// - Parameter lines: The first line of each note.
  public init(lines: [String]) {
    self.lines = lines
  }
}
