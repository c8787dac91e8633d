struct EmulatorGrid: Hashable, Sendable {
  private(set) var cells: [[TerminalEmulator.Cell]]
  private let columns: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: Self.line(columns), count: rows)
  }

  private static func line(_ columns: Int) -> [TerminalEmulator.Cell] {
    Array(repeating: .blank, count: columns)
  }

  /// The same cells, as far as they are in a grid of another size.
  func resized(columns: Int, rows: Int) -> EmulatorGrid {
    var grid = EmulatorGrid(columns: columns, rows: rows)
    for (row, line) in cells.prefix(rows).enumerated() {
      grid.cells[row].replaceSubrange(0..<min(columns, self.columns), with: line.prefix(columns))
      // Half a character is none.
      if grid.cells[row].last?.columns == 2 { grid.cells[row][columns - 1] = .blank }
    }
    return grid
  }

  mutating func put(_ cell: TerminalEmulator.Cell, row: Int, column: Int) {
    clear(row: row, column..<column + cell.columns)
    cells[row][column] = cell
    guard cell.columns == 2 else { return }
    cells[row][column + 1] = TerminalEmulator.Cell(text: "", columns: 0, rendition: cell.rendition)
  }

  /// Adds a mark without a width to the character in a column.
  mutating func attach(_ mark: String, row: Int, column: Int) {
    let start = cells[row][column].columns == 0 ? column - 1 : column
    cells[row][start].text += mark
  }

  /// Clears columns of a row, and the other halves of characters that are cut in two.
  mutating func clear(row: Int, _ range: Range<Int>) {
    guard let first = range.first, let last = range.last else { return }
    let start = cells[row][first].columns == 0 ? first - 1 : first
    let end = cells[row][last].columns == 2 ? last + 1 : last
    for column in start...end { cells[row][column] = .blank }
  }

  /// Moves the rows of a region up, or down by a negative number; those that come in are empty.
  mutating func scroll(_ region: ClosedRange<Int>, by count: Int) {
    let moved = min(abs(count), region.count)
    let empty = Array(repeating: Self.line(columns), count: moved)
    let lines = cells[region]
    let kept = count > 0 ? Array(lines.dropFirst(moved)) : Array(lines.dropLast(moved))
    cells.replaceSubrange(region, with: count > 0 ? kept + empty : empty + kept)
  }
}
