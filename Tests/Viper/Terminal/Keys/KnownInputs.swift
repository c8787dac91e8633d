@testable import ViperTerminal

extension KnownSequence {
  static let text: [KnownSequence] = [
    key(.character(" "), [" ", "␛[32u"]),
    key(
      .character("a"), ["a", "␛[97u", "␛[97:65u", "␛[97;1u", "␛[97;129u", "␛[97;1:2u", "␛[97;66u"]),
    key(.character("A"), ["A", "␛[97;2u", "␛[97:65;2u", "␛[27;2;65~", "␛[97;65u", "␛[97;130u"]),
    key(.character("!"), ["!", "␛[49:33;2u"]),
    key(.character("1"), ["1", "␛[49u"]),
    key(.character("é"), ["é", "␛[233u"]),
    key(.character("É"), ["É", "␛[233;2u"]),
    key(.character("ß"), ["ß", "␛[223;2u"]),
    key(.character("雨"), ["雨", "␛[38632u"]),
    key(.character("🎬"), ["🎬", "␛[127916u"]),
    key(.character("\u{10FFFF}"), ["\u{10FFFF}"]),
    key(.character("~"), ["~"]),
    key(.character("\u{A0}"), ["\u{A0}"]),
    key(.character("^"), ["^"]),
    other([.character("e"), .character("\u{301}")], ["e\u{301}"]),
    other([.character("🇪"), .character("🇸")], ["🇪🇸"]),
    other([.character("ⓐ"), .key(.enter), .key(.tab)], ["ⓐ\r\t"]),
  ].flatMap { $0 }

  /// Bytes that are not UTF-8, and control characters in UTF-8.
  static let foreign: [KnownSequence] = [
    .init([0], []), .init([28, 29, 30, 31], []), .init([0x80], []), .init([0x9B], []),
    .init([0xFF, 0xFE], []), .init([0xC0, 0x80], []), .init([0xC1, 0xBF], []),
    .init([0xC1, 0x81], []), .init([0xE0, 0x81, 0x81], []), .init([0xF0, 0x82, 0x82, 0xAC], []),
    .init([0xE0, 0x80, 0x80], []), .init([0xED, 0xA0, 0x80], []),
    .init([0xF0, 0x80, 0x80, 0x80], []), .init([0xF4, 0x90, 0x80, 0x80], []),
    .init([0xF5, 0x80, 0x80, 0x80], []), .init([0xC2, 0x85], []), .init([0xC2, 0x9B], []),
    .init([0xE2, 0x80, 0xA8], []), .init([0xE2, 0x80, 0xAE], []), .init([0xD8, 0x9C], []),
    .init([0xE9, 0xFF, 0x9B, 0xA8], []), .init([0xC3, 0x61], [.character("a")]),
    .init([0xE9, 0x9B, 0x0D], [.key(.enter)]),
    .init([0xF0, 0x9F, 0x8E, 0xC3, 0xA9], [.character("é")]),
    .init([0xE9, 0x1B, 0x5B, 0x41], [.key(.up)]), .init([0xC3, 0xA9, 0xA9], [.character("é")]),
  ]

  static let mice: [KnownSequence] = [
    other([.mouse(.click(row: 0, column: 0))], ["␛[<0;1;1M"]),
    other([.mouse(.click(row: 23, column: 299))], ["␛[<0;300;24M", "␛[<16;300;24M"]),
    other([.mouse(.click(row: 9_999_998, column: 0))], ["␛[<0;1;99999999999999999999999M"]),
    other([.mouse(.wheelUp)], ["␛[<64;1;1M", "␛[<68;10;3M"]),
    other([.mouse(.wheelDown)], ["␛[<65;1;1M", "␛[<81;80;24M"]),
    other(
      [],
      [
        "␛[<0;1;1m", "␛[<1;1;1M", "␛[<2;1;1M", "␛[<3;1;1M", "␛[<32;5;5M", "␛[<35;5;5M",
        "␛[<66;1;1M", "␛[<67;1;1M", "␛[<96;1;1M", "␛[<128;1;1M", "␛[<64;1;1m", "␛[<0;0;1M",
        "␛[<0;1;0M", "␛[<0;1M", "␛[<M", "␛[<0;1;1$M", "␛[32;10;10M", "␛[M !!", "␛[Mabc",
        "␛[M#AA", "␛[MC[A",
      ]),
    [.init([0x1B, 0x5B, 0x4D, 0x20, 0, 0x41], [])],
  ].flatMap { $0 }

