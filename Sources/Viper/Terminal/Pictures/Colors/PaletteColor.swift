struct PaletteColor: Hashable, Sendable {
  let index: Int
  let red: Int
  let green: Int
  let blue: Int

  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The first 16 colors, as shown by the Linux console.
  static let sixteen: [PaletteColor] = [
    .init(0, 0, 0, 0), .init(1, 170, 0, 0), .init(2, 0, 170, 0), .init(3, 170, 85, 0),
    .init(4, 0, 0, 170), .init(5, 170, 0, 170), .init(6, 0, 170, 170), .init(7, 170, 170, 170),
    .init(8, 85, 85, 85), .init(9, 255, 85, 85), .init(10, 85, 255, 85), .init(11, 255, 255, 85),
    .init(12, 85, 85, 255), .init(13, 255, 85, 255), .init(14, 85, 255, 255),
    .init(15, 255, 255, 255),
  ]

  private init(_ index: Int, _ red: Int, _ green: Int, _ blue: Int) {
    self.index = index
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Returns the nearest color in the cube or among the grays.
  static func nearest(_ red: Int, _ green: Int, _ blue: Int) -> PaletteColor {
    let (r, g, b) = (level(red), level(green), level(blue))
    let cube = PaletteColor(16 + 36 * r + 6 * g + b, levels[r], levels[g], levels[b])
    let step = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    let shade = 8 + 10 * step
    let gray = PaletteColor(232 + step, shade, shade, shade)
    return gray.distance(red, green, blue) < cube.distance(red, green, blue) ? gray : cube
  }

  static func nearestOfSixteen(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    var best = (index: 0, distance: Int.max)
    for color in sixteen {
      let distance = color.distance(red, green, blue)
      if distance < best.distance { best = (color.index, distance) }
    }
    return best.index
  }

  /// Returns the index of the nearest level of the cube.
  private static func level(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    let (r, g, b) = (self.red - red, self.green - green, self.blue - blue)
    return r * r + g * g + b * b
  }
}

/// The number of colors that a terminal supports.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// The 16 colors of the terminal's theme.
  case sixteen
  /// A palette of 256 colors, which consists of the theme's 16 colors, a cube of 216 colors, and 24
  /// grays.
  case palette
  case full

  /// Returns the nearest color, as an index or as red, green and blue.
  func nearest(red: UInt8, green: UInt8, blue: UInt8) -> Int {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    return switch self {
    case .full: red << 16 | green << 8 | blue
    case .palette: PaletteColor.nearest(red, green, blue).index
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
    // Bright colors use different parameters.
    case .sixteen: output.write(color < 8 ? base + color : base + 60 + color - 8)
    }
  }
}
