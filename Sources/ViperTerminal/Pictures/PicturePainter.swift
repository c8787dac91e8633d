/// Turns pictures into what one kind of terminal shows.
///
/// A painter is a value without state, and so it can work away from the main actor. It writes
/// nothing: it returns the bytes.
package protocol PicturePainter: Sendable {
  /// The size of a cell.
  var cell: CellSize { get }

  /// Returns how wide a picture should be to fill some columns.
  ///
  /// - Parameter columns: The number of columns.
  /// - Returns: The number of pixels in a row.
  func pixels(across columns: Int) -> Int

  /// Returns the bytes that show a picture.
  ///
  /// The picture keeps its proportions: it fills the area in one direction, and starts at its upper
  /// left cell.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - id: What tells the picture apart from others on the screen.
  ///   - area: The cells that the picture may fill. What is in them may be overwritten.
  /// - Returns: The bytes to write.
  func draw(_ picture: PictureData, id: String, in area: PictureArea) -> [UInt8]

  /// Returns the bytes that leave nothing but blanks in an area of the screen.
  ///
  /// - Parameters:
  ///   - id: The identifier with which the picture was drawn.
  ///   - area: The area in which it was drawn.
  /// - Returns: The bytes to write.
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
