/// The mark that a string literal begins and ends with.
///
/// It is `"` or `"""`, with any number of `#` around the literal.
struct LiteralMark {
  let hashes: Int
  /// Whether the literal has lines.
  let isLong: Bool

  /// The number of bytes of the mark.
  var length: Int { hashes + quotes }

  private var quotes: Int { isLong ? 3 : 1 }

  /// Finds the mark at the beginning of a literal.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - place: Where the mark would begin.
  ///   - hashes: The number of `#` at that place.
  init?(in bytes: [UInt8], at place: Int, hashes: Int) {
    let quote = place + hashes
    guard bytes.quotes(at: quote) > 0 else { return nil }
    self.hashes = hashes
    isLong =
      bytes.quotes(at: quote) >= 3
      && (hashes == 0 || !Self.isClosed(in: bytes, behind: quote, hashes: hashes))
  }

  /// Whether `#"""#`, a literal of one line with a quotation mark in it, is what stands there.
  private static func isClosed(in bytes: [UInt8], behind quote: Int, hashes: Int) -> Bool {
    var place = quote + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: "\""), bytes.hashes(at: place + 1) >= hashes { return true }
      place += 1
    }
    return false
  }

  /// Whether the literal ends at a place.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - place: A place in the literal.
  /// - Returns: Whether the mark stands there.
  func closes(in bytes: [UInt8], at place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "\"") && bytes.quotes(at: place) >= quotes
      && bytes.hashes(at: place + quotes) >= hashes
  }
}

extension [UInt8] {
  /// The number of `#` from a place on.
  func hashes(at place: Int) -> Int { run(of: UInt8(ascii: "#"), at: place) }

  /// The number of quotation marks from a place on; 3 stands for more.
  fileprivate func quotes(at place: Int) -> Int {
    run(of: UInt8(ascii: "\""), at: place, atMost: 3)
  }

  private func run(of byte: UInt8, at place: Int, atMost limit: Int = .max) -> Int {
    var length = 0
    while length < limit, place + length < count, self[place + length] == byte { length += 1 }
    return length
  }

  /// The same text with the line ends of Unix.
  func withLineFeeds() -> [UInt8] {
    guard contains(UInt8(ascii: "\r")) else { return self }
    var copy: [UInt8] = []
    copy.reserveCapacity(count)
    for (place, byte) in enumerated() {
      if byte == UInt8(ascii: "\n"), place > 0, self[place - 1] == UInt8(ascii: "\r") { continue }
      copy.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
    }
    return copy
  }
}
