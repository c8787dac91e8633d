/// A key that the user presses.
public enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// A key pressed together with Ctrl, as its lowercase letter.
  case control(Character)
  case enter, tab, backTab, escape
  case backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
}

extension Key {
  /// Creates the key for an ASCII byte, if there is one.
  ///
  /// Some keys send the same byte: Ctrl-H is Backspace, Ctrl-I is Tab, Ctrl-J and Ctrl-M are Enter.
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
