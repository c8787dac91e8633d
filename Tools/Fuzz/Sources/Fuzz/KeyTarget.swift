import ViperText

@testable import ViperTerminal

extension Target {
  /// Input from a terminal: keys, replies, pastes and the mouse.
  static let keys = Target(
    name: "keys",
    words: [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}\\", "\u{7}",
      "\u{1B}[A", "\u{1B}[5~", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;1;1M", "\u{1B}[M   ",
      "\u{1B}[99;5u", "\u{1B}[27;5;99~", "\u{1B}[?2026;1$y", "\u{1B}[?1u", "\u{1B}[?62c",
      "\u{1B}P>|", "\u{1B}_Gi=31;OK", "\u{1B}[6;18;9t", ";4c",
      "\u{3}", "\u{18}", "\u{1A}", ";", ":", "<", "?", "$", "~", "u", "57414", "1114111",
    ], runs: 20_000
  ) { input in
    var parser = KeyParser()
    let check = KeyCheck(input: input, inputs: parser.parse(input))
    try check.checkInputs()
    try check.checkPieces(timeout: parser.sequenceTimeout)
    try check.checkEnd(of: &parser)
  }
}

/// An input, and the invariants of its parsed form.
private struct KeyCheck {
  let input: [UInt8]
  let inputs: [TerminalInput]

  func checkInputs() throws {
    // An Esc is held until the next byte arrives, and each of these two bytes may be a key.
    try require(inputs.count <= input.count, "more inputs than bytes")
    for input in inputs { try check(input) }
  }

  private func check(_ input: TerminalInput) throws {
    switch input {
    case .key(.character(let character)):
      let scalars = character.unicodeScalars
      try require(
        scalars.count == 1 && !scalars.contains(where: TerminalSanitizer.isUnsafe),
        "no character of a text: \(String(character).debugDescription)")
    case .key(.control(let letter)): try require("a"..."z" ~= letter, "Ctrl and \(letter)")
    case .paste(let text):
      try require(text.utf8.count <= self.input.count, "a paste of \(text.utf8.count) bytes")
    case .mouse(.click(let row, let column)):
      try require(row >= 0 && column >= 0, "a click at \(row), \(column)")
    case .key, .mouse, .reply: break
    }
  }

  /// Checks that splitting the input into pieces, whose sizes depend on its bytes, does not change
  /// the input's meaning.
  func checkPieces(timeout: Duration?) throws {
    var parser = KeyParser()
    var rest = input[...]
    var read: [TerminalInput] = []
    while let first = rest.first {
      let count = Int(first % 7) + 1
      read += parser.parse(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    try require(read == inputs, "in pieces it is \(read), not \(inputs)")
    try require(parser.sequenceTimeout == timeout, "in pieces it leaves something else unfinished")
  }

  /// Checks that unfinished input can be ended without leaving anything behind.
  func checkEnd(of parser: inout KeyParser) throws {
    let isUnfinished = parser.sequenceTimeout != nil
    var last = parser.timeOut()
    // A paste ends only after a second pause.
    if parser.isPasting { last += parser.timeOut() }
    try require(last.count <= (isUnfinished ? 1 : 0), "\(last) at the end")
    for input in last { try check(input) }
    try require(parser.sequenceTimeout == nil, "something is unfinished after the end")
    try require(parser.parse("a".utf8) == [.key(.character("a"))], "an a is no a any more")
  }
}
