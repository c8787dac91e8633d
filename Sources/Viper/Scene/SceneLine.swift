extension Scene {
  /// A line of running text, which a renderer wraps.
  public struct Line: Hashable, Sendable {
    /// The text.
    public let text: StyledText
    /// The indentation of the second and further lines if the line is wrapped, in columns.
    public let hangingIndent: Int

    /// Creates a line.
    public init(_ text: StyledText, hangingIndent: Int = 0) {
      self.text = text
      self.hangingIndent = hangingIndent
    }
  }
}
