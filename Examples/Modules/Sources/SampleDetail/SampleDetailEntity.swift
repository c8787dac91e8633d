/// The data of the page.
public nonisolated struct SampleDetailEntity: SampleDetailItem, Hashable, Identifiable {
  /// The unique identifier.
  public let id: String
  /// The name.
  public let name: String
  /// The note; may be empty.
  public let note: String

  /// Creates an entity.
  ///
  /// - Parameters:
  ///   - id: The unique identifier.
  ///   - name: The name.
  ///   - note: The note; may be empty.
  public init(id: String, name: String, note: String) {
    self.id = id
    self.name = name
    self.note = note
  }
}
