/// The part of a row of pixels that one new pixel covers.
struct PixelShare {
  /// The first old pixel.
  let first: Int
  /// How much of each old pixel belongs to the new one, in parts of `total`.
  let weights: [Int]
  let total: Int

  /// Returns the shares that `count` new pixels have in `length` old ones.
  static func shares(of length: Int, among count: Int) -> [PixelShare] {
    // In units of 1/count of an old pixel, a new pixel is `length` units long.
    (0..<count).map { index in
      let start = index * length
      let end = start + length
      let first = start / count
      let last = (end - 1) / count
      let weights = (first...last).map { old in
        min(end, (old + 1) * count) - max(start, old * count)
      }
      return PixelShare(first: first, weights: weights, total: length)
    }
  }

  func average(_ value: (Int) -> Int) -> Int32 {
    var sum = 0
    for (offset, weight) in weights.enumerated() { sum += value(first + offset) * weight }
    return Int32(truncatingIfNeeded: (sum + total / 2) / total)
  }
}
