/// A picture to be encoded: gradients, edges as those of letters, and noise.
struct SourcePicture {
  let width: Int
  let height: Int
  /// Red, green and blue of each pixel, from 0 to 255.
  private var pixels: [(Double, Double, Double)] = []

  init(width: Int, height: Int, noise: Double = 6) {
    self.width = width
    self.height = height
    var state: UInt32 = 1
    for row in 0..<height {
      for column in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let speck = (Double(state >> 16) / 65_535 - 0.5) * noise
        let (x, y) = (Double(column) / Double(width), Double(row) / Double(height))
        // Strokes of three pixels in lines of eight, in the lower part.
        let isStroke = y > 0.6 && row % 16 < 8 && (column * 7 + row / 16 * 5) % 23 < 6
        let light = isStroke ? 230.0 : 40 + 120 * x * (1 - y) + speck
        let spot = (x - 0.5) * (x - 0.5) + (y - 0.3) * (y - 0.3) < 0.04 ? 60.0 : 0
        pixels.append((light + spot, light + 50 * y + speck, light + 40 - 60 * x * y))
      }
    }
  }

  /// Brightness, blueness and redness of a pixel, as JFIF defines them; one outside is that at the edge.
  func components(_ column: Int, _ row: Int) -> [Double] {
    let place = min(row, height - 1) * width + min(column, width - 1)
    let (red, green, blue) = pixels[place]
    let light = 0.299 * red + 0.587 * green + 0.114 * blue
    return [light, 128 + (blue - light) / 1.772, 128 + (red - light) / 1.402]
  }
}
