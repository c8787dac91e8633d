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
      rows[row + offset] = CanvasRow(.line(line, column: 0))
    }
  }

  /// Draws a row of a panel, replacing the rest of the row.
  mutating func draw(_ panel: PanelRow, at row: Int) {
    guard rows.indices.contains(row) else { return }
    if panel.columns.lowerBound == 0 {
      rows[row] = CanvasRow(.panel(panel))
    } else {
      rows[row].add(.panel(panel))
    }
  }

  /// Draws text at the right end of a row.
  ///
  /// Returns `false` if the text does not fit.
  mutating func drawRight(_ text: StyledText, at row: Int, margin: Int = 0) -> Bool {
    let text = text.cleaned
    let start = size.columns - margin - text.columns
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

/// A line of a panel, between the sides of the border.
struct PanelRow: Hashable {
  let line: Frame.Line
  /// The first column of the line.
  let column: Int
  let left: Frame.Line
  let right: Frame.Line
  /// The columns of the panel, including the sides.
  let columns: Range<Int>
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
    /// A row of a panel that replaces everything from the panel's first column onward.
    case panel(PanelRow)
    /// Columns covered by a picture.
    case cover(Range<Int>)
    /// A line that replaces some columns.
    case patch(Frame.Line, columns: Range<Int>)
    /// Columns with reversed colors.
    case highlight(Range<Int>)
    case dimming

    /// The first column, if the layer is a row of a panel.
    fileprivate var panelColumn: Int? {
      if case .panel(let panel) = self { panel.columns.lowerBound } else { nil }
    }

    /// Whether the layer changes no columns before the given one.
    fileprivate func isBeyond(_ column: Int) -> Bool {
      switch self {
      case .line(_, let start): start >= column
      case .panel(let panel): panel.columns.lowerBound >= column
      case .cover(let columns), .patch(_, let columns), .highlight(let columns):
        columns.lowerBound >= column
      case .dimming: false
      }
    }
  }

  private let base: Layer
  private var layers: [Layer] = []
  /// The cells, if they have been computed.
  private var drawn: CanvasCells?

  init(_ base: Layer = .line(.empty, column: 0)) {
    self.base = base
  }

  static func == (left: CanvasRow, right: CanvasRow) -> Bool {
    left.base == right.base && left.layers == right.layers
  }

  var isEmpty: Bool { layers.isEmpty && base == .line(.empty, column: 0) }

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
    cells.draw(base)
    for layer in layers { cells.draw(layer) }
    return cells
  }

  /// Caches the cells for the comparison with the next frame.
  ///
  /// If only the preview beside a list has changed, the cells before it are those of the old row.
  mutating func keepCells(after old: CanvasRow) {
    drawn = cells(after: old) ?? cells
  }

  private func cells(after old: CanvasRow) -> CanvasCells? {
    guard let index = layers.lastIndex(where: { $0.panelColumn != nil }),
      let column = layers[index].panelColumn, old.layers.indices.contains(index),
      old.layers[index].panelColumn == column, base == old.base,
      layers[..<index] == old.layers[..<index],
      old.layers[index...].allSatisfy({ $0.isBeyond(column) }),
      var cells = old.drawn, cells.isComplete
    else { return nil }
    for layer in layers[index...] { cells.draw(layer) }
    return cells
  }
}
