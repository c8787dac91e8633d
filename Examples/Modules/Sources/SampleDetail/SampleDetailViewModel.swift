/// The content of the page after the entity was loaded.
public struct SampleDetailViewModel: Hashable, Sendable {
  /// A fact about the entity, such as its year.
  public struct Fact: Hashable, Sendable {
    /// The label in front of the value.
    public let label: String
    /// The value.
    public let value: String
  }

  /// The title of the page.
  public let title: String
  /// The known facts, from top to bottom.
  public let facts: [Fact]
}
