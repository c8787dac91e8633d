/// The number of colors that a terminal shows.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// The 16 colors of the terminal's theme.
  case sixteen
  /// The palette of 256 colors: those 16, a cube of 216 colors and 24 grays.
  case palette
  case full

  /// Returns the nearest color, as an index or as red, green and blue.
  func nearest(red: UInt8, green: UInt8, blue: UInt8) -> Int {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    return switch self {
    case .full: red << 16 | green << 8 | blue
    case .palette: PaletteColor.nearest(red, green, blue)
    case .sixteen: PaletteColor.nearestOfSixteen(red, green, blue)
    }
  }

  /// Writes the SGR parameters of a color.
  func write(_ color: Int, isBackground: Bool, _ output: inout PictureOutput) {
    let base = isBackground ? 40 : 30
    switch self {
    case .full:
      output.write(base + 8)
      for value in [2, color >> 16, color >> 8 & 0xFF, color & 0xFF] {
        output.write(CollectionOfOne(UInt8(ascii: ";")))
        output.write(value)
      }
    case .palette:
      output.write(base + 8)
      output.write(";5;")
      output.write(color)
    // Bright colors have other parameters.
    case .sixteen: output.write(color < 8 ? base + color : base + 60 + color - 8)
    }
  }
}
