/// A word as a user would type it in a shell.
enum ShellWord {
  /// Returns a word, in quotes if a shell would not take it as it is.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), 0x80...:
        true
      default: false
      }
    }
    guard !isPlain || word.isEmpty else { return word }
    // These have a meaning between double quotes as well.
    let escaped = word.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }
}
