/// What TMDB checks of a rating, and how it writes one.
enum RatingValue {
  /// What TMDB says of a value that it does not take; nothing of one that it takes.
  static func complaint(_ value: Double) -> String? {
    // Put so that what is no number at all is refused too.
    guard value > 0 else { return "Value too low: Value must be greater than 0.0." }
    guard value <= 10 else {
      return "Value too high: Value must be less than, or equal to 10.0."
    }
    // Doubling is exact, so that only true halves are whole here.
    guard Double(Int(value * 2)) == value * 2 else {
      return "Value invalid: Values must be a multiple of 0.50."
    }
    return nil
  }

  /// A value without a needless decimal: `8`, `8.5`.
  static func text(_ value: Double) -> String {
    let halves = Int(value * 2)
    return halves.isMultiple(of: 2) ? "\(halves / 2)" : "\(halves / 2).5"
  }
}
