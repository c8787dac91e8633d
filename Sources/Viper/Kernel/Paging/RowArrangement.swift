/// How a user has arranged the loaded rows of a list: their order, and a text that narrows them.
///
/// The rows themselves stay as they were loaded, so a new page or a refresh needs no special case: a list
/// keeps the indices that `indices(of:)` returns.
public struct RowArrangement<Order: RowOrder>: Hashable, Sendable {
  /// A change of the arrangement.
  public enum Change: Hashable, Sendable {
    /// Puts the rows in the next order.
    case sort
    /// Asks for the order of the rows.
    case chooseOrder
    /// Puts the rows in an order, or reverses it if they are in that order already.
    case order(Order)
    /// Asks for the text that narrows the rows.
    case narrow
    /// Changes that text, which is passed as a whole and filters the rows at once.
    case type(String)
    /// Ends the typing of that text.
    case end
    /// Stops asking, and shows all rows again.
    case clear
  }

  /// The order of the rows.
  public private(set) var order = Order.own
  /// A Boolean value that indicates whether that order is reversed.
  public private(set) var isReversed = false
  /// A Boolean value that indicates whether the user is asked for the order.
  public private(set) var isChoosingOrder = false
  /// The text that each shown row matches; empty to show all rows.
  public private(set) var text = ""
  /// A Boolean value that indicates whether the user is typing that text.
  public private(set) var isEditing = false

  /// Creates the arrangement of a list as it has been loaded.
  public init() {}

  /// A Boolean value that indicates whether all rows are shown in the list's own order.
  public var isPlain: Bool { order == .own && !isReversed && text.isEmpty }

  /// Applies a change of the user's.
  public mutating func apply(_ change: Change) {
    switch change {
    case .sort: (order, isReversed) = (order.next, false)
    case .chooseOrder: (isChoosingOrder, isEditing) = (true, false)
    case .order(let new):
      isReversed = new == order && !isReversed
      (order, isChoosingOrder) = (new, false)
    case .narrow: (isEditing, isChoosingOrder) = (true, false)
    case .type(let text): self.text = text
    case .end: isEditing = false
    case .clear where isChoosingOrder: isChoosingOrder = false
    case .clear: (isEditing, text) = (false, "")
    }
  }

  /// Returns the indices of the rows to show of those that are loaded, in their order; `nil` to show all of
  /// them as they are.
  public func indices(of rows: [Order.Row]) -> [Int]? {
    if isPlain { return nil }
    let indices = text.isEmpty ? Array(rows.indices) : Order.indices(of: rows, matching: text)
    let sorted = order == .own ? indices : order.sorted(indices, of: rows)
    guard isReversed else { return sorted }
    return sorted.reversed().filter { order.sorts(rows[$0]) }
      + sorted.filter { !order.sorts(rows[$0]) }
  }
}

/// What is saved of an arrangement: the order and the text, not what the user is being asked.
extension RowArrangement: Codable where Order: Codable {
  private enum CodingKeys: String, CodingKey { case order, isReversed, text }
}

/// The orders in which the rows of a list can be arranged.
///
/// ```swift
/// enum NoteOrder: RowOrder {
///   case own, title
///   static func indices(of rows: [Note], matching text: String) -> [Int] {
///     rows.indices.filter { rows[$0].title.contains(text) }
///   }
///   func sorted(_ indices: [Int], of rows: [Note]) -> [Int] {
///     indices.sorted { rows[$0].title < rows[$1].title }
///   }
/// }
/// ```
public protocol RowOrder: CaseIterable, Hashable, Sendable where AllCases == [Self] {
  /// The type of a row.
  associatedtype Row

  /// The list's own order, in which the rows have been loaded.
  static var own: Self { get }

  /// Returns the indices of the rows that match a text that the user has typed, in their order.
  static func indices(of rows: [Row], matching text: String) -> [Int]

  /// Returns row indices sorted in this order.
  ///
  /// Not called for `own`.
  func sorted(_ indices: [Int], of rows: [Row]) -> [Int]

  /// Returns whether a row has what it is sorted by. The others come last in both directions.
  ///
  /// By default, every row has.
  func sorts(_ row: Row) -> Bool
}

extension RowOrder {
  /// Returns `true`.
  public func sorts(_ row: Row) -> Bool { true }

  /// The order after this one, and the first after the last.
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
