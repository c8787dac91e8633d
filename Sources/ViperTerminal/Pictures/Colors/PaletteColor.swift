/// The colors of the palette of 256 colors.
enum PaletteColor {
  typealias RGB = (red: Int, green: Int, blue: Int)

  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The first 16 colors, as shown by the Linux console.
  static let sixteen: [RGB] = [
    (0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0), (0, 0, 170), (170, 0, 170), (0, 170, 170),
    (170, 170, 170), (85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85), (85, 85, 255),
    (255, 85, 255), (85, 255, 255), (255, 255, 255),
  ]

  /// Returns the index of the nearest color of the cube or the grays, 16 to 255.
  static func nearest(_ color: RGB) -> Int {
    let (r, g, b) = (level(color.red), level(color.green), level(color.blue))
    let step = min(max(((color.red + color.green + color.blue) / 3 - 3) / 10, 0), 23)
    let shade = 8 + 10 * step
    let isGray =
      distance(color, (shade, shade, shade)) < distance(color, (levels[r], levels[g], levels[b]))
    return isGray ? 232 + step : 16 + 36 * r + 6 * g + b
  }

  /// Returns the index of the nearest of the first 16 colors.
  static func nearestOfSixteen(_ color: RGB) -> Int {
    let distances = sixteen.map { distance(color, $0) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }

  /// Returns the index of the nearest level of the cube.
  private static func level(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }

  private static func distance(_ left: RGB, _ right: RGB) -> Int {
    let (r, g, b) = (left.red - right.red, left.green - right.green, left.blue - right.blue)
    return r * r + g * g + b * b
  }
}
