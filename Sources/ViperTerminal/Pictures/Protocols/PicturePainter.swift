/// Encodes pictures for one kind of terminal, off the main actor if necessary.
package protocol PicturePainter: Sendable {
  var cell: CellSize { get }

  /// Returns the width in pixels that a picture should have to fill a number of columns.
  func pixels(across columns: Int) -> Int

  /// Returns the bytes that show a picture.
  ///
  /// The picture keeps its proportions and begins in the upper left cell of the area, which may be overwritten.
  /// The identifier distinguishes the picture from others on the screen.
  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8]

  /// Returns the bytes that erase a picture from an area.
  func erase(id: String, in area: PictureArea) -> [UInt8]
}

extension PicturePainter {
  package func pixels(across columns: Int) -> Int { columns * cell.width }

  package func erase(id: String, in area: PictureArea) -> [UInt8] {
    var output = PictureOutput()
    output.writeBlanks(in: area)
    return output.bytes
  }
}
