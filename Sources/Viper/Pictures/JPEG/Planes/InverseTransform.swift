/// The inverse cosine transform, which computes a block's samples from the block's coefficients.
///
/// In one dimension, sample `n` of 8 is the sum over `k` of `s(k) x(k) cos((2n + 1) k π / 16)`,
/// where `s(0)` is 1 and all other `s(k)` are √2. After both passes, the result is 8 times too
/// large. Terms with an even `k` contribute the same amount to samples `n` and `7 - n`, and terms
/// with an odd `k` contribute opposite amounts, so both contributions are computed only for samples
/// 0 to 3. Values that are too large to occur in a valid file wrap around.
struct InverseTransform {
  /// √2 cos(k π / 16) in units of 1/8,192, for each odd k, and for k = 2 and k = 6.
  private static let c1: Int32 = 11_363
  private static let c2: Int32 = 10_703
  private static let c3: Int32 = 9_633
  private static let c5: Int32 = 6_437
  private static let c6: Int32 = 4_433
  private static let c7: Int32 = 2_260
  /// For each coefficient in zigzag order, its row-by-row index in the block.
  private static let zigzag: [Int] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  private let factors: [Int32]
  private let positions = Self.zigzag
  private var block = [Int32](repeating: 0, count: 64)

  /// - Parameter factors: The quantization table, in zigzag order.
  init(factors: [Int32]) {
    self.factors = factors
  }

  /// Writes a block's samples starting at an index, in rows that start `stride` samples apart.
  mutating func write(
    _ coefficients: Coefficients, _ index: Int, to samples: inout ContiguousArray<UInt8>,
    at start: Int,
    stride: Int
  ) {
    let first = Int32(coefficients.values[index * 64]) &* factors[0]
    let reach = Int(coefficients.reach[index])
    guard reach > 0 else {
      let sample = UInt8(clamping: (first &+ 1_028) >> 3)
      for row in 0..<8 {
        let position = start + row * stride
        for column in position..<position + 8 { samples[column] = sample }
      }
      return
    }
    for position in 0..<64 { block[position] = 0 }
    for position in 0...reach {
      block[positions[position]] =
        Int32(coefficients.values[index * 64 + position]) &* factors[position]
    }
    for column in 0..<8 { transformColumn(column) }
    for row in 0..<8 { transformRow(row * 8, to: &samples, at: start + row * stride) }
  }

  /// Transforms a column, leaving the sums in units of 1/4.
  @inline(__always)
  private mutating func transformColumn(_ position: Int) {
    let even = (block[position], block[position + 16], block[position + 32], block[position + 48])
    let odd = (
      block[position + 8], block[position + 24], block[position + 40], block[position + 56]
    )
    guard even.1 | even.2 | even.3 | odd.0 | odd.1 | odd.2 | odd.3 != 0 else {
      for row in 0..<8 { block[position + row * 8] = even.0 &<< 2 }
      return
    }
    let evens = Self.even(even, rounding: 1 << 10)
    let odds = Self.odd(odd)
    block[position] = (evens.0 &+ odds.0) &>> 11
    block[position + 8] = (evens.1 &+ odds.1) &>> 11
    block[position + 16] = (evens.2 &+ odds.2) &>> 11
    block[position + 24] = (evens.3 &+ odds.3) &>> 11
    block[position + 32] = (evens.3 &- odds.3) &>> 11
    block[position + 40] = (evens.2 &- odds.2) &>> 11
    block[position + 48] = (evens.1 &- odds.1) &>> 11
    block[position + 56] = (evens.0 &- odds.0) &>> 11
  }

  @inline(__always)
  private func transformRow(
    _ position: Int, to samples: inout ContiguousArray<UInt8>, at start: Int
  ) {
    let even = (block[position], block[position + 2], block[position + 4], block[position + 6])
    let odd = (block[position + 1], block[position + 3], block[position + 5], block[position + 7])
    // Samples are stored with 128 subtracted.
    let evens = Self.even(even, rounding: 1 << 17 + 128 << 18)
    let odds = Self.odd(odd)
    samples[start] = UInt8(clamping: (evens.0 &+ odds.0) &>> 18)
    samples[start + 1] = UInt8(clamping: (evens.1 &+ odds.1) &>> 18)
    samples[start + 2] = UInt8(clamping: (evens.2 &+ odds.2) &>> 18)
    samples[start + 3] = UInt8(clamping: (evens.3 &+ odds.3) &>> 18)
    samples[start + 4] = UInt8(clamping: (evens.3 &- odds.3) &>> 18)
    samples[start + 5] = UInt8(clamping: (evens.2 &- odds.2) &>> 18)
    samples[start + 6] = UInt8(clamping: (evens.1 &- odds.1) &>> 18)
    samples[start + 7] = UInt8(clamping: (evens.0 &- odds.0) &>> 18)
  }

  /// The contributions of coefficients 0, 2, 4 and 6 to samples 0 to 3.
  @inline(__always)
  private static func even(_ x: (Int32, Int32, Int32, Int32), rounding: Int32)
    -> (Int32, Int32, Int32, Int32)
  {
    let sum = (x.0 &+ x.2) &<< 13 &+ rounding
    let difference = (x.0 &- x.2) &<< 13 &+ rounding
    let outer = c2 &* x.1 &+ c6 &* x.3
    let inner = c6 &* x.1 &- c2 &* x.3
    return (sum &+ outer, difference &+ inner, difference &- inner, sum &- outer)
  }

  /// The contributions of coefficients 1, 3, 5 and 7 to samples 0 to 3.
  @inline(__always)
  private static func odd(_ x: (Int32, Int32, Int32, Int32)) -> (Int32, Int32, Int32, Int32) {
    (
      c1 &* x.0 &+ c3 &* x.1 &+ c5 &* x.2 &+ c7 &* x.3,
      c3 &* x.0 &- c7 &* x.1 &- c1 &* x.2 &- c5 &* x.3,
      c5 &* x.0 &- c1 &* x.1 &+ c7 &* x.2 &+ c3 &* x.3,
      c7 &* x.0 &- c5 &* x.1 &+ c3 &* x.2 &- c1 &* x.3
    )
  }
}
