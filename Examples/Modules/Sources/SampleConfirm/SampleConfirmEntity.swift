/// What the user is about to delete.
public nonisolated struct SampleConfirmEntity: Hashable, Identifiable, Sendable {
  /// The unique identifier.
  public let id: String
  /// The name.
  public let name: String

  /// Creates an entity.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
