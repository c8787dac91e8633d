/// The marks that number the rows and the columns of kitty's placeholders.
///
/// kitty lists them in the file `rowcolumn-diacritics.txt`: the marks of Unicode 6.0 that stand above
/// a character, without those that may become one with it. These are the first of them.
enum KittyMarks {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346,
    0x34A...0x34C, 0x350...0x352, 0x357...0x357, 0x35B...0x35B, 0x363...0x36F, 0x483...0x487,
    0x592...0x595, 0x597...0x599, 0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC, 0x5AF...0x5AF,
    0x5C4...0x5C4, 0x610...0x617, 0x657...0x65B, 0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2,
    0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC,
  ]
  static let all = ranges.joined().compactMap(Unicode.Scalar.init)
  private static let texts = all.map { String($0) }

  /// How many there are.
  static var count: Int { all.count }

  /// Returns the mark for a row or a column, from 0 to `count - 1`.
  static func text(_ number: Int) -> String {
    texts[number]
  }
}
