/// Something that a terminal sends.
package enum TerminalInput: Hashable, Sendable {
  /// An action of the user with the mouse.
  package enum Mouse: Hashable, Sendable {
    case wheelUp, wheelDown
    /// The left button, pressed in a row and a column, both from 0.
    case click(row: Int, column: Int)
  }

  /// A terminal's reply to a query.
  package enum Reply: Hashable, Sendable {
    /// The terminal can show a frame at once (mode 2026).
    case synchronizedOutput
    /// The terminal can tell keys apart that send the same bytes otherwise (`CSI u`).
    case extendedKeys
    /// The name of the terminal and its version (XTVERSION), as far as it is ASCII.
    case version(String)
    /// The terminal knows kitty's graphics protocol.
    case kittyGraphics
    /// The size of a cell in pixels.
    case cellSize(CellSize)
    /// The terminal has replied to all queries: this reply is requested last (DA1). It says whether
    /// the terminal shows sixels.
    case end(hasSixel: Bool)
  }

  case key(Key)
  /// A text that was pasted, as it was sent.
  case paste(String)
  case mouse(Mouse)
  case reply(Reply)
}
