import ViperPictures

/// Shows a picture in sixels: rows of six pixels in at most 256 colors.
struct Sixel: PicturePainter {
  var cell = CellSize.usual

  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    let pixels = picture.pixels
    let fit = PictureFit(of: (pixels.width, pixels.height), in: area, cell)
    let (width, height) = size(of: fit)
    let scaled = pixels.scaled(toWidth: width, height: height)
    var output = PictureOutput()
    output.place(in: area) { Self.write(scaled, &$0) }
    return output.bytes
  }

  private static func write(_ pixels: Pixels, _ output: inout PictureOutput) {
    let palette = MedianCut(pixels)
    // Pixels that are not drawn stay as they are, and there are none.
    output.write("\u{1B}P0;1;0q\"1;1;\(pixels.width);\(pixels.height)")
    for (index, color) in palette.colors.enumerated() {
      let shares = color.map { (Int($0) * 100 + 127) / 255 }
      output.write("#\(index);2;\(shares[0]);\(shares[1]);\(shares[2])")
    }
    let indices = palette.indices(of: pixels)
    var band = SixelBand(width: pixels.width, colors: palette.colors.count)
    for start in stride(from: 0, to: pixels.height, by: 6) {
      // After the last rows it would make room for more, and some terminals scroll for that.
      if start > 0 { output.write("-") }
      for row in start..<min(start + 6, pixels.height) {
        let colors = indices[row * pixels.width..<(row + 1) * pixels.width]
        band.take(colors, bit: 1 << UInt8(row - start))
      }
      band.write(&output)
    }
    output.write("\u{1B}\\")
  }

  /// The pixels that the picture may have.
  ///
  /// A row of sixels that begins in a cell may end in the one below, and some terminals then scroll. So the height is
  /// that of whole cells, and of whole rows of sixels.
  private func size(of fit: PictureFit) -> (width: Int, height: Int) {
    let cells = max(fit.height / cell.height, 1) * cell.height
    let height = max(cells / 6, 1) * 6
    return (max((fit.width * height + fit.height / 2) / fit.height, 1), height)
  }
}
