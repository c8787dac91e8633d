/// The tables that scans use, as last defined in the file.
struct Tables {
  /// The quantization tables, in zigzag order; empty until they are set.
  private(set) var factors = [[Int32]](repeating: [], count: 4)
  /// The Huffman codes for DC coefficients and for AC coefficients.
  private(set) var first = [HuffmanTable](repeating: .empty, count: 4)
  private(set) var others = [HuffmanTable](repeating: .empty, count: 4)
  /// The number of MCUs between two restart markers; 0 if there are none.
  private(set) var interval = 0

  mutating func setFactors(_ payload: consuming PayloadReader) throws(PictureError) {
    while !payload.isEmpty {
      let head = try payload.byte()
      guard head >> 4 < 2, head & 15 < 4 else {
        throw PictureError(.damaged, "invalid quantization table")
      }
      var table: [Int32] = []
      for _ in 0..<64 {
        table.append(Int32(head >> 4 == 0 ? try payload.byte() : try payload.word()))
      }
      factors[head & 15] = table
    }
  }

  mutating func setCodes(_ payload: consuming PayloadReader) throws(PictureError) {
    while !payload.isEmpty {
      let head = try payload.byte()
      let counts = try payload.bytes(16)
      let symbols = try payload.bytes(counts.reduce(0) { $0 + Int($1) })
      // The symbols for DC coefficients are bit counts.
      guard head >> 4 < 2, head & 15 < 4, head >> 4 == 1 || symbols.allSatisfy({ $0 < 16 }) else {
        throw PictureError(.damaged, "invalid Huffman table")
      }
      let table = try HuffmanTable(counts: counts, symbols: symbols)
      if head >> 4 == 0 { first[head & 15] = table } else { others[head & 15] = table }
    }
  }

  mutating func setInterval(_ payload: consuming PayloadReader) throws(PictureError) {
    interval = try payload.word()
  }
}
