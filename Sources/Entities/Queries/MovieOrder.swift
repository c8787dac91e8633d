/// The order in which a service lists the movies that a filter selects.
public struct MovieOrder: Hashable, Sendable, CustomStringConvertible {
  /// The values that movies can be ordered by, spelled as on the command line.
  public enum Value: String, CaseIterable, Sendable {
    /// The number of views; the most popular movie comes first.
    case popularity
    /// The rating by the voters; the best comes first.
    case rating
    /// The day of release; the newest comes first.
    case release
    /// The revenue; the highest comes first.
    case revenue
    /// The title, from A to Z.
    case title
    /// The number of votes; the highest comes first.
    case votes
  }

  /// The value that the movies are ordered by.
  public var value: Value
  /// Whether the order is reversed, so that the lowest, the oldest or Z comes first.
  public var isReversed: Bool

  /// Creates an order.
  public init(by value: Value = .popularity, isReversed: Bool = false) {
    self.value = value
    self.isReversed = isReversed
  }

  /// Creates an order from the name of its value, after `-` if it is reversed; `nil` if the text is
  /// not an order.
  package init?(_ text: String) {
    let isReversed = text.hasPrefix("-")
    guard let value = Value(rawValue: String(isReversed ? text.dropFirst() : text[...])) else {
      return nil
    }
    self.init(by: value, isReversed: isReversed)
  }

  /// The order as it is typed: `title`, or `-title` if it is reversed.
  public var description: String { (isReversed ? "-" : "") + value.rawValue }
}
