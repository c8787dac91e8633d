/// The area of a terminal that a picture may fill.
package struct PictureArea: Hashable, Sendable {
  /// The position of the upper left cell.
  package enum Origin: Hashable, Sendable {
    /// A cell of the screen, from 0.
    case screen(row: Int, column: Int)
    /// The cell of the cursor, for scrolling output; the cursor is moved to the beginning of the line below the area.
    case cursor
  }

  package var origin: Origin
  /// The number of columns, at least 1.
  package var columns: Int
  /// The number of rows, at least 1.
  package var rows: Int

  package init(origin: Origin, columns: Int, rows: Int) {
    self.origin = origin
    self.columns = columns
    self.rows = rows
  }
}
