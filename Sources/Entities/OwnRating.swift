/// What a person gives a movie: from 0.5 to 10, in steps of 0.5 (TMDB, Movies: Add Rating).
public struct OwnRating: Hashable, Sendable, CustomStringConvertible {
  /// The lowest and the highest value.
  public static let range = 0.5...10.0

  /// The value.
  public let value: Double

  /// Makes a rating, or nothing when TMDB would refuse it.
  ///
  /// - Parameter value: From 0.5 to 10, a multiple of 0.5.
  public init?(_ value: Double) {
    // Doubling is exact, so that only true halves are whole here.
    guard Self.range.contains(value), Double(Int(value * 2)) == value * 2 else { return nil }
    self.value = value
  }

  /// Reads a rating as a person writes it: `8`, `8.5` or `8,5`.
  ///
  /// - Parameter text: ASCII digits with at most one decimal.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      parts.joined().utf8.allSatisfy({ (48...57).contains($0) }),
      let value = Double(parts.joined(separator: "."))
    else { return nil }
    self.init(value)
  }

  /// The value without a needless decimal: `8`, `8.5`.
  public var description: String {
    let halves = Int(value * 2)
    return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
