/// A decoder of gzip data (RFC 1952), for responses that lack a `Content-Encoding` header.
package struct GzipDecoder {
  /// Returns the decompressed data, or the data itself if it does not start with the two bytes that
  /// identify gzip.
  ///
  /// - Parameters:
  ///   - data: The body of a response. No JSON document or picture starts with these bytes.
  ///   - limit: The maximum size of the result, in bytes.
  /// - Returns: The data, or `nil` if it is damaged or too large.
  package static func decoded(_ data: [UInt8], limit: Int) -> [UInt8]? {
    guard data.starts(with: [0x1F, 0x8B]) else { return data }
    var gzip = GzipDecoder(data: data, limit: limit)
    guard gzip.skipHeader() else { return nil }
    return gzip.inflate() ? gzip.output : nil
  }

  private let data: [UInt8]
  private let limit: Int
  private var position = 0
  private var bits = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  private init(data: [UInt8], limit: Int) {
    self.data = data
    self.limit = limit
  }

  private mutating func skipHeader() -> Bool {
    guard data.count > 18, data[2] == 8 else { return false }
    let flags = data[3]
    position = 10
    if flags & 4 != 0 { position += 2 + Int(data[10]) + Int(data[11]) << 8 }
    // A file name and a comment end with a zero byte.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard position < data.count, let end = data[position...].firstIndex(of: 0) else {
        return false
      }
      position = end + 1
    }
    if flags & 2 != 0 { position += 2 }
    return position < data.count
  }

  /// Returns the next bits, least significant first; `nil` at the end of the data.
  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < data.count else { return nil }
      bits |= Int(data[position]) << bitCount
      position += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }

  /// Decompresses all blocks, and returns whether they are valid.
  private mutating func inflate() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isValid =
        switch kind {
        case 0: copyStored()
        case 1: expand(.fixedLiterals, .fixedDistances)
        case 2: expandDynamic()
        default: false
        }
      guard isValid else { return false }
      if isLast == 1 { return true }
    }
  }

  private mutating func copyStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard let length = take(16), let check = take(16), length ^ check == 0xFFFF,
      position + length <= data.count, output.count + length <= limit
    else { return false }
    output += data[position..<(position + length)]
    position += length
    return true
  }

  private mutating func expandDynamic() -> Bool {
    guard let literals = take(5), let distances = take(5), let codes = take(4) else {
      return false
    }
    var lengths = [Int](repeating: 0, count: 19)
    for index in Self.codeOrder.prefix(codes + 4) {
      guard let length = take(3) else { return false }
      lengths[index] = length
    }
    let code = PrefixCode(lengths)
    let total = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < total {
      guard let symbol = symbol(code) else { return false }
      if symbol < 16 {
        all.append(symbol)
        continue
      }
      let (width, least) = [(2, 3), (3, 3), (7, 11)][symbol - 16]
      guard let more = take(width), symbol != 16 || !all.isEmpty else { return false }
      all += Array(repeating: symbol == 16 ? all[all.count - 1] : 0, count: least + more)
    }
    guard all.count == total else { return false }
    return expand(PrefixCode(all[..<(literals + 257)]), PrefixCode(all[(literals + 257)...]))
  }

  private mutating func expand(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
    while let symbol = symbol(literals) {
      if symbol == 256 { return true }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else {
        guard symbol - 257 < Self.lengths.count, let length = value(Self.lengths[symbol - 257]),
          let index = self.symbol(distances), index < Self.distances.count,
          let distance = value(Self.distances[index]), distance <= output.count,
          output.count + length <= limit
        else { return false }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
      guard output.count <= limit else { return false }
    }
    return false
  }

  private mutating func value(_ range: (base: Int, extra: Int)) -> Int? {
    take(range.extra).map { range.base + $0 }
  }

  private mutating func symbol(_ code: PrefixCode) -> Int? {
    var (word, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      guard let bit = take(1) else { return nil }
      word |= bit
      if word - first < count { return code.symbols[index + word - first] }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    return nil
  }

  private static let codeOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  /// The smallest length of each symbol from 257, and the number of additional bits.
  private static let lengths: [(base: Int, extra: Int)] =
    (0..<28).map { index in
      let extra = max(index / 4 - 1, 0)
      return (extra == 0 ? index + 3 : (4 + index % 4) << extra + 3, extra)
    } + [(258, 0)]
  /// The smallest distance of each symbol, and the number of additional bits.
  private static let distances: [(base: Int, extra: Int)] = (0..<30).map { index in
    let extra = max(index / 2 - 1, 0)
    return (extra == 0 ? index + 1 : (2 + index % 2) << extra + 1, extra)
  }
}

/// A canonical prefix code of at most 15 bits.
private struct PrefixCode {
  /// The number of symbols of each length.
  var counts = [Int](repeating: 0, count: 16)
  /// The symbols, sorted by length.
  let symbols: [Int]

  init(_ lengths: some Sequence<Int>) {
    let lengths = Array(lengths)
    for length in lengths where length > 0 { counts[length] += 1 }
    symbols = lengths.indices.filter { lengths[$0] > 0 }
      .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
  }

  static let fixedLiterals = PrefixCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  static let fixedDistances = PrefixCode(Array(repeating: 5, count: 30))
}
