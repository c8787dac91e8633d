/// What the notes' screen shows.
public struct NotesViewModel: Hashable, Sendable {
  /// The first lines of the notes.
  public let lines: [String]

  /// Creates a view model.
  ///
  /// - Parameter lines: The first lines of the notes.
  public init(lines: [String]) {
    self.lines = lines
  }
}
