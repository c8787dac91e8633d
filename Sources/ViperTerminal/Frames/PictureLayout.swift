/// The layout of a scene's picture among the scrolling lines: beside the text, or above it.
///
/// It does not depend on the picture, so the text does not move when the picture is loaded. The proportions are
/// those of a sheet of paper in portrait format.
struct PictureLayout: Hashable {
  /// A rectangle in the scrolling lines.
  struct Part: Hashable {
    var row: Int
    var column: Int
    var columns: Int
    var rows: Int
  }

  /// The minimum width of a screen with the picture beside the text.
  private static let minColumnsBeside = 60
  private static let maxRows = 22
  private static let minRows = 4
  private static let gap = 2
  /// The number of rows that a caption of about 80 characters needs.
  private static let captionRows = 5
  private static let minCaptionColumns = 20

  private(set) var picture: Part
  private(set) var caption: Part
  /// The number of scrolling lines that the picture or its caption fills.
  let height: Int
  /// The width of the text beside the picture; `nil` if the text begins below it.
  let textColumns: Int?

  /// Returns the layout to the right of other columns.
  func moved(byColumns columns: Int) -> PictureLayout {
    var layout = self
    layout.picture.column += columns
    layout.caption.column += columns
    return layout
  }

  /// Creates a layout; `nil` if there is no room for a picture.
  init?(columns: Int, height: Int) {
    let beside = columns >= Self.minColumnsBeside
    let room = beside ? height - Self.captionRows : height / 2
    let widest = beside ? columns * 3 / 10 : columns - Self.gap - Self.minCaptionColumns
    let rows = min(room, Self.maxRows, widest * 3 / 4)
    guard rows >= Self.minRows else { return nil }
    let width = rows * 4 / 3
    if beside {
      let all = max(width, Self.minCaptionColumns)
      let column = columns - all
      picture = Part(row: 0, column: column, columns: width, rows: rows)
      caption = Part(row: rows, column: column, columns: all, rows: Self.captionRows)
      self.height = rows + Self.captionRows
      textColumns = column - Self.gap
    } else {
      picture = Part(row: 0, column: 0, columns: width, rows: rows)
      let column = width + Self.gap
      caption = Part(row: 0, column: column, columns: columns - column, rows: rows)
      self.height = rows + 1
      textColumns = nil
    }
  }
}
