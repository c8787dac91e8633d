/// The data of the page.
public nonisolated struct SampleDetailEntity: SampleDetailItem, Hashable, Identifiable {
  /// The unique identifier.
  public let id: String
  /// The name.
  public let name: String
  /// The year; `nil` if unknown.
  public let year: Int?
  /// A text; may be empty.
  public let text: String

  /// Creates an entity.
  ///
  /// - Parameters:
  ///   - id: The unique identifier.
  ///   - name: The name.
  ///   - year: The year; `nil` if unknown.
  ///   - text: A text; may be empty.
  public init(id: String, name: String, year: Int? = nil, text: String = "") {
    self.id = id
    self.name = name
    self.year = year
    self.text = text
  }
}
