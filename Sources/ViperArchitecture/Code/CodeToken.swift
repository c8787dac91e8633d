/// A name or a sign of Swift code.
package struct CodeToken: Hashable, Sendable {
  package let text: String
  /// The number of the line, from 1.
  package let line: Int
  /// Whether it is a name.
  package let isName: Bool
  /// Whether it stands in backticks, and so is no keyword.
  let isQuoted: Bool

  /// Whether the token is one of some keywords.
  func isKeyword(_ words: String...) -> Bool { isKeyword(words) }

  /// Whether the token is one of some keywords.
  func isKeyword(_ words: some Sequence<String>) -> Bool { !isQuoted && words.contains(text) }

  /// Returns the tokens of code that has no comments and no literals.
  ///
  /// - Parameter code: The code, as `SourceFile.code` gives it.
  /// - Returns: The tokens, in order.
  static func all(in code: String) -> [CodeToken] {
    let bytes = Array(code.utf8)
    var tokens: [CodeToken] = []
    var (place, line) = (0, 1)
    while place < bytes.count {
      let start = place
      switch bytes[place] {
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
      case 0...UInt8(ascii: " "):
        place += 1
      case UInt8(ascii: "`") where bytes.endOfQuotedName(at: place) != nil:
        place = bytes.endOfQuotedName(at: place) ?? place + 1
        tokens.append(
          CodeToken(
            text: text(bytes[(start + 1)..<(place - 1)]), line: line, isName: true, isQuoted: true))
      case let byte where byte.isPartOfName:
        while place < bytes.count, bytes[place].isPartOfName { place += 1 }
        tokens.append(
          CodeToken(text: text(bytes[start..<place]), line: line, isName: true, isQuoted: false))
      default:
        place += 1
        tokens.append(
          CodeToken(text: text(bytes[start..<place]), line: line, isName: false, isQuoted: false))
      }
    }
    return tokens
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte can stand in a name: of those beyond ASCII every one is taken for a letter.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// The place behind the backtick that ends a name.
  ///
  /// - Parameter place: The place of the backtick that begins it.
  /// - Returns: `nil` if no backtick follows on the line.
  func endOfQuotedName(at place: Int) -> Int? {
    var end = place + 1
    while end < count, self[end] != UInt8(ascii: "\n") {
      if self[end] == UInt8(ascii: "`") { return end + 1 }
      end += 1
    }
    return nil
  }
}
