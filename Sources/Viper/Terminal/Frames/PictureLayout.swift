import ViperText

/// The layout of a scene's picture beside the scrolling lines, where it stays while they scroll.
///
/// It does not depend on the picture, so the text does not move when the picture is loaded. The proportions are
/// those of a sheet of paper in portrait format.
struct PictureLayout: Hashable {
  /// A rectangle beside the scrolling lines, or below those of a preview.
  struct Part: Hashable {
    var row: Int
    var column: Int
    var columns: Int
    var rows: Int
  }

  /// The minimum width with a picture: 60 columns without that of the scroll mark.
  static let minColumns = 59
  private static let maxRows = 22
  private static let minRows = 4
  private static let gap = 2
  /// The number of rows that a caption of about 80 characters needs.
  private static let captionRows = 5
  private static let minCaptionColumns = 20

  private(set) var picture: Part
  private(set) var caption: Part
  /// The width of the scrolling lines.
  let textColumns: Int

  /// Returns the layout to the right of other columns.
  func moved(byColumns columns: Int) -> PictureLayout {
    var layout = self
    layout.picture.column += columns
    layout.caption.column += columns
    return layout
  }

  /// Creates a layout; `nil` if there is no room for a picture.
  init?(columns: Int, height: Int) {
    let rows = min(height - Self.captionRows, Self.maxRows, columns * 3 / 10 * 3 / 4)
    guard columns >= Self.minColumns, rows >= Self.minRows else { return nil }
    let width = rows * 4 / 3
    let all = max(width, Self.minCaptionColumns)
    textColumns = min(columns - all - Self.gap, TextWrapper.maxReadable)
    let column = textColumns + Self.gap
    picture = Part(row: 0, column: column, columns: width, rows: rows)
    caption = Part(row: rows, column: column, columns: all, rows: Self.captionRows)
  }

  /// Creates the layout of a preview, whose picture is below its text; `nil` if there is no room.
  init?(below lines: Int, columns: Int, height: Int) {
    let first = lines + 1
    let rows = min(height - first, Self.maxRows, columns * 3 / 4)
    guard rows >= Self.minRows else { return nil }
    let width = rows * 4 / 3
    textColumns = columns
    picture = Part(row: first, column: 0, columns: width, rows: rows)
    let rest = columns - width - Self.gap
    caption = Part(row: first, column: width + Self.gap, columns: max(rest, 0), rows: rows)
  }
}
