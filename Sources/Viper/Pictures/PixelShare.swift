/// The part of a row of pixels that one new pixel covers.
struct PixelShare {
  /// The number of bits of a weight: with the 16 of a value that is averaged, a sum has 30.
  static let bits: Int32 = 14

  let first: Int
  /// The part of each old pixel in the new one; the sum is exactly 1 in parts of `1 << bits`.
  let weights: ContiguousArray<Int32>

  /// Returns the shares that `count` new pixels have in `length` old ones.
  static func shares(of length: Int, among count: Int) -> [PixelShare] {
    // In units of 1/count of an old pixel, a new pixel is `length` units long.
    (0..<count).map { index in
      let start = index * length
      let end = start + length
      let first = start / count
      let last = (end - 1) / count
      // The weight so far is rounded, and not each one: so the last is 1, and no part is lost.
      var sum = 0
      let weights = (first...last).map { old in
        let next = (min(end, (old + 1) * count) - start) << Int(bits) / length
        defer { sum = next }
        return Int32(next - sum)
      }
      return PixelShare(first: first, weights: ContiguousArray(weights))
    }
  }
}
