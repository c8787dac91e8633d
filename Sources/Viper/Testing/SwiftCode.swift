/// Copies Swift code, with blanks instead of comments and, optionally, the contents of literals.
///
/// Interpolations count as code.
package struct SwiftCode {
  private let bytes: [UInt8]
  private let keepsLiterals: Bool
  private var index = 0
  private var copy: [UInt8] = []

  package static func code(of text: String, keepsLiterals: Bool = false) -> String {
    var reader = SwiftCode(bytes: Array(text.utf8), keepsLiterals: keepsLiterals)
    while reader.index < reader.bytes.count { reader.readCode(isInterpolation: false) }
    return String(decoding: reader.copy, as: UTF8.self)
  }

  private init(bytes: [UInt8], keepsLiterals: Bool) {
    self.bytes = bytes
    self.keepsLiterals = keepsLiterals
  }

  private func sees(_ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

  private mutating func take(_ count: Int, isBlank: Bool = false) {
    let end = min(index + count, bytes.count)
    for byte in bytes[index..<end] {
      copy.append(isBlank && byte != UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
    }
    index = end
  }

  /// Reads code to the end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where sees("//"):
        while index < bytes.count, !sees("\n") { take(1, isBlank: true) }
      case UInt8(ascii: "\""), UInt8(ascii: "#"): readLiteral()
      case UInt8(ascii: "("):
        depth += 1
        take(1)
      case UInt8(ascii: ")"):
        depth -= 1
        if isInterpolation, depth < 0 { return }
        take(1)
      default: take(1)
      }
    }
  }

  private mutating func readLiteral() {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes[(index + hashes)...].prefix { $0 == UInt8(ascii: "\"") }.count
    guard quotes > 0 else { return take(max(hashes, 1)) }
    let rim = String(repeating: "#", count: hashes)
    let quote = (quotes >= 3 ? "\"\"\"" : "\"") + rim
    take(quote.utf8.count, isBlank: !keepsLiterals)
    while index < bytes.count {
      if sees(quote) { return take(quote.utf8.count, isBlank: !keepsLiterals) }
      let isEscaped = sees("\\" + rim)
      if isEscaped, sees("\\" + rim + "(") {
        take(hashes + 2, isBlank: !keepsLiterals)
        readCode(isInterpolation: true)
      } else {
        take(isEscaped ? hashes + 2 : 1, isBlank: !keepsLiterals)
      }
    }
  }
}
