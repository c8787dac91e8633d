/// Copies Swift code, and leaves blanks for comments and for the contents of string literals.
///
/// It reads what people write in a module, not everything that the compiler takes: a regular expression in slashes is
/// code, and a name in backticks may be a keyword.
struct CodeReader {
  private let bytes: [UInt8]
  private let keepsLiterals: Bool
  private var place = 0
  private var copy: [UInt8] = []

  /// Returns the code of a text, with every line in its place, and with its literals if they are kept.
  static func code(of text: String, keepsLiterals: Bool = false) -> String {
    var reader = CodeReader(bytes: Array(text.utf8), keepsLiterals: keepsLiterals)
    while reader.place < reader.bytes.count { reader.readCode(isInterpolation: false) }
    return String(decoding: reader.copy, as: UTF8.self)
  }

  private init(bytes: [UInt8], keepsLiterals: Bool) {
    self.bytes = bytes
    self.keepsLiterals = keepsLiterals
  }

  private func sees(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }

  private mutating func take(_ count: Int, isBlank: Bool = false) {
    for byte in bytes[place...].prefix(count) {
      copy.append(isBlank && byte != UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
    }
    place = min(place + count, bytes.count)
  }

  /// Reads code to its end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while place < bytes.count {
      if sees("//") {
        while place < bytes.count, !sees("\n") { take(1, isBlank: true) }
      } else if sees("/*") {
        readComment()
      } else if sees("\"") || sees("#") {
        readLiteral()
      } else {
        if sees("(") { depth += 1 }
        if sees(")") { depth -= 1 }
        if isInterpolation, depth < 0 { return }
        take(1)
      }
    }
  }

  /// Comments stand inside one another.
  private mutating func readComment() {
    var depth = 0
    repeat {
      depth += sees("/*") ? 1 : sees("*/") ? -1 : 0
      take(sees("/*") || sees("*/") ? 2 : 1, isBlank: true)
    } while depth > 0 && place < bytes.count
  }

  private mutating func readLiteral() {
    let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes[(place + hashes)...].prefix { $0 == UInt8(ascii: "\"") }.count
    guard quotes > 0 else { return take(max(hashes, 1)) }
    let rim = String(repeating: "#", count: hashes)
    let quote = quotes >= 3 ? "\"\"\"" : "\""
    take(hashes + quote.utf8.count, isBlank: !keepsLiterals)
    while place < bytes.count {
      if sees(quote + rim) {
        return take(quote.utf8.count + hashes, isBlank: !keepsLiterals)
      }
      // A literal that is not closed ends with its line.
      if sees("\n"), quotes < 3 { return }
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
