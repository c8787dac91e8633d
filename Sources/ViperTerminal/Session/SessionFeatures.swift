extension TerminalSession {
  /// The features that a session may request of a terminal.
  public struct Features: OptionSet, Sendable {
    /// Ask whether the terminal can show a frame at once, and use that.
    public static let synchronizedOutput = Features(rawValue: 1)
    /// Ask whether the terminal can tell all keys apart, and use that.
    public static let extendedKeys = Features(rawValue: 2)
    /// Use the mouse, which the terminal's own selection of text then needs a key for.
    public static let mouse = Features(rawValue: 4)
    /// Show the cursor, for a screen reader.
    public static let visibleCursor = Features(rawValue: 8)
    /// Ask which pictures the terminal can show: its name, the size of a cell, sixels.
    public static let pictures = Features(rawValue: 16)
    /// Ask whether the terminal knows kitty's graphics protocol, which a terminal inside of another
    /// one might not understand.
    public static let kittyPictures = Features(rawValue: 32)

    /// One bit for each feature.
    public let rawValue: Int

    /// Creates a set of features from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}
