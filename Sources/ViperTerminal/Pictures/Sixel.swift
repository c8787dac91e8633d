import Pictures

/// Shows a picture in sixels: rows of six pixels in at most 256 colors.
struct Sixel: PicturePainter {
  var cell = CellSize.usual

  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    let pixels = picture.pixels
    let fit = PictureFit(of: (pixels.width, pixels.height), in: area, cell)
    let (width, height) = size(of: fit)
    let scaled = pixels.scaled(toWidth: width, height: height)
    var output = PictureOutput()
    output.place(in: area) { SixelImage(scaled).write(&$0) }
    return output.bytes
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
