import Testing
import Viper

/// Reads a PNG file with uncompressed data.
struct PNGReader {
  static func pixels(of file: [UInt8]) throws -> Pixels {
    #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]))
    var rest = file.dropFirst(8)
    var chunks: [(name: String, data: [UInt8])] = []
    while !rest.isEmpty {
      let count = number(rest)
      let body = Array(rest.dropFirst(4).prefix(count + 4))
      #expect(number(rest.dropFirst(8 + count)) == checksum(body))
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + count)
    }
    #expect(chunks.map(\.name) == ["IHDR", "IDAT", "IEND"])
    let (width, height) = (number(chunks[0].data), number(chunks[0].data.dropFirst(4)))
    #expect(chunks[0].data.dropFirst(8) == [8, 2, 0, 0, 0])
    let data = try inflated(chunks[1].data)
    try #require(data.count == (width * 3 + 1) * height)
    let rows = (0..<height).map { data[$0 * (width * 3 + 1)..<($0 + 1) * (width * 3 + 1)] }
    #expect(rows.allSatisfy { $0.first == 0 })
    return try #require(Pixels(width: width, height: height, rgb: rows.flatMap { $0.dropFirst() }))
  }

  private static func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func inflated(_ data: [UInt8]) throws -> [UInt8] {
    #expect((Int(data[0]) << 8 | Int(data[1])) % 31 == 0 && data[0] == 0x78)
    var (rest, result, isLast) = (data.dropFirst(2), [UInt8](), false)
    while !isLast {
      let head = Array(rest.prefix(5))
      try #require(head.count == 5 && head[0] < 2)
      isLast = head[0] == 1
      let count = Int(head[1]) | Int(head[2]) << 8
      #expect(head[3] == ~head[1] && head[4] == ~head[2])
      result += rest.dropFirst(5).prefix(count)
      rest = rest.dropFirst(5 + count)
    }
    let sums = result.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    #expect(rest.count == 4 && number(rest) == sums.1 << 16 | sums.0)
    return result
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = ~0
    for byte in bytes {
      for bit in 0..<8 {
        let isOdd = (sum ^ UInt32(byte >> UInt8(bit))) & 1 == 1
        sum = isOdd ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
    return Int(~sum)
  }
}
