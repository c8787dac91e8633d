@testable import ViperTerminal

extension KnownSequence {
  private static let long = String(repeating: "0123456789;:", count: 20)

  /// Sequences that are ignored.
  static let ignored = other(
    [],
    [
      // Focus, function keys, Insert, the keypad's center key, an end without a paste.
      "␛[I", "␛[O", "␛OP", "␛OQ", "␛OR", "␛OS", "␛[11~", "␛[24~", "␛[24;5~", "␛[P", "␛[1;2S",
      "␛[[A", "␛[[E", "␛[2~", "␛[E", "␛OE", "␛[201~", "␛[9~", "␛[0~", "␛[~", "␛[99999999999999~",
      // Key releases.
      "␛[99;5:3u", "␛[97;1:3u", "␛[1;1:3A", "␛[1;1:3H", "␛[5;1:3~", "␛[27;5:3;99~", "␛[13;1:3u",
      // Unsupported keys.
      "␛[97;3u", "␛[99;7u", "␛[97;9u", "␛[97;17u", "␛[97;33u", "␛[57441;2u", "␛[57358u",
      "␛[57376u", "␛[63743u", "␛[49;5u", "␛[32;5u", "␛[64;5u", "␛[1089;5u", "␛[57399;5u", "␛[95;5u",
      // Invalid and unprintable scalars.
      "␛[0u", "␛[u", "␛[3u", "␛[31u", "␛[128u", "␛[155u", "␛[8238u", "␛[55296u", "␛[1114112u",
      "␛[99999999999999999999999999u", "␛[97:99999999999;2u", "␛[97;99999999999999999999u",
      // Strings that end with BEL or ST.
      "␛]52;c;QQ==␛\\", "␛]0;é雨\r\n\t\u{7}", "␛P1$r0m␛\\",
      "␛P\u{7}", "␛^private␛\\",
      "␛Xsos␛\\", "␛]␛\\", "␛]\u{1}[A\u{2}\u{7}", "␛]" + long + "\u{7}", "␛P" + long + "␛\\",
      // Other sequences that terminals do not send.
      "␛[?25h", "␛[>1u", "␛[=1u", "␛[1 q", "␛[1;2;3;4;5'z", "␛[?1;2;3+p", "␛[!p",
      "␛[" + long + "x", "␛[?" + long + "z", "␛[" + String(repeating: " ", count: 300) + "x",
      "␛[1?A", "␛[??6c", "␛[5 5~", "␛[ $A", "␛O?", "␛O$", "␛O1;2P",
    ])

  /// Unfinished sequences, followed by other input.
  static let broken: [KnownSequence] = [
    other([.key(.up)], ["␛[1;␛[A", "␛O␛[A", "␛]0;title␛[A", "␛P1␛OA", "␛[M!␛[A", "␛[[␛[A"]),
    // Ctrl-C inside a sequence does not come from the user.
    other([.key(.up)], ["␛[\u{3}A", "␛[1;5\u{3}A", "␛O\u{3}A"]),
    other([], ["␛]\u{3}\u{7}", "␛P1\u{3}q␛\u{3}\\", "␛[?\u{3}25h", "␛[M\u{3}abc"]),
    other([.reply(.version("name"))], ["␛P>|na\u{3}me␛\u{3}\\"]),
    other([.key(.enter)], ["␛[\r", "␛O\r", "␛[1\r"]),
    other([.key(.backspace)], ["␛[1\u{7F}", "␛O\u{7F}"]),
    other([.character("é")], ["␛[1é", "␛Oé"]),
    other([], ["␛[1\u{18}", "␛[1\u{1A}", "␛O\u{18}", "␛]0\u{18}", "␛P1\u{1A}", "␛[M!\u{18}"]),
    other([.key(.escape), .character("a")], ["␛]0;title␛a", "␛[1;␛a"]),
  ].flatMap { $0 }
}
