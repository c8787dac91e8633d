public import Viper

/// The content of the screen after the first page was loaded.
public struct SampleSearchViewModel: Hashable, Sendable {
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

  /// The title and the term.
  public let heading: SampleSearchHeading
  /// The rows as loaded, with their paging state.
  public let list: Paged<Row>
  /// The sort order and the filter text.
  public var arrangement: SampleSearchArrangement {
    didSet { arranged = arrangement.indices(of: list.rows) }
  }
  /// The indices of the visible rows in display order, or `nil` if all rows are shown as loaded.
  public private(set) var arranged: [Int]?

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - heading: The title and the term.
  ///   - list: The rows as loaded, with their paging state.
  ///   - arrangement: The sort order and the filter text.
  public init(
    heading: SampleSearchHeading, list: Paged<Row>,
    arrangement: SampleSearchArrangement = SampleSearchArrangement()
  ) {
    self.heading = heading
    self.list = list
    self.arrangement = arrangement
    arranged = arrangement.indices(of: list.rows)
  }

  /// The rows as they are shown.
  public var rows: [Row] { arranged.map { $0.map { list.rows[$0] } } ?? list.rows }

  /// A Boolean value that indicates whether a filter is active.
  public var isNarrowed: Bool { !arrangement.text.isEmpty }
}

/// The heading above the rows, shown even before they are loaded.
public struct SampleSearchHeading: Hashable, Sendable {
  /// The title of the screen.
  public let title: String
  /// The search term; empty to show all rows.
  public let term: String

  /// Creates a heading.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - term: The search term; empty to show all rows.
  public init(title: String, term: String = "") {
    self.title = title
    self.term = term
  }
}

/// The user's arrangement of the rows: the sort order and the filter text.
public typealias SampleSearchArrangement = RowArrangement<SampleSearchOrder>

/// The sort orders of the rows.
public enum SampleSearchOrder: RowOrder {
  /// The order in which the source returns the rows.
  case own
  /// By name, from A to Z.
  case name

  /// Returns the indices of the rows whose names contain the text.
  public static func indices(
    of rows: [SampleSearchViewModel.Row], matching text: String
  ) -> [Int] {
    rows.indices.filter { rows[$0].name.lowercased().contains(text.lowercased()) }
  }

  /// Returns the given row indices, sorted in this order.
  public func sorted(_ indices: [Int], of rows: [SampleSearchViewModel.Row]) -> [Int] {
    switch self {
    case .own: indices
    case .name: indices.sorted { rows[$0].name < rows[$1].name }
    }
  }
}
