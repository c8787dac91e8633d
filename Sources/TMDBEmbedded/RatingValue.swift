/// TMDB's check and spelling of a rating.
enum RatingValue {
  /// Returns whether TMDB accepts a value: a multiple of 0.5 from 0.5 to 10.
  static func isValid(_ value: Double) -> Bool {
    // Doubling is exact, so only multiples of 0.5 become whole numbers.
    value > 0 && value <= 10 && Double(Int(value * 2)) == value * 2
  }

  /// Returns a value without an unnecessary decimal: `8`, `8.5`.
  static func text(_ value: Double) -> String {
    let halves = Int(value * 2)
    return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
