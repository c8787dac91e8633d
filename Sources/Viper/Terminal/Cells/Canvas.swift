import Viper
import ViperText

/// The characters of a full screen, and the position of the cursor.
package struct Canvas: Hashable {
  /// The position of the cursor, from 0.
  struct Cursor: Hashable {
    var row: Int
    var column: Int
    var isVisible: Bool
  }

  let size: TerminalSize
  /// The lines from top to bottom, one for each row of the screen, without trailing blanks.
  var lines: [[Frame.Cell]]
  /// Whether a picture covers some of the cells.
  private(set) var isCovered = false
  var cursor = Cursor(row: 0, column: 0, isVisible: false)

  package init(_ size: TerminalSize) {
    self.size = size
    lines = Array(repeating: [], count: size.rows)
  }

  /// Draws lines from a row on; lines below the screen are left out.
  package mutating func draw(_ more: [Frame.Line], at row: Int) {
    for (offset, line) in more.enumerated() where lines.indices.contains(row + offset) {
      lines[row + offset] = line.cells
    }
  }

  /// Draws text at the right end of a row, and returns whether there was room for it.
  mutating func drawRight(_ text: StyledText, at row: Int) -> Bool {
    let text = text.cleaned
    let start = size.columns - text.columns
    let end = lines[row].last.map { $0.column + $0.columns } ?? 0
    guard start >= end + 2, start < size.columns else { return false }
    draw(text, at: row, column: start)
    return true
  }

  /// Draws text from a column on, in place of what is there in the row.
  mutating func draw(_ text: StyledText, at row: Int, column: Int) {
    guard lines.indices.contains(row) else { return }
    lines[row].removeAll { $0.column + $0.columns > column }
    fill(row, to: column)
    for var cell in Frame.Line(clean: text, columns: size.columns - column).cells {
      cell.column += column
      lines[row].append(cell)
    }
  }

  /// Covers a part of the screen for a picture, to the right of the text in its rows.
  mutating func cover(_ part: PictureLayout.Part, from top: Int) {
    isCovered = true
    for row in top + part.row..<top + part.row + part.rows where lines.indices.contains(row) {
      lines[row].removeAll { $0.column + $0.columns > part.column }
      fill(row, to: part.column)
      lines[row] += (part.column..<part.column + part.columns).map(Frame.Cell.covered)
    }
  }

  private mutating func fill(_ row: Int, to column: Int) {
    let end = lines[row].last.map { $0.column + $0.columns } ?? 0
    lines[row] += (min(end, column)..<column).map(Frame.Cell.blank)
  }

  /// Reverses the colors of the first columns of a row, up to the end of the text or beyond it.
  mutating func highlight(_ row: Int, columns: Int) {
    fill(row, to: columns)
    for index in lines[row].indices where lines[row][index].column < columns {
      lines[row][index].style.isReversed = true
    }
  }

  mutating func restyle(_ row: Int, _ change: (inout StyledText.Style) -> Void) {
    for index in lines[row].indices { change(&lines[row][index].style) }
  }
}

extension Frame.Cell {
  static func blank(_ column: Int) -> Frame.Cell {
    Frame.Cell(character: " ", style: .plain, column: column, columns: 1, isPlaced: false)
  }

  /// Returns a cell under a picture, which is written as a blank before the picture is drawn.
  static func covered(_ column: Int) -> Frame.Cell {
    Frame.Cell(character: coverMark, style: .plain, column: column, columns: 1, isPlaced: false)
  }

  /// Unicode's replacement character for objects, which is written as a blank.
  static let coverMark: Character = "\u{FFFC}"
}
