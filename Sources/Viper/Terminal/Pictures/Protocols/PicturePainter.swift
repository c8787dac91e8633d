import Viper

/// Encodes pictures for one kind of terminal.
///
/// It can run off the main actor.
package protocol PicturePainter: Sendable {
  /// The minimum number of rows at which a picture is recognizable.
  var minRows: Int { get }

  /// Returns the width in pixels that a picture needs to fill a number of columns.
  func pixels(across columns: Int) -> Int

  /// Returns the output that shows a picture in an area, or in another area of the same size.
  ///
  /// The picture keeps its proportions and starts in the area's upper-left cell. The area may be
  /// overwritten. The identifier distinguishes the picture from others on the screen.
  func paint(_ picture: PictureData, id: String, in area: PictureArea) -> PictureOutput

  /// Returns the bytes that delete a picture by its identifier; empty if the terminal does not
  /// store pictures.
  func delete(id: String) -> [UInt8]
}

extension PicturePainter {
  /// Returns the bytes that show a picture.
  package func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8] {
    paint(picture, id: id, in: area).bytes
  }

  /// Returns the bytes that erase the characters in an area.
  func blanks(in area: PictureArea) -> [UInt8] {
    var output = PictureOutput()
    output.writeBlanks(in: area)
    return output.bytes
  }
}

/// Encodes pictures using a method that the terminal supports.
struct MethodPainter: PicturePainter {
  let method: PictureMethod
  var cell = CellSize.standard

  var minRows: Int { if case .blocks = method { 12 } else { CardLayout.picture.rows } }

  func pixels(across columns: Int) -> Int {
    if case .blocks = method { columns } else { columns * cell.width }
  }

  func paint(_ picture: PictureData, id: String, in area: PictureArea) -> PictureOutput {
    let pixels = picture.pixels
    let room = method == .placeholders ? KittyImage.placeholderArea(in: area) : area
    let fit = PictureFit(of: (pixels.width, pixels.height), in: room, cell)
    var output = PictureOutput()
    output.size = (fit.columns, fit.rows)
    switch method {
    case .placeholders: KittyImage(id: id).writePlaceholders(pixels, fit, in: area, &output)
    case .placement: KittyImage(id: id).place(pixels, fit, in: area, &output)
    case .sixel: Sixel.place(pixels, fit, cell, in: area, &output)
    case .blocks(let depth): HalfBlock.write(pixels, fit, depth, in: area, &output)
    }
    return output
  }

  func delete(id: String) -> [UInt8] {
    var output = PictureOutput()
    if method == .placeholders || method == .placement { KittyImage(id: id).delete(&output) }
    return output.bytes
  }
}
