import ViperText

/// The layout of a scene's picture, which is to the left of the scrolling lines and does not scroll.
///
/// The layout does not depend on the picture, so the text does not move when the picture is loaded.
/// The proportions are those of a sheet of paper in portrait orientation.
struct PictureLayout: Hashable {
  /// A rectangle of the screen.
  struct Part: Hashable {
    let row: Int
    var column: Int
    let columns: Int
    let rows: Int
    var allColumns: Range<Int> { column..<column + columns }

    /// Returns the rectangle to the right of the given number of columns.
    func moved(byColumns columns: Int) -> Part {
      var part = self
      part.column += columns
      return part
    }
  }

  /// The minimum width for a picture: 60 columns minus the border.
  static let minColumns = 56
  private static let maxRows = 22
  private static let gap = 2
  /// The number of rows needed for a caption of about 80 characters.
  private static let captionRows = 5
  private static let minCaptionColumns = 20

  let picture: Part
  let caption: Part
  /// The columns of the scrolling lines.
  let textColumns: Range<Int>

  /// Creates a layout; `nil` if a picture with the minimum number of rows does not fit.
  init?(columns: Int, height: Int, minRows: Int) {
    let rows = min(height - Self.captionRows, Self.maxRows, columns * 3 / 10 * 3 / 4)
    guard columns >= Self.minColumns, rows >= minRows else { return nil }
    let width = rows * 4 / 3
    let all = max(width, Self.minCaptionColumns)
    let column = all + Self.gap
    textColumns = column..<min(columns, column + TextWrapper.maxReadable)
    picture = Part(row: 0, column: 0, columns: width, rows: rows)
    caption = Part(row: rows, column: 0, columns: all, rows: Self.captionRows)
  }
}
