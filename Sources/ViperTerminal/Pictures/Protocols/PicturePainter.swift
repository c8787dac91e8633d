/// Turns pictures into what one kind of terminal shows.
///
/// A painter is a value without state, and so it can work away from the main actor. It writes
/// nothing: it returns the bytes.
package protocol PicturePainter: Sendable {
  var cell: CellSize { get }

  /// Returns the number of pixels in a row that a picture should have to fill some columns.
  func pixels(across columns: Int) -> Int

  /// Returns the bytes that show a picture.
  ///
  /// The picture keeps its proportions: it fills the area in one direction, and starts at its upper
  /// left cell. What is in the area may be overwritten. The identifier tells the picture apart from
  /// others on the screen.
  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8]

  /// Returns the bytes that leave nothing but blanks in the area in which a picture was drawn.
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
