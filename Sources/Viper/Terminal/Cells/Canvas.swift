import Viper
import ViperText

/// The content of a full screen, with the cursor position.
package struct Canvas {
  /// The position of the cursor, from 0.
  struct Cursor: Hashable {
    var row: Int
    var column: Int
    var isVisible: Bool
  }

  let size: TerminalSize
  /// The rows from top to bottom, one per screen row.
  var rows: [CanvasRow]
  /// Whether a picture covers any of the cells.
  private(set) var isCovered = false
  var cursor = Cursor(row: 0, column: 0, isVisible: false)

  package init(_ size: TerminalSize) {
    self.size = size
    rows = Array(repeating: CanvasRow(), count: size.rows)
  }

  /// Draws lines from top to bottom, starting at the given row.
  ///
  /// Lines below the screen are omitted.
  package mutating func draw(_ more: [Frame.Line], at row: Int) {
    for (offset, line) in more.enumerated() where rows.indices.contains(row + offset) {
      rows[row + offset] = CanvasRow(line)
    }
  }

  /// Draws text at the right end of a row.
  ///
  /// Returns `false` if the text does not fit.
  mutating func drawRight(_ text: StyledText, at row: Int) -> Bool {
    let text = text.cleaned
    let start = size.columns - text.columns
    guard start >= rows[row].cells.end + 2, start < size.columns else { return false }
    draw(Frame.Line(clean: text, columns: size.columns - start), at: row, column: start)
    return true
  }

  /// Draws a line starting at a column, replacing the rest of the row.
  mutating func draw(_ line: Frame.Line, at row: Int, column: Int) {
    guard rows.indices.contains(row) else { return }
    rows[row].add(.line(line, column: column))
  }

  /// Replaces some columns of a row with a line of exactly the same width.
  mutating func patch(_ line: Frame.Line, at row: Int, columns: Range<Int>) {
    guard rows.indices.contains(row) else { return }
    rows[row].add(.patch(line, columns: columns))
  }

  /// Reserves an area of the screen for a picture.
  mutating func cover(_ part: PictureLayout.Part, from top: Int) {
    isCovered = true
    for row in top + part.row..<top + part.row + part.rows where rows.indices.contains(row) {
      rows[row].add(.cover(part.column..<part.column + part.columns))
    }
  }

  /// Reverses the colors of some columns of a row, even beyond the end of the row's text.
  mutating func highlight(_ row: Int, columns: Range<Int>) {
    rows[row].add(.highlight(columns))
  }

  /// Dims all text of a row.
  mutating func dim(_ row: Int) {
    rows[row].add(.dimming)
  }
}

/// A row of a canvas: a line, and everything drawn over it.
///
/// Most rows are the same in consecutive frames and share their storage, so comparing rows is fast.
/// Characters are converted to cells only if a row has changed.
struct CanvasRow: Equatable {
  /// Something drawn over the row.
  enum Layer: Hashable {
    /// A line that replaces everything from a column onward.
    case line(Frame.Line, column: Int)
    /// Columns covered by a picture.
    case cover(Range<Int>)
    /// A line that replaces some columns.
    case patch(Frame.Line, columns: Range<Int>)
    /// Columns with reversed colors.
    case highlight(Range<Int>)
    case dimming
  }

  private let line: Frame.Line
  private var layers: [Layer] = []
  /// The cells, if they have been computed.
  private var drawn: CanvasCells?

  init(_ line: Frame.Line = .empty) {
    self.line = line
  }

  static func == (left: CanvasRow, right: CanvasRow) -> Bool {
    left.line == right.line && left.layers == right.layers
  }

  var isEmpty: Bool { layers.isEmpty && line.text.spans.isEmpty }

  /// Draws something over the row.
  mutating func add(_ layer: Layer) {
    layers.append(layer)
    drawn = nil
  }

  /// The characters by column, excluding trailing blanks that were not drawn explicitly.
  var cells: CanvasCells {
    if let drawn { return drawn }
    // This capacity is enough for most rows.
    var cells = CanvasCells(room: 160)
    cells.add(line)
    for layer in layers { cells.draw(layer) }
    return cells
  }

  /// Caches the cells for the comparison with the next frame.
  ///
  /// If only the last line has changed, such as the preview beside a list, the cells before it are
  /// those of the old row.
  mutating func keepCells(after old: CanvasRow) {
    if case .line(_, let column)? = layers.last, case .line(_, column)? = old.layers.last,
      line == old.line, layers.dropLast() == old.layers.dropLast(),
      var cells = old.drawn, cells.isComplete
    {
      cells.draw(layers[layers.count - 1])
      drawn = cells
    } else {
      drawn = cells
    }
  }
}
