public import Viper

/// What the screen shows once the first page has arrived.
public struct SampleListViewModel: Hashable, Sendable {
  /// A row.
  public struct Row: Hashable, Identifiable, Sendable {
    /// The identifier of the row.
    public let id: String
    /// The name.
    public let name: String
    /// What there is to say about it; may be empty.
    public let note: String

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - id: The identifier of the row.
    ///   - name: The name.
    ///   - note: What there is to say about it; may be empty.
    public init(id: String, name: String, note: String = "") {
      self.id = id
      self.name = name
      self.note = note
    }
  }

  /// The title of the screen.
  public let title: String
  /// The rows, and what is known of the further pages.
  public var list: Paged<Row>

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - list: The rows, and what is known of the further pages.
  public init(title: String, list: Paged<Row>) {
    self.title = title
    self.list = list
  }
}
