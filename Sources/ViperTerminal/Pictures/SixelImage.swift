import Pictures

/// A picture as a text of sixels.
struct SixelImage {
  private let width: Int
  private let height: Int
  private let palette: MedianCut
  /// The color of each pixel.
  private let indices: [UInt8]

  init(_ pixels: Pixels) {
    width = pixels.width
    height = pixels.height
    palette = MedianCut(pixels)
    indices = palette.indices(of: pixels)
  }

  func write(_ output: inout PictureOutput) {
    // Pixels that are not drawn stay as they are, and there are none.
    output.write("\u{1B}P0;1;0q\"1;1;\(width);\(height)")
    for (index, color) in palette.colors.enumerated() {
      let shares = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
      output.write("#\(index);2;\(shares[0]);\(shares[1]);\(shares[2])")
    }
    var band = SixelBand(width: width, colors: palette.colors.count)
    for start in stride(from: 0, to: height, by: 6) {
      // After the last rows it would make room for more, and some terminals scroll for that.
      if start > 0 { output.write("-") }
      for row in start..<min(start + 6, height) {
        band.take(indices[row * width..<(row + 1) * width], bit: 1 << UInt8(row - start))
      }
      band.write(&output)
    }
    output.write("\u{1B}\\")
  }
}
