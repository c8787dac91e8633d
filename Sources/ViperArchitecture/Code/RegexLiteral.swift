/// Finds where a literal such as `/[^"]/` ends, by the rules of the compiler.
enum RegexLiteral {
  /// Returns the place behind a literal.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - place: Where the literal would begin.
  ///   - hashes: The number of `#` at that place.
  /// - Returns: `nil` if no literal begins there.
  static func end(in bytes: [UInt8], at place: Int, hashes: Int) -> Int? {
    let slash = place + hashes
    guard slash < bytes.count, bytes[slash] == UInt8(ascii: "/") else { return nil }
    return hashes > 0
      ? extendedEnd(in: bytes, behind: slash, hashes: hashes)
      : isOperator(in: bytes, at: slash) ? nil : bareEnd(in: bytes, behind: slash)
  }

  /// Whether a slash divides: what it belongs to stands before it, or a blank behind it.
  private static func isOperator(in bytes: [UInt8], at slash: Int) -> Bool {
    if slash + 1 >= bytes.count || bytes[slash + 1] <= UInt8(ascii: " ") { return true }
    return slash > 0 && bytes[slash - 1] > UInt8(ascii: " ")
      && !"([{,;:".utf8.contains(bytes[slash - 1])
  }

  private static func bareEnd(in bytes: [UInt8], behind slash: Int) -> Int? {
    var (place, depth) = (slash + 1, 0)
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      switch bytes[place] {
      case UInt8(ascii: "\\") where place + 1 < bytes.count && bytes[place + 1] >= 32: place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        return bytes[place - 1] == UInt8(ascii: " ") ? nil : place + 1
      default: break
      }
      place += 1
    }
    return nil
  }

  private static func extendedEnd(in bytes: [UInt8], behind slash: Int, hashes: Int) -> Int {
    var place = slash + 1
    // It has lines if nothing but blanks follows on its own.
    let rest = bytes[place...].first { $0 > UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    let isLong = rest == UInt8(ascii: "\n")
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n") where !isLong: return place
      case UInt8(ascii: "\\") where place + 1 < bytes.count && bytes[place + 1] >= 32: place += 2
      case UInt8(ascii: "/") where bytes.hashes(at: place + 1) >= hashes:
        return place + 1 + hashes
      default: place += 1
      }
    }
    return bytes.count
  }
}
