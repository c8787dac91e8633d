extension ControlSequence {
  /// The state of a parser after the sequence, to which more bytes may belong.
  var tail: KeyParser.State {
    guard introducer == .csi, prefix == nil, intermediate == nil, !isMalformed else { return .text }
    switch final {
    // The mouse as the oldest terminals report it: a button, a column and a row.
    case "M": return hasNumbers ? .text : .tail(3)
    // The function keys of the Linux console.
    case "[": return hasNumbers ? .text : .tail(1)
    case "~": return number(0) == 200 ? .paste : .text
    default: return .text
    }
  }

  /// The meaning of the sequence; `nil` if it has none here.
  var meaning: TerminalInput? {
    guard !isMalformed else { return nil }
    return switch (introducer, prefix, intermediate) {
    case (.csi, nil, nil): csiKey.map(TerminalInput.key) ?? cellSize.map { .reply(.cellSize($0)) }
    case (.ss3, nil, nil): ss3Key.map(TerminalInput.key)
    case (.csi, "<", nil): mouse.map(TerminalInput.mouse)
    case (.csi, "?", _): reply.map(TerminalInput.reply)
    default: nil
    }
  }

  private var modifiers: KeyModifiers { KeyModifiers(parameter: number(1)) }
  /// Whether a key is let go, not pressed.
  private var isRelease: Bool { number(1, part: 1) == 3 }

  private var csiKey: Key? {
    guard !isRelease else { return nil }
    return switch final {
    case "A", "B", "C", "D", "H", "F", "Z": namedKey
    case "a", "b", "c", "d": hasNumbers ? nil : namedKey
    // rxvt ends its keys in another way if Shift, Ctrl or both are held.
    case "$", "^", "@": numberedKey
    case "~" where number(0) == 27:
      KeyCode(code: number(2), modifiers: modifiers).key
    case "~": numberedKey
    case "u":
      KeyCode(
        code: number(0), shifted: number(0, part: 1), base: number(0, part: 2),
        modifiers: modifiers
      ).key
    default: nil
    }
  }

  /// A key of the keypad, or one that other terminals send as a CSI.
  private var ss3Key: Key? {
    switch final {
    case "M": .enter
    case "I": .tab
    case "X": .character("=")
    case " ": .character(" ")
    case "j"..."y": Key(ascii: UInt8(ascii: final) - 0x40)
    default: namedKey
    }
  }

  private var namedKey: Key? {
    switch final {
    case "A", "a": .up
    case "B", "b": .down
    case "C", "c": .right
    case "D", "d": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    default: nil
    }
  }

  private var numberedKey: Key? {
    switch number(0) {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  private var mouse: TerminalInput.Mouse? {
    guard final == "M" else { return nil }
    // Shift, Alt and Ctrl are bits of the button's number, and change nothing here.
    switch number(0) & ~0b1_1100 {
    case 0: return click
    case 64: return .wheelUp
    case 65: return .wheelDown
    default: return nil
    }
  }

  private var click: TerminalInput.Mouse? {
    let (column, row) = (number(1), number(2))
    return column > 0 && row > 0 ? .click(row: row - 1, column: column - 1) : nil
  }

  private var reply: TerminalInput.Reply? {
    switch (intermediate, final) {
    // The first number is the class of the terminal, the others are what it can do.
    case (nil, "c"): .end(hasSixel: hasNumber(4))
    case (nil, "u"): .extendedKeys
    // 1 and 2: the mode is known, and set or reset. 3 and 4: it cannot be changed.
    case ("$", "y") where number(0) == 2026: 1...2 ~= number(1) ? .synchronizedOutput : nil
    default: nil
    }
  }

  private var cellSize: CellSize? {
    final == "t" && number(0) == 6 ? CellSize(width: number(2), height: number(1)) : nil
  }
}
