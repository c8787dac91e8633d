/// The user's choice of how to show pictures.
public enum PictureMode: String, CaseIterable, Sendable {
  /// With the best method that the terminal supports.
  case auto
  /// With kitty's graphics protocol.
  case kitty
  /// With iTerm2's inline pictures.
  case iterm
  /// In sixels.
  case sixel
  /// As colored characters, in any terminal.
  case blocks
  /// As alternative texts only.
  case none
}

/// A method of showing pictures.
package enum PictureMethod: Hashable, Sendable {
  /// kitty's graphics protocol, with placeholder characters.
  case placeholders
  /// kitty's graphics protocol, at the cursor.
  case placement
  /// iTerm2's inline pictures.
  case inline
  case sixel
  case blocks(ColorDepth)
}
