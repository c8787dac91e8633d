import Testing

@testable import ViperTestSupport
@testable import ViperText

/// The width of text in terminal columns, and truncation.
struct TextWidthTests {
  private static let widths: [(String, Int)] = [
    ("", 0), ("a", 1), ("Metropolis", 10), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1),
    ("雨の日の映写機", 14), ("、。", 4), ("Ａ", 2), ("ｱｲｳ", 3), ("ｶﾞ", 2), ("￥", 2),
    ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("שלום", 4), ("שָׁלוֹם", 4), ("Пот", 3),
    ("🎬", 2), ("🎬🎬", 4), ("👨‍👩‍👧‍👦", 8), ("👍🏽", 4), ("🇪🇸", 4), ("🇪🇸🇫🇷", 8), ("❤️", 2),
    ("❤", 1), ("1️⃣", 2), ("☺", 1), ("☺️", 2), ("⌚", 2), ("★", 1), ("…", 1), ("•", 1),
    ("\u{200B}", 0), ("\u{FEFF}", 0), ("𠮷", 2), ("〈", 2), ("〿", 1), ("﹏", 2), ("ꥠ", 2),
    ("\u{7F}", 0), ("\u{85}", 0), ("\u{1B}", 0), ("กำ", 2), ("क्", 1), ("가", 2),
  ]

  @Test(arguments: widths)
  func `Text is as wide as the widest terminal draws it`(_ text: String, _ columns: Int) {
    #expect(TextWidth.of(text) == columns)
  }

  private static let ranges: [(String, Int, Int)] = [
    ("a", 1, 1), ("\t", 0, 0), ("é", 1, 1), ("e\u{301}", 1, 1), ("雨", 2, 2), ("か\u{3099}", 2, 2),
    ("가", 2, 2), ("\u{1112}\u{1161}\u{11AB}", 2, 2), ("\u{1161}", 0, 1),
    ("\u{1100}\u{1100}", 2, 4),
    ("👨‍👩‍👧‍👦", 2, 8), ("👩🏽‍🚀", 2, 6), ("👍🏽", 2, 4), ("☝🏿", 2, 3), ("🏽", 2, 2), ("🎬", 2, 2), ("🌡", 1, 2),
    ("🇪🇸", 2, 4), ("🇪", 1, 2), ("❤️", 1, 2), ("❤", 1, 1), ("⌚", 2, 2), ("⌚️", 2, 2),
    ("⌚\u{FE0E}", 1, 2),
    ("1️⃣", 1, 2), ("1\u{20E3}", 1, 2), ("\u{200D}", 0, 0), ("\u{FE0F}", 0, 0), ("\u{200B}", 0, 0),
    ("\u{AD}", 0, 1), ("\u{600}", 0, 1), ("\u{E0041}", 0, 0), ("कि", 1, 2), ("क्ष", 1, 2), ("กำ", 1, 2),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2, 2), ("䷀", 1, 2), ("…", 1, 1),
    ("\u{1F8FF}", 1, 2), ("\u{D7B0}", 0, 1), ("\r\n", 0, 0), ("\u{301}", 0, 0), ("\u{93F}", 0, 1),
  ]

  @Test(arguments: ranges)
  func `A character has a narrowest and a widest width`(
    _ text: String, _ narrowest: Int, _ widest: Int
  ) throws {
    let character = try #require(text.first)
    #expect(text.count == 1)
    #expect(TextWidth.readings(of: character) == narrowest...widest)
    #expect(TextWidth.isDisputed(text) == (narrowest < widest))
  }

  @Test(arguments: WidthReading.allCases)
  func `Every terminal's width is between the two`(_ reading: WidthReading) {
    for character in TerminalSanitizer.clean(AwkwardText.all.joined(separator: " ")) {
      let width = reading.pieces(of: String(character)).reduce(0) { $0 + $1.width }
      #expect(TextWidth.readings(of: character).contains(width), "\(character) \(reading)")
    }
  }

  @Test(arguments: [
    ("Metropolis", 10, "Metropolis"), ("Metropolis", 9, "Metropol…"), ("Metropolis", 1, "…"),
    ("Metropolis", 0, ""), ("Metropolis", -3, ""), ("", 0, ""), ("", 5, ""),
    ("The Kid", 5, "The…"), ("The Kid", 6, "The K…"), ("雨の日", 6, "雨の日"), ("雨の日", 5, "雨の…"),
    ("雨の日", 4, "雨…"), ("雨の日", 2, "…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 9, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 8, "…"),
    ("cafe\u{301} noir", 5, "cafe\u{301}…"), ("a    b", 4, "a…"),
  ])
  func `Truncated text ends with an ellipsis and splits no character`(
    _ text: String, _ width: Int, _ cut: String
  ) {
    #expect(TextWidth.cut(text, to: width) == cut)
  }

  @Test(arguments: 0...40)
  func `Truncated text is never too wide`(_ width: Int) {
    for text in ["雨の日の映写機 2001", "👨‍👩‍👧‍👦 Café 👨‍👩‍👧‍👦", "הלילה האחרון", "x雨x雨x雨"] {
      #expect(TextWidth.of(TextWidth.cut(text, to: width)) <= width)
      #expect(Columns.of(TextWidth.cut(text, to: width)) <= width)
    }
  }
}
