/// Copies Swift code, replacing comments and the contents of string literals with blanks.
///
/// The reader handles the code usually found in a module, not everything that the compiler accepts.
/// For example, a regular expression between slashes counts as code, and a name in backticks may be
/// mistaken for a keyword.
struct CodeReader {
  private let bytes: [UInt8]
  private let keepsLiterals: Bool
  private var place = 0
  private var copy: [UInt8] = []

  /// Returns the code of a file with all lines in place, optionally including the contents of its
  /// literals.
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
    let taken = bytes[place...].prefix(count)
    if isBlank {
      for byte in taken { copy.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")) }
    } else {
      copy += taken
    }
    place = taken.endIndex
  }

  /// Reads code to the end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "/") where sees("//"):
        take(length { $0 != UInt8(ascii: "\n") }, isBlank: true)
      case UInt8(ascii: "/") where sees("/*"): readComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): readLiteral()
      case UInt8(ascii: "("):
        depth += 1
        take(1)
      case UInt8(ascii: ")"):
        depth -= 1
        if isInterpolation, depth < 0 { return }
        take(1)
      default: take(max(length { $0 > UInt8(ascii: "/") || $0 <= UInt8(ascii: " ") }, 1))
      }
    }
  }

  /// The number of the next bytes that fulfill a condition.
  private func length(while isIncluded: (UInt8) -> Bool) -> Int {
    var end = place
    while end < bytes.count, isIncluded(bytes[end]) { end += 1 }
    return end - place
  }

  /// Comments can be nested.
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
      take(
        length { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\n") },
        isBlank: !keepsLiterals)
      guard place < bytes.count else { return }
      if sees(quote + rim) {
        return take(quote.utf8.count + hashes, isBlank: !keepsLiterals)
      }
      // An unclosed literal ends at the end of its line.
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

/// A name or symbol in Swift code.
package struct CodeToken: Hashable, Sendable {
  package let text: String
  /// The line number, from 1.
  let line: Int
  /// Whether the token is a name or number rather than a symbol.
  let isName: Bool

  /// Returns the tokens, in order, of code that contains no comments or literals.
  static func all(in code: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    let bytes = Array(code.utf8)
    var (place, line) = (0, 1)
    while place < bytes.count {
      var end = place
      while end < bytes.count, isPartOfName(bytes[end]) { end += 1 }
      let isName = end > place
      if isName {
        tokens.append(
          CodeToken(
            text: String(decoding: bytes[place..<end], as: UTF8.self), line: line, isName: true))
      } else {
        end += 1
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        if bytes[place] > UInt8(ascii: " "), bytes[place] != UInt8(ascii: "`") {
          tokens.append(
            CodeToken(text: String(Unicode.Scalar(bytes[place])), line: line, isName: false))
        }
      }
      place = end
    }
    return tokens
  }

  /// Bytes of other than ASCII characters count as parts of names.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension SourceFile {
  private static let kinds = ["actor", "class", "enum", "protocol", "struct"]

  /// The types at the top level of the file, in order.
  package var types: [String] {
    var depth = 0
    var types: [String] = []
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if depth == 0, next.isName, Self.kinds.contains(token.text) { types.append(next.text) }
    }
    return types
  }

  /// The modules that the file imports, with their line numbers.
  package var imports: [(module: String, line: Int)] {
    let kinds = Self.kinds + ["func", "let", "typealias", "var"]
    let tokens = tokens
    return tokens.indices.compactMap { place in
      // In `x.import` and `f(import: x)`, `import` is a name.
      guard tokens[place].text == "import",
        place == 0 || ![".", "(", ","].contains(tokens[place - 1].text)
      else { return nil }
      let name = tokens[(place + 1)...].first { !kinds.contains($0.text) }
      return name.flatMap { $0.isName ? ($0.text, $0.line) : nil }
    }
  }
}

extension [CodeToken] {
  /// Returns the tokens of a type's declaration and extensions at the top level of a file.
  func declarations(of type: String) -> [CodeToken] {
    var depth = 0
    var isInside = false
    var found: [CodeToken] = []
    for (index, token) in enumerated() {
      if depth == 0, index > 0, token.text == type,
        StoredProperty.types.contains(self[index - 1].text)
      {
        isInside = true
        found.append(self[index - 1])
      }
      if isInside { found.append(token) }
      if token.text == "{" { depth += 1 }
      if token.text == "}" {
        depth -= 1
        if depth == 0 { isInside = false }
      }
    }
    return found
  }
}
