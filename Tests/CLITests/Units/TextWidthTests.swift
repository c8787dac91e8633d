import Testing

@testable import CLI

/// How many columns of a terminal text takes, and what is left of it where there are fewer.
@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("Metropolis", 10), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1),
    ("雨の日の映写機", 14), ("、。", 4), ("Ａ", 2), ("ｱｲｳ", 3), ("ｶﾞ", 2), ("￥", 2),
    ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("שלום", 4), ("שָׁלוֹם", 4), ("Пот", 3),
    ("🎬", 2), ("🎬🎬", 4), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇪🇸", 2), ("🇪🇸🇫🇷", 4), ("❤️", 2),
    ("❤", 1), ("1️⃣", 2), ("☺", 1), ("☺️", 2), ("⌚", 2), ("★", 1), ("…", 1), ("•", 1),
    ("\u{200B}", 0), ("\u{FEFF}", 0), ("𠮷", 2), ("〈", 2), ("〿", 1), ("﹏", 2), ("ꥠ", 2),
    ("\u{7F}", 0), ("\u{85}", 0), ("\u{1B}", 0), ("กำ", 2), ("क्", 1), ("가", 2),
  ])
  func `Text is as wide as terminals draw it`(_ text: String, _ columns: Int) {
    #expect(TextWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("Metropolis", 10, "Metropolis"), ("Metropolis", 9, "Metropol…"), ("Metropolis", 1, "…"),
    ("Metropolis", 0, ""), ("Metropolis", -3, ""), ("", 0, ""), ("", 5, ""),
    ("The Kid", 5, "The…"), ("The Kid", 6, "The K…"), ("雨の日", 6, "雨の日"), ("雨の日", 5, "雨の…"),
    ("雨の日", 4, "雨…"), ("雨の日", 2, "…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, "…"),
    ("cafe\u{301} noir", 5, "cafe\u{301}…"), ("a    b", 4, "a…"),
  ])
  func `A cut ends with an ellipsis and inside no character`(
    _ text: String, _ width: Int, _ cut: String
  ) {
    #expect(TextWidth.cut(text, to: width) == cut)
  }

  @Test(arguments: 0...40)
  func `No cut is wider than it may be`(_ width: Int) {
    for text in ["雨の日の映写機 2001", "👨‍👩‍👧‍👦 Café 👨‍👩‍👧‍👦", "הלילה האחרון", "x雨x雨x雨"] {
      #expect(TextWidth.of(TextWidth.cut(text, to: width)) <= width)
      #expect(Columns.of(TextWidth.cut(text, to: width)) <= width)
    }
  }
}
