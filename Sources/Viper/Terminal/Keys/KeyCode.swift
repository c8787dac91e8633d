import ViperText

/// A key, given as a code and modifiers: `CSI code;modifiers u`, or xterm's `CSI 27;modifiers;code
/// ~`.
struct KeyCode {
  /// The scalar that the key types without Shift, or a private-use code point if the key does not
  /// type anything.
  let code: Int
  /// The scalar that the key types with Shift; 0 if unknown.
  var shifted = 0
  /// The scalar that the same key types on an English keyboard; 0 if unknown.
  var base = 0
  let modifiers: KeyModifiers

  var key: Key? {
    switch code {
    case 9: modifiers.contains(.shift) ? .backTab : .tab
    case 8, 10, 13, 27, 127: Key(ascii: UInt8(code))
    case 57414: .enter
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57426: .delete
    case 57399...57408: writing(0x30 + code - 57399)
    case 57409...57413: writing([0x2E, 0x2F, 0x2A, 0x2D, 0x2B][code - 57409])
    case 57415: writing(0x3D)
    case 57416: writing(0x2C)
    // Unsupported keys, such as F13, media keys and Shift itself.
    case 0xE000...0xF8FF: nil
    default: writing(code)
    }
  }

  private func writing(_ scalar: Int) -> Key? {
    guard modifiers.isDisjoint(with: [.alt, .others]) else { return nil }
    return modifiers.contains(.control) ? control(scalar) : character(scalar)
  }

  /// Returns the key for Ctrl and a letter, which other terminals send as a control character.
  private func control(_ scalar: Int) -> Key? {
    // If the key does not type an ASCII character, its position on the keyboard determines the
    // letter.
    guard let letter = UInt8(exactly: scalar < 0x80 ? scalar : base) else { return nil }
    switch letter {
    case 0x40...0x5F, 0x61...0x7A: return Key(ascii: letter & 0x1F)
    default: return nil
    }
  }

  private func character(_ plain: Int) -> Key? {
    let isShifted = modifiers.contains(.shift)
    let isUppercase = isShifted != modifiers.contains(.capsLock)
    guard let value = UInt32(exactly: isShifted && shifted > 0 ? shifted : plain),
      let scalar = Unicode.Scalar(value), !TerminalSanitizer.isUnsafe(scalar)
    else { return nil }
    return .character(isUppercase ? Self.uppercase(scalar) : Character(scalar))
  }

  /// Returns the uppercase form of a letter, or the letter itself if that form has several scalars.
  private static func uppercase(_ scalar: Unicode.Scalar) -> Character {
    let capital = scalar.properties.uppercaseMapping.unicodeScalars
    return Character(capital.count == 1 ? capital.first ?? scalar : scalar)
  }
}

/// The modifier keys that are held, and the locks that are enabled, when another key is pressed.
struct KeyModifiers: OptionSet {
  static let shift = Self(rawValue: 1)
  static let alt = Self(rawValue: 2)
  static let control = Self(rawValue: 4)
  /// Super, Hyper and Meta.
  static let others = Self(rawValue: 8 | 16 | 32)
  static let capsLock = Self(rawValue: 64)

  let rawValue: Int
}

extension KeyModifiers {
  /// Creates modifiers from a sequence's parameter, which is 1 plus the sum of the modifiers, or 0
  /// if the parameter is omitted.
  init(parameter: Int) {
    self.init(rawValue: max(parameter, 1) - 1)
  }
}
