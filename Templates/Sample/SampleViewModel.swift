/// What the screen shows once the rows have arrived.
public struct SampleViewModel: Hashable, Sendable {
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
  /// The rows.
  public let rows: [Row]
  /// The index of the focused row, from 0.
  public var focus: Int

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - rows: The rows.
  ///   - focus: The index of the focused row, from 0.
  public init(title: String, rows: [Row], focus: Int = 0) {
    self.title = title
    self.rows = rows
    self.focus = focus
  }
}
