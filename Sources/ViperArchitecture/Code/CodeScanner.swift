/// Copies Swift code, and leaves blanks for comments and literals.
///
/// It works on bytes: as characters, a quotation mark and an accent behind it would be one, and no
/// quotation mark. What is open when a text ends, it reads to the end.
struct CodeScanner {
  /// A literal, one of whose interpolations is being read.
  private struct Interpolation {
    let literal: LiteralMark
    /// How many parentheses are open in it.
    var depth = 0
  }

  private let bytes: [UInt8]
  private let keepsLiterals: Bool
  private var place = 0
  private var copy: [UInt8] = []
  /// The literals around the place, the innermost last.
  private var open: [Interpolation] = []

  /// Returns the code of a text, with every line in its place.
  ///
  /// - Parameters:
  ///   - text: The text of a Swift file.
  ///   - keepsLiterals: Whether literals are copied as well.
  /// - Returns: The code.
  static func code(of text: String, keepsLiterals: Bool = false) -> String {
    var scanner = CodeScanner(text, keepsLiterals: keepsLiterals)
    return scanner.code()
  }

  private init(_ text: String, keepsLiterals: Bool) {
    var bytes = Array(text.utf8)
    // A mark of the byte order is no part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    self.bytes = bytes.withLineFeeds()
    self.keepsLiterals = keepsLiterals
    copy.reserveCapacity(bytes.count)
  }

  private mutating func code() -> String {
    if sees("#!") { blankLine() }
    while place < bytes.count { step() }
    return String(decoding: copy, as: UTF8.self)
  }

  private func sees(_ word: String) -> Bool {
    bytes[place...].starts(with: word.utf8)
  }

  private mutating func step() {
    switch bytes[place] {
    case UInt8(ascii: "/") where sees("//"): blankLine()
    case UInt8(ascii: "/") where sees("/*"): blankComment()
    case UInt8(ascii: "`"): take(to: bytes.endOfQuotedName(at: place) ?? place + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"): startLiteral()
    case UInt8(ascii: "("):
      if !open.isEmpty { open[open.count - 1].depth += 1 }
      take(to: place + 1)
    case UInt8(ascii: ")"): closeParenthesis()
    default: take(to: place + 1)
    }
  }

  private mutating func take(to end: Int) {
    copy += bytes[place..<end]
    place = end
  }

  private mutating func blank(to end: Int) {
    for byte in bytes[place..<end] {
      copy.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
    }
    place = end
  }

  private mutating func pass(to end: Int) {
    if keepsLiterals { take(to: end) } else { blank(to: end) }
  }

  private mutating func blankLine() {
    blank(to: bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
  }

  /// Comments stand inside one another.
  private mutating func blankComment() {
    var depth = 0
    repeat {
      let (opens, closes) = (sees("/*"), sees("*/"))
      depth += opens ? 1 : closes ? -1 : 0
      blank(to: place + (opens || closes ? 2 : 1))
    } while depth > 0 && place < bytes.count
  }

  private mutating func startLiteral() {
    let hashes = bytes.hashes(at: place)
    if let literal = LiteralMark(in: bytes, at: place, hashes: hashes) {
      pass(to: place + literal.length)
      readLiteral(literal)
    } else if let end = RegexLiteral.end(in: bytes, at: place, hashes: hashes) {
      pass(to: end)
    } else {
      take(to: place + max(hashes, 1))
    }
  }

  /// Reads a literal to its end, or to its next interpolation.
  private mutating func readLiteral(_ literal: LiteralMark) {
    while place < bytes.count {
      let byte = bytes[place]
      if literal.closes(in: bytes, at: place) { return pass(to: place + literal.length) }
      // A literal that is not closed ends with its line.
      if byte == UInt8(ascii: "\n"), !literal.isLong { return }
      guard byte == UInt8(ascii: "\\"), bytes.hashes(at: place + 1) >= literal.hashes else {
        pass(to: place + 1)
        continue
      }
      let escaped = place + 1 + literal.hashes
      guard escaped < bytes.count else { return pass(to: bytes.count) }
      if bytes[escaped] == UInt8(ascii: "(") {
        pass(to: escaped + 1)
        return open.append(Interpolation(literal: literal))
      }
      pass(to: bytes[escaped] == UInt8(ascii: "\n") ? escaped : escaped + 1)
    }
  }

  private mutating func closeParenthesis() {
    guard let last = open.last else { return take(to: place + 1) }
    if last.depth > 0 {
      open[open.count - 1].depth -= 1
      take(to: place + 1)
    } else {
      open.removeLast()
      pass(to: place + 1)
      readLiteral(last.literal)
    }
  }
}
