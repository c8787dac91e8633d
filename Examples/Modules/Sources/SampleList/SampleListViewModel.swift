public import Viper

/// The content of the screen after the first page was loaded.
public struct SampleListViewModel: Hashable, Sendable {
  /// A row.
  public struct Row: Hashable, Identifiable, Sendable {
    /// The identifier of the row.
    public let id: String
    /// The name.
    public let name: String
    /// A note; may be empty.
    public let note: String

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - id: The identifier of the row.
    ///   - name: The name.
    ///   - note: A note; may be empty.
    public init(id: String, name: String, note: String = "") {
      self.id = id
      self.name = name
      self.note = note
    }
  }

  /// The title of the screen.
  public let title: String
  /// The rows, with their paging state.
  public var list: Paged<Row>

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - list: The rows, with their paging state.
  public init(title: String, list: Paged<Row>) {
    self.title = title
    self.list = list
  }
}
