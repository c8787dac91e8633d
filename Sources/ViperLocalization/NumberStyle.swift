/// The style in which a language writes numbers.
public struct NumberStyle: Hashable, Sendable {
  /// The decimal separator, which comes before the fraction.
  public let decimal: String
  /// The separator between groups of three digits.
  public let group: String
  /// The minimum number of digits in a number that is grouped.
  public let leastGrouped: Int

  /// The English style: `30,000` and `8.4`.
  public static let english = NumberStyle(decimal: ".", group: ",", leastGrouped: 4)

  /// Creates a style.
  public init(decimal: String, group: String, leastGrouped: Int) {
    self.decimal = decimal
    self.group = group
    self.leastGrouped = leastGrouped
  }
}
