import ViperText

/// A key that the user presses.
public enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// A key pressed together with Ctrl, given as a lowercase letter.
  case control(Character)
  case enter, tab, backTab, escape
  case backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
}

extension Key {
  /// Creates the key for an ASCII byte, if there is one.
  ///
  /// Some keys send the same byte: Ctrl-H and Backspace, Ctrl-I and Tab, and Ctrl-J, Ctrl-M and
  /// Enter.
  init?(ascii byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7E: self = .character(Character(Unicode.Scalar(byte)))
    default: return nil
    }
  }
}

extension Key {
  /// The named keys, as spelled in scripts.
  package static let names: [(name: String, key: Key)] = [
    ("Down", .down), ("Up", .up), ("Left", .left), ("Right", .right), ("Enter", .enter),
    ("Esc", .escape), ("Tab", .tab), ("Shift-Tab", .backTab), ("Space", .character(" ")),
    ("Backspace", .backspace), ("Delete", .delete), ("Home", .home), ("End", .end),
    ("PgUp", .pageUp), ("PgDn", .pageDown),
  ]

  /// Creates a key from its name, from `Ctrl-` followed by a letter, or from a single character.
  package init?(spelling: String) {
    let control = spelling.dropFirst("Ctrl-".count)
    if let named = Self.names.first(where: { $0.name == spelling }) {
      self = named.key
    } else if spelling.hasPrefix("Ctrl-"), control.count == 1, let letter = control.first,
      letter.isASCII, letter.isLetter
    {
      self = .control(Character(letter.lowercased()))
    } else if spelling.count == 1, let character = spelling.first,
      !spelling.unicodeScalars.contains(where: TerminalSanitizer.isUnsafe)
    {
      self = .character(character)
    } else {
      return nil
    }
  }

  /// The bytes that a terminal sends for the key.
  package var bytes: [UInt8] {
    let text =
      switch self {
      case .character(let character): String(character)
      case .control(let letter): String(UnicodeScalar((letter.asciiValue ?? 0x60) & 0x1F))
      case .enter: "\r"
      case .tab: "\t"
      case .backTab: "\u{1B}[Z"
      // Use a complete sequence, because a single Esc could start another sequence.
      case .escape: "\u{1B}[27u"
      case .backspace: "\u{7F}"
      case .delete: "\u{1B}[3~"
      case .up: "\u{1B}[A"
      case .down: "\u{1B}[B"
      case .right: "\u{1B}[C"
      case .left: "\u{1B}[D"
      case .home: "\u{1B}[H"
      case .end: "\u{1B}[F"
      case .pageUp: "\u{1B}[5~"
      case .pageDown: "\u{1B}[6~"
      }
    return Array(text.utf8)
  }
}