  static let replies: [KnownSequence] = [
    other([.reply(.synchronizedOutput)], ["␛[?2026;1$y", "␛[?2026;2$y"]),
    other([.reply(.extendedKeys)], ["␛[?0u", "␛[?1u", "␛[?31u", "␛[?u"]),
    other(
      [.reply(.end(hasSixel: false))],
      ["␛[?1;2c", "␛[?6c", "␛[?c", "␛[?4c", "␛[?4;6c", "␛[?64;14;40;41c", "␛[?62;1:4c"]),
    other(
      [.reply(.end(hasSixel: true))],
      [
        "␛[?62;4c", "␛[?62;1;2;4;6;7;8;9;15;18;21;22;28c",
        "␛[?62;1;2;6;7;8;9;15;18;21;22;28;29;30;4c",
      ]),
    versions,
    other(
      [.reply(.kittyGraphics)],
      ["␛_Gi=31;OK␛\\", "␛_Gi=31,p=1;OK␛\\", "␛_GI=2,i=31;OK␛\\", "␛_Gi=31;OK\u{7}"]),
    backgrounds,
    other([.reply(.cursor(row: 24, column: 80))], ["␛[24;80R"]),
    other([.reply(.cursor(row: 2, column: 3))], ["␛[2;3R", "␛[2;3;9R", "␛[002;03R"]),
    other(
      [.reply(.cursor(row: 9_999_999, column: 9_999_999))],
      ["␛[99999999999999999999;99999999999999999999R"]),
    CellSize(width: 9, height: 18).map { other([.reply(.cellSize($0))], ["␛[6;18;9t"]) } ?? [],
    other(
      [],
      [
        "␛[?2026;0$y", "␛[?2026;3$y", "␛[?2026;4$y", "␛[?2026$y", "␛[?2027;1$y", "␛[?2026;1y",
        "␛[2026;1$y", "␛[>41;354;0c", "␛[=1c", "␛[?24;80R",
        // Keys and invalid positions.
        "␛[R", "␛[1R", "␛[1;2R", "␛[1;3R", "␛[2R", "␛[2;0R", "␛[0;2R", "␛[2;3$R", "␛[>2;3R", "␛[0n",
        "␛[8;24;80t",
        "␛[?997;1n", "␛[?1;2$c", "␛[?1 u", "␛[?2026;1 $y", "␛[?2026;$1y",
        // Invalid cell sizes, and other sizes.
        "␛[6;0;0t", "␛[6;18t", "␛[6;2;1t", "␛[6;99999999999;9t", "␛[4;600;800t", "␛[?6;18;9t",
        // Errors, replies to other queries, and malformed or unfinished replies.
        "␛_Gi=31;ENOENT:no␛\\", "␛_Gi=31␛\\", "␛_Gi=32;OK␛\\", "␛_Gi=310;OK␛\\", "␛_Gi=31;OKAY␛\\",
        "␛_Hi=31;OK␛\\", "␛]Gi=31;OK␛\\", "␛_G;OK␛\\", "␛_G␛\\", "␛P>kitty␛\\", "␛]>|kitty␛\\",
        "␛_Gi=31,\(String(repeating: "x=1,", count: 200))y=1;OK␛\\", "␛P>|kitty\u{18}",
      ]),
  ].flatMap { $0 }

  private static let backgrounds: [KnownSequence] = [
    background("0/0/0", ["␛]11;rgb:0000/0000/0000\u{7}", "␛]11;rgb:00/000/0␛\\"]),
    other([.reply(.foreground(TerminalColor(0x657B83)))], ["␛]10;rgb:6565/7b7b/8383␛\\"]),
    background("fd/f6/e3", ["␛]11;rgb:fdfd/F6F6/e3e3\u{7}", "␛]11;rgba:fd/f6/e3/8000␛\\"]),
    // rxvt before version 9.23 ends a reply with only Esc.
    other(
      (TerminalColor("rgb:f/f/f".utf8).map { [.reply(.background($0))] } ?? [])
        + [.reply(.end(hasSixel: false))],
      ["␛]11;rgb:ffff/ffff/ffff␛␛[?1;2c"]),
    other(
      [],
      [
        "␛]11;?\u{7}", "␛]11;?␛\\", "␛]11;\u{7}", "␛]11\u{7}", "␛]11;rgb:\u{7}",
        "␛]11;rgb:q/q/q\u{7}", "␛]11;rgb:ff/ff\u{7}", "␛]11;rgb:fffff/0/0␛\\",
        "␛]11;rgb:0/0/0;\u{7}", "␛]11;0;rgb:0/0/0\u{7}",
        "␛]12;rgb:0/0/0\u{7}", "␛]111;rgb:0/0/0\u{7}", "␛]4;11;rgb:0/0/0\u{7}", "␛P11;rgb:0/0/0␛\\",
        "␛]11;rgb:0/0/0\u{18}", "␛]11;rgb:0/0/é\u{7}", "␛]11;rgb:\u{1}0/0/0\u{7}",
        "␛]11;rgb:\(String(repeating: "0", count: 9_000))/0/0\u{7}",
      ]),
  ].flatMap { $0 }

  private static func background(_ color: String, _ spellings: [String]) -> [KnownSequence] {
    guard let color = TerminalColor(Array("rgb:\(color)".utf8)) else { return [] }
    return other([.reply(.background(color))], spellings)
  }

  private static let versions: [KnownSequence] = [
    other([.reply(.version("kitty(0.35.2)"))], ["␛P>|kitty(0.35.2)␛\\"]),
    other([.reply(.version("tmux 3.4"))], ["␛P>|tmux 3.4␛\\", "␛P>|tmux\u{1} 3.4é\u{7}"]),
    other([.reply(.version(""))], ["␛P>|␛\\"]),
    // Only the beginning of a long reply, with the name, is kept.
    other(
      [.reply(.version(String(repeating: "x", count: 46)))],
      [
        "␛P>|\(String(repeating: "x", count: 46))␛\\",
        "␛P>|\(String(repeating: "x", count: 9_000))␛\\",
      ]),
  ].flatMap { $0 }

  static let pastes: [KnownSequence] = [
    other([.paste("a text")], ["␛[200~a text␛[201~"]),
    other([.paste("")], ["␛[200~␛[201~"]),
    other([.paste("é\r\n\t\u{3}雨")], ["␛[200~é\r\n\t\u{3}雨␛[201~"]),
    other([.paste("\u{1B}[A\u{1B}")], ["␛[200~␛[A␛␛[201~"]),
    other([.paste("\u{1B}[20\u{1B}[201")], ["␛[200~␛[20␛[201␛[201~"]),
    other([.paste("\u{1B}[200~")], ["␛[200~␛[200~␛[201~"]),
    other([.paste("b"), .key(.enter)], ["␛[200~b␛[201~\r"]),
    [.init(bytes("␛[200~a") + [0xFF, 0xC3] + bytes("b␛[201~"), [.paste("ab")])],
  ].flatMap { $0 }
}
