/// TMDB's checks and spelling of a rating.
enum RatingValue {
  /// Returns TMDB's message for a value that it refuses; `nil` for a value that it accepts.
  static func complaint(_ value: Double) -> String? {
    // The comparison is written so that NaN is refused too.
    guard value > 0 else { return "Value too low: Value must be greater than 0.0." }
    guard value <= 10 else {
      return "Value too high: Value must be less than, or equal to 10.0."
    }
    // Doubling is exact, so only multiples of 0.5 become whole numbers.
    guard Double(Int(value * 2)) == value * 2 else {
      return "Value invalid: Values must be a multiple of 0.50."
    }
    return nil
  }

  /// Returns a value without an unnecessary decimal: `8`, `8.5`.
  static func text(_ value: Double) -> String {
    let halves = Int(value * 2)
    return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
