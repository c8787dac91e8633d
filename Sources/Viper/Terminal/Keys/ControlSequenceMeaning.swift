extension ControlSequence {
  /// The state of the parser after the final byte, because more bytes may belong to the sequence.
  var tail: KeyParser.State {
    guard introducer == .csi, prefix == nil, intermediate == nil, !isMalformed else { return .text }
    switch final {
    // A mouse event in the oldest protocol: a button, a column and a row.
    case "M": return hasParameters ? .text : .tail(3)
    // The function keys of the Linux console.
    case "[": return hasParameters ? .text : .tail(1)
    case "~": return parameter(0) == 200 ? .paste(isIdle: false) : .text
    default: return .text
    }
  }

  /// The meaning of the sequence, if it is known.
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

  private var modifiers: KeyModifiers { KeyModifiers(parameter: parameter(1)) }
  private var isRelease: Bool { parameter(1, part: 1) == 3 }

  private var csiKey: Key? {
    guard !isRelease else { return nil }
    return switch final {
    case "A", "B", "C", "D", "H", "F", "Z": namedKey
    case "a", "b", "c", "d": hasParameters ? nil : namedKey
    // rxvt uses other final bytes if Shift, Ctrl or both are held.
    case "$", "^", "@": numberedKey
    case "~" where parameter(0) == 27:
      KeyCode(code: parameter(2), modifiers: modifiers).key
    case "~": numberedKey
    case "u":
      KeyCode(
        code: parameter(0), shifted: parameter(0, part: 1), base: parameter(0, part: 2),
        modifiers: modifiers
      ).key
    default: nil
    }
  }

  /// A key of the keypad, or a key that other terminals send with CSI.
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
    switch parameter(0) {
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
    // Shift, Alt and Ctrl are bits of the button number, and are ignored.
    switch parameter(0) & ~0b1_1100 {
    case 0: return click
    case 64: return .wheelUp
    case 65: return .wheelDown
    default: return nil
    }
  }

  private var click: TerminalInput.Mouse? {
    let (column, row) = (parameter(1), parameter(2))
    return column > 0 && row > 0 ? .click(row: row - 1, column: column - 1) : nil
  }

  private var reply: TerminalInput.Reply? {
    switch (intermediate, final) {
    // The first parameter is the class of the terminal, the others are its features.
    case (nil, "c"): .end(hasSixel: hasParameter(4))
    case (nil, "u"): .extendedKeys
    // 1 and 2: the mode is set or reset. 3 and 4: it cannot be changed.
    case ("$", "y") where parameter(0) == 2026: 1...2 ~= parameter(1) ? .synchronizedOutput : nil
    default: nil
    }
  }

  private var cellSize: CellSize? {
    final == "t" && parameter(0) == 6 ? CellSize(width: parameter(2), height: parameter(1)) : nil
  }
}
