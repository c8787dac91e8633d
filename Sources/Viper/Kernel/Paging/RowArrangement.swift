/// The user's arrangement of a list's loaded rows: their order, and a text that filters them.
///
/// The rows themselves are kept as loaded, so new pages and refreshes need no special handling: a
/// list keeps the indices that `indices(of:)` returns.
public struct RowArrangement<Order: RowOrder>: Hashable, Sendable {
  /// A change to the arrangement.
  public enum Change: Hashable, Sendable {
    /// Switches to the next order.
    case sort
    /// Prompts for the order of the rows.
    case chooseOrder
    /// Sorts the rows in an order, or reverses it if it is already the current order.
    case order(Order)
    /// Prompts for the filter text.
    case narrow
    /// Replaces the whole filter text, which applies immediately.
    case type(String)
    /// Stops editing the filter text.
    case end
    /// Dismisses the order prompt if it is open; otherwise clears the filter and stops editing it.
    case clear
  }

  /// The order of the rows.
  public private(set) var order = Order.own
  /// A Boolean value that indicates whether that order is reversed.
  public private(set) var isReversed = false
  /// A Boolean value that indicates whether the user is being prompted for the order.
  public private(set) var isChoosingOrder = false
  /// The text that each shown row matches; empty to show all rows.
  public private(set) var text = ""
  /// A Boolean value that indicates whether the user is editing the filter text.
  public private(set) var isEditing = false

  /// Creates the default arrangement: all rows, in the order in which they were loaded.
  public init() {}

  /// A Boolean value that indicates whether all rows are shown in the list's own order.
  public var isPlain: Bool { order == .own && !isReversed && text.isEmpty }

  /// Applies a user's change.
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

  /// Returns the indices of the loaded rows to show, in display order; `nil` to show all rows as
  /// loaded.
  public func indices(of rows: [Order.Row]) -> [Int]? {
    if isPlain { return nil }
    let indices = text.isEmpty ? Array(rows.indices) : Order.indices(of: rows, matching: text)
    let sorted = order == .own ? indices : order.sorted(indices, of: rows)
    guard isReversed else { return sorted }
    return sorted.reversed().filter { order.sorts(rows[$0]) }
      + sorted.filter { !order.sorts(rows[$0]) }
  }
}

/// The saved part of an arrangement: its order and filter text, not any open prompt.
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
  /// The row type.
  associatedtype Row

  /// The list's own order, in which the rows were loaded.
  static var own: Self { get }

  /// Returns the indices of the rows that match the user's filter text, in their original order.
  static func indices(of rows: [Row], matching text: String) -> [Int]

  /// Returns row indices sorted in this order.
  ///
  /// Not called for `own`.
  func sorted(_ indices: [Int], of rows: [Row]) -> [Int]

  /// Returns whether a row has a value to sort by. Rows without one come last in both directions.
  ///
  /// By default, every row has one.
  func sorts(_ row: Row) -> Bool
}

extension RowOrder {
  /// Returns `true`.
  public func sorts(_ row: Row) -> Bool { true }

  /// The next order, or the first one after the last.
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
