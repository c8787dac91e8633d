package enum TerminalInput: Hashable, Sendable {
  package enum Mouse: Hashable, Sendable {
    case wheelUp, wheelDown
    /// A press of the left button, at a row and a column counted from 0.
    case click(row: Int, column: Int)
  }

  package enum Reply: Hashable, Sendable {
    /// The terminal supports synchronized output (mode 2026).
    case synchronizedOutput
    /// The terminal supports unambiguous key codes (`CSI u`).
    case extendedKeys
    /// The terminal's name and version (XTVERSION), without non-ASCII characters.
    case version(String)
    /// The terminal supports kitty's graphics protocol.
    case kittyGraphics
    /// The size of a cell in pixels.
    case cellSize(CellSize)
    /// The text color (OSC 10).
    case foreground(TerminalColor)
    /// The background color (OSC 11).
    case background(TerminalColor)
    /// The cursor position, from 1; not reported if the cursor is in the first row.
    case cursor(row: Int, column: Int)
    /// The reply to the last query (DA1), which includes the terminal's sixel support.
    case end(hasSixel: Bool)
  }

  case key(Key)
  /// Pasted text, not yet sanitized.
  case paste(String)
  case mouse(Mouse)
  case reply(Reply)
}

extension ArraySlice<TerminalInput> {
  /// Removes the letters at the start, and returns them.
  mutating func removeLetters() -> String {
    var text = ""
    while case .key(.character(let letter)) = first {
      text.append(letter)
      removeFirst()
    }
    return text
  }
}

/// Pasted text, up to the sequence that ends it (`CSI 201~`).
struct PastedText {
  /// The maximum number of bytes to keep.
  static let limit = 65_536
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The number of bytes of the end sequence matched so far.
  private var matched = 0

  /// The text, excluding invalid UTF-8.
  var text: String {
    var reader = ScalarReader()
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.lazy.compactMap { reader.consume($0) })
    return String(scalars)
  }

  /// Adds a byte.
  ///
  /// Returns whether the byte ends the text.
  mutating func consume(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    keep(Self.end.prefix(matched))
    // Esc occurs only at the start of the end sequence.
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
    return false
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.limit - bytes.count))
  }
}
