@testable import ViperTerminal

extension KnownSequence {
  /// All sequences with a meaning, and others that could be misread.
  static let all = [
    arrows, navigation, editing, letters, extendedLetters, keypad, alt, text, foreign, mice,
    replies,
    pastes, ignored, broken,
  ].flatMap { $0 }

  private static let arrows: [KnownSequence] = [
    key(.up, ["␛[A", "␛OA", "␛[1A", "␛[1;2A", "␛[1;5A", "␛[1;3A", "␛[1;65A", "␛[1;1:1A"]),
    key(.up, ["␛[1;129:2A", "␛O5A", "␛O1;5A", "␛[a", "␛Oa", "␛[57419u", "␛[57419;129u"]),
    key(.down, ["␛[B", "␛OB", "␛[1;6B", "␛O2B", "␛[b", "␛Ob", "␛[57420u"]),
    key(.right, ["␛[C", "␛OC", "␛[1;5C", "␛O5C", "␛[c", "␛Oc", "␛[57418u"]),
    key(.left, ["␛[D", "␛OD", "␛[1;9D", "␛O5D", "␛[d", "␛Od", "␛[57417u"]),
  ].flatMap { $0 }

  private static let navigation: [KnownSequence] = [
    key(.home, ["␛[H", "␛OH", "␛[1~", "␛[7~", "␛[1;2H", "␛[7;5~", "␛[7$", "␛[7^", "␛[57423u"]),
    key(.end, ["␛[F", "␛OF", "␛[4~", "␛[8~", "␛[1;6F", "␛[8;2~", "␛[8@", "␛[57424u"]),
    key(.pageUp, ["␛[5~", "␛[5;2~", "␛[5;1:2~", "␛[5$", "␛[57421u"]),
    key(.pageDown, ["␛[6~", "␛[6;5~", "␛[6^", "␛[57422u"]),
  ].flatMap { $0 }

  private static let editing: [KnownSequence] = [
    key(.delete, ["␛[3~", "␛[3;5~", "␛[3$", "␛[57426u"]),
    key(.backspace, ["\u{7F}", "\u{8}", "␛[127u", "␛[127;5u", "␛[8u", "␛[27;5;127~"]),
    key(.enter, ["\r", "\n", "␛OM", "␛[13u", "␛[13;2u", "␛[27;2;13~", "␛[57414u", "␛[57414;5u"]),
    key(.tab, ["\t", "␛[9u", "␛[9;5u", "␛[27;5;9~", "␛OI"]),
    key(.backTab, ["␛[Z", "␛[1;2Z", "␛[9;2u", "␛[9;66u", "␛[9;6u", "␛[27;2;9~", "␛OZ"]),
    key(.escape, ["␛[27u", "␛[27;129u", "␛[27;1:1u", "␛[91;5u", "␛[27;5;91~"]),
  ].flatMap { $0 }

  /// The keys that share their byte with Ctrl and a letter.
  private static let others: [UInt8: Key] = [8: .backspace, 9: .tab, 10: .enter, 13: .enter]

  private static let letters = (UInt8(1)...26).map { byte in
    KnownSequence([byte], [.key(others[byte] ?? .control(letter(byte)))])
  }

  private static let extendedLetters = (UInt8(1)...26).flatMap { byte in
    let (small, capital) = (byte + 0x60, byte + 0x40)
    return key(
      others[byte] ?? .control(letter(byte)),
      [
        "␛[\(small);5u", "␛[\(small);6u", "␛[\(small);69u", "␛[\(small);133u", "␛[\(small);197u",
        "␛[\(small):\(capital);5u", "␛[\(small);5:1u", "␛[\(small);5:2u", "␛[\(capital);6u",
        "␛[27;5;\(small)~", "␛[27;6;\(capital)~", "␛[1089:1057:\(small);5u", "␛[1089::\(small);5u",
        "␛[\(small)::99;5u", "␛[\(small);5;\(small)u",
      ])
  }

  private static func letter(_ byte: UInt8) -> Character {
    Character(Unicode.Scalar(byte + 0x60))
  }

  private static let keypad: [KnownSequence] = [
    key(.character("0"), ["␛Op", "␛[57399u"]),
    key(.character("9"), ["␛Oy", "␛[57408u"]),
    key(.character("5"), ["␛Ou", "␛[57404;129u"]),
    key(.character("*"), ["␛Oj", "␛[57411u"]),
    key(.character("+"), ["␛Ok", "␛[57413u"]),
    key(.character(","), ["␛Ol", "␛[57416u"]),
    key(.character("-"), ["␛Om", "␛[57412u"]),
    key(.character("."), ["␛On", "␛[57409u"]),
    key(.character("/"), ["␛Oo", "␛[57410u"]),
    key(.character("="), ["␛OX", "␛[57415u"]),
    key(.character(" "), ["␛O "]),
  ].flatMap { $0 }

  private static let alt: [KnownSequence] = [
    other([.key(.escape), .character("x")], ["␛x"]),
    other([.key(.escape), .character("\\")], ["␛\\"]),
    other([.key(.escape), .character(" ")], ["␛ "]),
    other([.key(.escape), .character("é")], ["␛é"]),
    other([.key(.escape), .key(.enter)], ["␛\r"]),
    other([.key(.escape), .key(.backspace)], ["␛\u{7F}"]),
    other([.key(.escape), .control("c")], ["␛\u{3}"]),
    other([.key(.escape), .key(.up)], ["␛␛[A", "␛␛OA"]),
    other([.key(.escape), .key(.escape), .character("a")], ["␛␛a"]),
  ].flatMap { $0 }
}
