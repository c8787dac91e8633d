/// The order and the filter text that the user has chosen for a list's loaded rows.
///
/// The rows themselves stay in the order in which they were loaded, so new pages and refreshes need
/// no special handling. A list keeps only the indices that `indices(of:)` returns.
public struct RowArrangement<Order: RowOrder>: Hashable, Sendable {
  /// A change to the arrangement.
  public enum Change: Hashable, Sendable {
    /// Switches to the next order.
    case sort
    /// Asks the user for the order of the rows.
    case chooseOrder
    /// Sorts the rows in a given order, or reverses the order if it is already the current one.
    case order(Order)
    /// Asks the user for the filter text.
    case narrow
    /// Replaces the entire filter text, which takes effect immediately.
    case type(String)
    /// Stops editing the filter text, or dismisses the order prompt without a change.
    case end
    /// Dismisses the order prompt if it is open; otherwise, clears the filter text and stops
    /// editing it.
    case clear
  }

  /// The order of the rows.
  public private(set) var order = Order.own
  /// A Boolean value that indicates whether the order is reversed.
  public private(set) var isReversed = false
  /// A Boolean value that indicates whether the order prompt is open.
  public private(set) var isChoosingOrder = false
  /// The text that a row must match in order to be shown; empty to show all rows.
  public private(set) var text = ""
  /// A Boolean value that indicates whether the user is editing the filter text.
  public private(set) var isEditing = false

  /// Creates the default arrangement, which shows all rows in the order in which they were loaded.
  public init() {}

  /// A Boolean value that indicates whether all rows are shown in the list's original order.
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
    case .end: (isEditing, isChoosingOrder) = (false, false)
    case .clear where isChoosingOrder: isChoosingOrder = false
    case .clear: (isEditing, text) = (false, "")
    }
  }

  /// Returns the indices of the loaded rows to show, in display order; `nil` to show all rows in
  /// the order in which they were loaded.
  public func indices(of rows: [Order.Row]) -> [Int]? {
    if isPlain { return nil }
    let indices = text.isEmpty ? Array(rows.indices) : Order.indices(of: rows, matching: text)
    let sorted = order == .own ? indices : order.sorted(indices, of: rows)
    guard isReversed else { return sorted }
    return sorted.reversed().filter { order.sorts(rows[$0]) }
      + sorted.filter { !order.sorts(rows[$0]) }
  }
}

/// The part of an arrangement that is saved: the order and the filter text, but not an open prompt.
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

  /// The list's original order, in which the rows were loaded.
  static var own: Self { get }

  /// Returns the indices of the rows that match the user's filter text, in the list's original
  /// order.
  static func indices(of rows: [Row], matching text: String) -> [Int]

  /// Returns row indices sorted in this order.
  ///
  /// This method is not called for `own`.
  func sorted(_ indices: [Int], of rows: [Row]) -> [Int]

  /// Returns whether a row has a value to sort by.
  ///
  /// Rows without a value come last, even if the order is reversed. By default, every row has a
  /// value.
  func sorts(_ row: Row) -> Bool
}

extension RowOrder {
  /// Returns `true`.
  public func sorts(_ row: Row) -> Bool { true }

  /// The next order, or the first order after the last one.
  var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
