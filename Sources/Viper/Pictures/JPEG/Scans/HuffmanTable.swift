/// A Huffman code, prepared for decoding.
///
/// The type is a class, so that passing an instance copies only a reference.
final class HuffmanTable: Sendable {
  /// The number of bits looked up at once.
  ///
  /// Few codes are longer.
  static let shortBits = 9

  /// For each value of the next bits, the length of the code at their start (in the upper byte) and
  /// the code's symbol (in the lower byte); 0 if the code is longer.
  let short: [UInt16]
  /// For each length, the first 16-bit value that does not start with a code of at most that
  /// length.
  private let ends: [Int]
  /// For each length, the offset from a code to the index of its symbol.
  private let positions: [Int]
  private let symbols: [UInt8]

  /// An empty code.
  static let empty = HuffmanTable()

  private init() {
    short = [UInt16](repeating: 0, count: 1 << Self.shortBits)
    (ends, positions, symbols) = ([], [], [])
  }

  /// Prepares a code from the number of codes of each length from 1 to 16 bits, and from the
  /// symbols, in order of increasing code length.
  init(counts: [UInt8], symbols: [UInt8]) throws(PictureError) {
    var short = [UInt16](repeating: 0, count: 1 << Self.shortBits)
    var ends = [0]
    var positions = [0]
    var code = 0
    var position = 0
    for (length, count) in zip(1..., counts.map(Int.init)) {
      code <<= 1
      guard code + count <= 1 << length, position + count <= symbols.count else {
        throw PictureError(.damaged, "invalid Huffman table")
      }
      positions.append(position - code)
      if length <= Self.shortBits {
        for symbol in symbols[position..<position + count] {
          let free = Self.shortBits - length
          for value in code << free..<(code + 1) << free {
            short[value] = UInt16(length) << 8 | UInt16(symbol)
          }
          code += 1
        }
      } else {
        code += count
      }
      position += count
      ends.append(code << (16 - length))
    }
    self.short = short
    self.ends = ends
    self.positions = positions
    self.symbols = symbols
  }

  /// Returns the length and symbol of the code at the start of 16 bits, if there is one.
  func code(in bits: Int) -> (length: Int, symbol: Int)? {
    for length in ends.indices where bits < ends[length] {
      let position = positions[length] + bits >> (16 - length)
      return symbols.indices.contains(position) ? (length, Int(symbols[position])) : nil
    }
    return nil
  }
}
