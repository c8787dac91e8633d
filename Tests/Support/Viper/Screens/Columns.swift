/// How wide the catalogue's texts are, by a table that has nothing to do with the program's.
enum Columns {
  static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  private static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars.map(\.value)
    if scalars.contains(0x200D) || scalars.contains(0xFE0F) { return 2 }
    return scalars.map(of).max() ?? 0
  }

  private static func of(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x0000...0x001F, 0x007F...0x009F, 0x0300...0x036F, 0x0591...0x05BD, 0x200B...0x200F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF01...0xFF60: 2
    case 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x20000...0x2FFFD: 2
    default: 1
    }
  }
}

extension String {
  /// The lines, each without its end.
  var lineList: [String] {
    var list = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if list.last == "" { list.removeLast() }
    return list
  }

  /// The first word of a line.
  var firstWord: String {
    String(prefix { $0 != " " && $0 != "\t" })
  }
}
