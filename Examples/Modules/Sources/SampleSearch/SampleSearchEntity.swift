/// What the source has of one row.
public struct SampleSearchEntity: Hashable, Identifiable, Sendable {
  /// The identifier, which no other row has.
  public let id: String
  /// The name.
  public let name: String
  /// What there is to say about it; may be empty.
  public let note: String

  /// Creates an entity from its values.
  ///
  /// - Parameters:
  ///   - id: The identifier, which no other row has.
  ///   - name: The name.
  ///   - note: What there is to say about it; may be empty.
  public init(id: String, name: String, note: String = "") {
    self.id = id
    self.name = name
    self.note = note
  }
}
