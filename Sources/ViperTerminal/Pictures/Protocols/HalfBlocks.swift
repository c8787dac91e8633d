import ViperPictures

/// Shows a picture as characters, each of which has two pixels, one above the other.
///
/// Every terminal with colors can show it.
struct HalfBlocks: PicturePainter {
  /// The colors that are written.
  let depth: ColorDepth
  var cell = CellSize.usual

  func pixels(across columns: Int) -> Int {
    columns
  }

  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    let pixels = picture.pixels
    let fit = PictureFit(of: (pixels.width, pixels.height), in: area, cell)
    let small = pixels.scaled(toWidth: fit.columns, height: fit.halfRows)
    var output = PictureOutput()
    output.writeRows((small.height + 1) / 2, in: area) { row, output in
      write(row, of: small, &output)
    }
    return output.bytes
  }

  private func write(_ row: Int, of pixels: Pixels, _ output: inout PictureOutput) {
    var style = HalfBlock.Style()
    let hasBottom = row * 2 + 1 < pixels.height
    for column in 0..<pixels.width {
      let top = color(of: pixels, column, row * 2)
      let bottom = hasBottom ? color(of: pixels, column, row * 2 + 1) : nil
      let block = HalfBlock(top: top, bottom: bottom, depth)
      style.change(to: block.style, depth, &output)
      output.write(block.character.utf8)
    }
  }

  private func color(of pixels: Pixels, _ column: Int, _ row: Int) -> Int {
    let place = (row * pixels.width + column) * 3
    return depth.nearest(
      red: pixels.rgb[place], green: pixels.rgb[place + 1], blue: pixels.rgb[place + 2])
  }
}
