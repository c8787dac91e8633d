/// The way in which the user wants pictures to be shown.
public enum PictureMode: String, CaseIterable, Sendable {
  /// In the best way that the terminal is known to have.
  case auto
  /// With kitty's graphics protocol.
  case kitty
  /// With iTerm2's inline pictures.
  case iterm
  /// In sixels.
  case sixel
  /// As colored characters, which every terminal shows.
  case blocks
  /// Not at all: their alternative texts are shown.
  case none
}
