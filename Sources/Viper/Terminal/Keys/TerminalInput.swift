package enum TerminalInput: Hashable, Sendable {
  package enum Mouse: Hashable, Sendable {
    case wheelUp, wheelDown
    /// A press of the left button, at a row and a column from 0.
    case click(row: Int, column: Int)
  }

  package enum Reply: Hashable, Sendable {
    /// The terminal supports synchronized output (mode 2026).
    case synchronizedOutput
    /// The terminal supports unambiguous key codes (`CSI u`).
    case extendedKeys
    /// The name and version of the terminal (XTVERSION), without non-ASCII characters.
    case version(String)
    /// The terminal supports kitty's graphics protocol.
    case kittyGraphics
    /// The size of a cell in pixels.
    case cellSize(CellSize)
    /// The reply to the last query (DA1), with the terminal's support for sixels.
    case end(hasSixel: Bool)
  }

  case key(Key)
  /// A pasted text, not yet sanitized.
  case paste(String)
  case mouse(Mouse)
  case reply(Reply)
}

extension ArraySlice<TerminalInput> {
  /// Removes the letters at the beginning, and returns them.
  mutating func removeLetters() -> String {
    var text = ""
    while case .key(.character(let letter)) = first {
      text.append(letter)
      removeFirst()
    }
    return text
  }
}
