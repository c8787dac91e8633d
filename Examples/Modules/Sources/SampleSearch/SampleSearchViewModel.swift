public import Viper

/// What the screen shows once the first page has arrived.
public struct SampleSearchViewModel: Hashable, Sendable {
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

  /// The title and the term.
  public let heading: SampleSearchHeading
  /// The rows as they were loaded, and what is known of the further pages.
  public let list: Paged<Row>
  /// The order of the rows, and the text that narrows them.
  public var arrangement: SampleSearchArrangement {
    didSet { arranged = arrangement.indices(of: list.rows) }
  }
  /// The indices of the rows that are shown, in their order; `nil` if all are shown as loaded.
  public private(set) var arranged: [Int]?

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - heading: The title and the term.
  ///   - list: The rows as they were loaded, and what is known of the further pages.
  ///   - arrangement: The order of the rows, and the text that narrows them.
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

  /// A Boolean value that indicates whether a text narrows the rows.
  public var isNarrowed: Bool { !arrangement.text.isEmpty }
}

/// What stands above the rows, whether or not they have arrived.
public struct SampleSearchHeading: Hashable, Sendable {
  /// The title of the screen.
  public let title: String
  /// The term that the user searches by; empty if all rows are shown.
  public let term: String

  /// Creates a heading.
  ///
  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - term: The term that the user searches by; empty if all rows are shown.
  public init(title: String, term: String = "") {
    self.title = title
    self.term = term
  }
}

/// The rows as the user has arranged them: their order, and the text that narrows them.
public typealias SampleSearchArrangement = RowArrangement<SampleSearchOrder>

/// An order of the rows that have been loaded.
public enum SampleSearchOrder: RowOrder {
  /// The order of the source.
  case own
  /// From A to Z.
  case name

  /// Returns the rows whose names contain a text.
  public static func indices(
    of rows: [SampleSearchViewModel.Row], matching text: String
  ) -> [Int] {
    rows.indices.filter { rows[$0].name.lowercased().contains(text.lowercased()) }
  }

  /// Returns indices of rows in this order.
  public func sorted(_ indices: [Int], of rows: [SampleSearchViewModel.Row]) -> [Int] {
    switch self {
    case .own: indices
    case .name: indices.sorted { rows[$0].name < rows[$1].name }
    }
  }
}
