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

/// The ways to show a picture.
package enum PictureWay: Hashable, Sendable {
  /// kitty's graphics protocol, with characters that stand for the parts of the picture.
  case placeholders
  /// kitty's graphics protocol, at the cursor.
  case placement
  /// iTerm2's inline pictures.
  case inline
  case sixel
  case blocks(ColorDepth)

  func painter(cell: CellSize) -> any PicturePainter {
    switch self {
    case .placeholders: KittyPlaceholders(cell: cell)
    case .placement: KittyPlacement(cell: cell)
    case .inline: InlinePicture(cell: cell)
    case .sixel: Sixel(cell: cell)
    case .blocks(let depth): HalfBlocks(depth: depth, cell: cell)
    }
  }
}
