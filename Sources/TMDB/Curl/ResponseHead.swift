import MovieEntities

/// The head of a response, which libcurl hands over line by line.
struct ResponseHead {
  /// The maximum size of all heads, in bytes: any number of interim ones may come first.
  private static let mostBytes = 256 << 10

  /// The header fields, with lowercase names.
  private(set) var fields: [String: String] = [:]
  /// Whether the blank line after the head has arrived.
  private(set) var isComplete = false
  private var size = 0

  /// Takes a line, and returns whether there are not too many.
  mutating func take(_ line: [UInt8]) -> Bool {
    size += line.count
    guard size <= Self.mostBytes else { return false }
    if line.starts(with: "HTTP/".utf8) {
      // The head before was an interim one.
      (fields, isComplete) = ([:], false)
    } else if line.allSatisfy({ $0 == 0x0D || $0 == 0x0A }) {
      isComplete = true
    } else if !isComplete, let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      // Trailers, which follow the blank line, are ignored.
      let name = Self.text(line[..<colon]).lowercased()
      let value = Self.text(line[(colon + 1)...])
      fields[name] = fields[name].map { $0 + ", " + value } ?? value
    }
    return true
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(String(decoding: bytes, as: UTF8.self).trimmed)
  }
}
