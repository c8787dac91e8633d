import Viper

/// The characters of a full screen, and the place of the cursor.
struct Canvas: Hashable {
  /// The place of the cursor, from 0.
  struct Cursor: Hashable {
    var row: Int
    var column: Int
    /// Whether the terminal shows the cursor there.
    var isVisible: Bool
  }

  let size: TerminalSize
  /// The lines from top to bottom, as many as the screen has rows, each without blanks at its end.
  var lines: [[Frame.Cell]]
  /// Whether something that is no text lies over some of the cells.
  private(set) var isCovered = false
  var cursor = Cursor(row: 0, column: 0, isVisible: false)

  init(_ size: TerminalSize) {
    self.size = size
    lines = Array(repeating: [], count: size.rows)
  }

  /// Draws lines from a row on; what is below the screen is left out.
  mutating func draw(_ more: [Frame.Line], at row: Int) {
    for (offset, line) in more.enumerated() where lines.indices.contains(row + offset) {
      lines[row + offset] = line.cells
    }
  }

  /// Draws a text at the right end of a row, if there is room beside what the row already shows, and
  /// returns whether it was drawn.
  mutating func drawRight(_ text: StyledText, at row: Int) -> Bool {
    let text = text.cleaned
    let start = size.columns - text.columns
    let end = lines[row].last.map { $0.column + $0.columns } ?? 0
    guard start >= end + 2, start < size.columns else { return false }
    draw(text, at: row, column: start)
    return true
  }

  /// Draws a text from a column on, to the right of what the row already shows.
  mutating func draw(_ text: StyledText, at row: Int, column: Int) {
    guard lines.indices.contains(row) else { return }
    fill(row, to: column)
    let blanks = StyledText(String(repeating: " ", count: column))
    let cells = Frame.Line(clean: blanks + text, columns: size.columns).cells
    lines[row] += cells.drop { $0.column < column }
  }

  /// Covers a part of the screen with something that is no text, to the right of what its rows show.
  mutating func cover(_ part: PicturePlace.Part, from top: Int) {
    isCovered = true
    for row in top + part.row..<top + part.row + part.rows where lines.indices.contains(row) {
      lines[row].removeAll { $0.column + $0.columns > part.column }
      fill(row, to: part.column)
      lines[row] += (part.column..<part.column + part.columns).map(Frame.Cell.covered)
    }
  }

  /// Makes the cells of a row reach up to a column.
  private mutating func fill(_ row: Int, to column: Int) {
    let end = lines[row].last.map { $0.column + $0.columns } ?? 0
    lines[row] += (min(end, column)..<column).map(Frame.Cell.blank)
  }

  mutating func restyle(_ row: Int, _ change: (inout StyledText.Style) -> Void) {
    for place in lines[row].indices { change(&lines[row][place].style) }
  }
}

extension Frame.Cell {
  /// A cell that shows nothing.
  static func blank(_ column: Int) -> Frame.Cell {
    Frame.Cell(character: " ", style: .plain, column: column, columns: 1, isPlaced: false)
  }

  /// A cell under a picture.
  ///
  /// It is a blank until the picture covers it, and is not written after that.
  static func covered(_ column: Int) -> Frame.Cell {
    Frame.Cell(character: coverMark, style: .plain, column: column, columns: 1, isPlaced: false)
  }

  /// Unicode's replacement character for objects, which is written as a blank.
  static let coverMark: Character = "\u{FFFC}"
}
