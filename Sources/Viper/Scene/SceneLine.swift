extension Scene {
  /// A line of running text, which a renderer wraps.
  public struct Line: Hashable, Sendable {
    /// The text.
    public let text: StyledText
    /// By how many columns the second and further lines are indented when it is wrapped.
    public let hang: Int

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - hang: By how many columns its continuation is indented.
    public init(_ text: StyledText, hang: Int = 0) {
      self.text = text
      self.hang = hang
    }
  }
}
