/// A Huffman code for symbols of given frequencies.
struct HuffmanCode {
  /// The symbols by the lengths of their codes.
  private var byLength = [[Int]](repeating: [], count: 17)
  /// The code of each symbol, and its length.
  private(set) var codes: [Int: (bits: Int, length: Int)] = [:]

  /// - Parameters:
  ///   - frequencies: How often each symbol comes.
  ///   - isShort: Whether the codes are as short as they can be, or all have 8 bits.
  init(_ frequencies: [Int: Int], isShort: Bool) {
    for (symbol, length) in isShort ? Self.lengths(frequencies) : frequencies.mapValues({ _ in 8 })
    {
      byLength[length].append(symbol)
    }
    var code = 0
    for length in 1...16 {
      code <<= 1
      byLength[length].sort()
      for symbol in byLength[length] {
        codes[symbol] = (code, length)
        code += 1
      }
    }
  }

  /// The numbers of codes by length, and the symbols.
  var payload: [UInt8] {
    byLength.dropFirst().map { UInt8($0.count) } + byLength.joined().map { UInt8($0) }
  }

  /// Joins the two rarest sets of symbols until one is left, each time a bit more for theirs.
  private static func lengths(_ frequencies: [Int: Int]) -> [Int: Int] {
    // No code may be all ones: one that is as long as the longest stays without a symbol.
    let unused = 256
    var sets = frequencies.sorted { $0.key < $1.key }.map { (count: $0.value, symbols: [$0.key]) }
    sets.append((0, [unused]))
    var lengths: [Int: Int] = [:]
    while sets.count > 1 {
      sets.sort { $0.count > $1.count }
      let (last, other) = (sets.removeLast(), sets.removeLast())
      for symbol in last.symbols + other.symbols { lengths[symbol, default: 0] += 1 }
      sets.append((last.count + other.count, last.symbols + other.symbols))
    }
    guard lengths.values.allSatisfy({ $0 <= 16 }) else {
      return self.lengths(frequencies.mapValues { max(1, $0 / 2) })
    }
    lengths[unused] = nil
    return lengths
  }
}
