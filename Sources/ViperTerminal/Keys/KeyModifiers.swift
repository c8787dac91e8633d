/// The keys that are held, and the locks that are on, while another key is pressed.
struct KeyModifiers: OptionSet {
  static let shift = Self(rawValue: 1)
  static let alt = Self(rawValue: 2)
  static let control = Self(rawValue: 4)
  static let `super` = Self(rawValue: 8)
  static let hyper = Self(rawValue: 16)
  static let meta = Self(rawValue: 32)
  static let capsLock = Self(rawValue: 64)

  let rawValue: Int
}

extension KeyModifiers {
  /// The modifiers that a terminal sends as a number, which is greater by 1; 0 stands for a number left out.
  init(parameter: Int) {
    self.init(rawValue: max(parameter, 1) - 1)
  }
}
