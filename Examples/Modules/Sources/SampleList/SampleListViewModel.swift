/// A row of the screen.
public struct SampleListViewModel: Hashable, Identifiable, Sendable {
  /// The identifier of the row.
  public let id: String
  /// The name.
  public let name: String
  /// The note; may be empty.
  public let note: String
}
