import Viper

/// Encodes pictures for one kind of terminal.
///
/// It can run off the main actor.
package protocol PicturePainter: Sendable {
  /// Returns the width in pixels that a picture should have to fill a number of columns.
  func pixels(across columns: Int) -> Int

  /// Returns the bytes that show a picture.
  ///
  /// The picture keeps its proportions and begins in the upper left cell of the area, which may be overwritten.
  /// The identifier distinguishes the picture from others on the screen.
  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8]

  func erase(id: String, in area: PictureArea) -> [UInt8]
}

/// Encodes pictures by a method that a terminal supports.
struct MethodPainter: PicturePainter {
  let method: PictureMethod
  var cell = CellSize.usual

  func pixels(across columns: Int) -> Int {
    if case .blocks = method { columns } else { columns * cell.width }
  }

  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    let pixels = picture.pixels
    let room = method == .placeholders ? KittyImage.placeholderArea(in: area) : area
    let fit = PictureFit(of: (pixels.width, pixels.height), in: room, cell)
    var output = PictureOutput()
    switch method {
    case .placeholders: KittyImage(id: id).writePlaceholders(pixels, fit, in: area, &output)
    case .placement: KittyImage(id: id).place(pixels, fit, in: area, &output)
    case .inline: InlinePicture.place(picture, fit, in: area, &output)
    case .sixel: Sixel.place(pixels, fit, cell, in: area, &output)
    case .blocks(let depth): HalfBlock.write(pixels, fit, depth, in: area, &output)
    }
    return output.bytes
  }

  func erase(id: String, in area: PictureArea) -> [UInt8] {
    var output = PictureOutput()
    if method == .placeholders || method == .placement { KittyImage(id: id).delete(&output) }
    output.writeBlanks(in: area)
    return output.bytes
  }
}
