@testable import ViperTestSupport

/// Keys that somebody presses who does what comes to mind, by the bytes that a terminal sends.
enum RandomKeys {
  private static let keys = [
    "j", "k", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[6~", "\u{1B}[5~", "g", "G",
    " ", "\u{4}", "\u{15}", "\t", "\u{1B}[Z", "\r", "\r", "\r", "l", "h", "\u{7F}", "\u{1B}[27u",
    "\u{1B}", "/", "n", "o", "s", "?", "r", "m", "x", "1", "3", "6", "8", "\u{C}", "\u{17}",
    "\u{1B}[<65;3;3M", "\u{1B}[<0;4;4M", "\u{1B}[<0;2;1M", "\u{1B}[200~nosferatu\u{1B}[201~",
    "user0", "12345678", "7.5", "雨", "\u{301}", "👨‍👩‍👧", "\u{1B}[1;5A", "\u{1B}[?0u",
    "\u{1B}]0;title\u{7}",
  ]

  static func next(_ chance: inout Chance) -> String {
    keys[Int.random(in: 0..<keys.count, using: &chance)]
  }
}
