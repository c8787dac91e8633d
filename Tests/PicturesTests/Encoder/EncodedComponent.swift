import Foundation

/// A component of an encoded picture: its quantized coefficients.
struct EncodedComponent {
  let identifier: UInt8
  /// The numbers of its blocks in a unit of an interleaved scan.
  let across: Int
  let down: Int
  /// The numbers of its samples.
  let width: Int
  let height: Int
  /// The number of blocks in a row, and that of rows, with those that only fill a unit.
  let columns: Int
  let rows: Int
  /// The quantization table, in zigzag order.
  let factors: [Int]
  /// The coefficients of each block, in zigzag order.
  var blocks: [[Int]] = []

  /// The row and the column of each coefficient that comes in zigzag order, by the way through the diagonals.
  static let zigzag: [(row: Int, column: Int)] = (0..<15).flatMap { sum in
    let rows = (0..<8).filter { 0..<8 ~= sum - $0 }
    return (sum % 2 == 0 ? rows.reversed() : rows).map { ($0, sum - $0) }
  }

  /// cos((2n + 1) k π / 16) with the factor that makes the transform its own inverse, by `k` and `n`.
  static let cosines: [[Double]] = (0..<8).map { frequency in
    let height = frequency == 0 ? 0.5.squareRoot() / 2 : 0.5
    return (0..<8).map { place in
      height * cos(Double((2 * place + 1) * frequency) * Double.pi / 16)
    }
  }

  /// Sets the blocks from samples of 0 to 255.
  mutating func encode(_ sample: (_ column: Int, _ row: Int) -> Double) {
    for row in 0..<rows {
      for column in 0..<columns {
        let samples = (0..<8).map { y in
          (0..<8).map { x in sample(column * 8 + x, row * 8 + y) - 128 }
        }
        blocks.append(quantized(samples))
      }
    }
  }

  private func quantized(_ samples: [[Double]]) -> [Int] {
    let across = samples.map { line in
      Self.cosines.map { wave in (0..<8).reduce(0.0) { $0 + wave[$1] * line[$1] } }
    }
    return zip(Self.zigzag, factors).map { place, factor in
      let wave = Self.cosines[place.row]
      let sum = (0..<8).reduce(0.0) { $0 + wave[$1] * across[$1][place.column] }
      return Int((sum / Double(factor)).rounded())
    }
  }
}
