public import Viper

extension Frame {
  /// A character of a line, and its place.
  public struct Cell: Hashable, Sendable {
    /// What a person sees as one character.
    public let character: Character
    /// How it looks.
    public let style: StyledText.Style
    /// The column where it begins, from 0.
    public let column: Int
    /// The number of columns that it takes at most.
    public let columns: Int
    /// Whether the cursor must be moved to its column before it is written, because terminals disagree on the
    /// width of the character before it.
    public let isPlaced: Bool
  }
}
