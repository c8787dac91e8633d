package import ViperText

/// The bytes that change a terminal's content from one canvas to another.
///
/// Rows that have moved are scrolled. In all other rows, only the differing cells are written.
package struct CanvasDifference {
  /// The minimum length of a run of equal cells that is skipped.
  ///
  /// For shorter runs, moving the cursor takes more bytes than rewriting the cells.
  private static let minSkip = 6
  /// The minimum number of lines that scrolling must correct.
  private static let minScroll = 3

  private var new: Canvas
  private let styler: ANSIStyler
  private var old: [CanvasRow]
  private let isCovered: Bool
  /// Whether each row of the terminal is already as it must be.
  private var isSame: [Bool]
  /// The escape sequences of the styles written so far, which are only a few.
  private var codes: [(style: CellStyle, bytes: [UInt8])] = []
  private var written: [UInt8] = []

  private init(_ old: Canvas, _ new: Canvas, _ styler: ANSIStyler) {
    self.old = old.rows
    isCovered = old.isCovered
    isSame = new.rows.indices.map { old.rows[$0] == new.rows[$0] }
    self.new = new
    self.styler = styler
  }

  /// Returns the bytes to write; empty if the canvases are equal.
  ///
  /// The new canvas caches the cells of its rows for the comparison with the next canvas.
  package static func bytes(
    from old: Canvas?, to new: inout Canvas, _ styler: ANSIStyler
  ) -> [UInt8] {
    guard let old, old.size == new.size else {
      var all = CanvasDifference(Canvas(new.size), new, styler)
      all.write()
      new = all.new
      return "\u{1B}[0m\u{1B}[H\u{1B}[2J".utf8 + all.written
        + cursor(from: nil, to: new.cursor).utf8
    }
    var some = CanvasDifference(old, new, styler)
    // The rows are changed below; a second reference would force a copy.
    new.rows = []
    some.scroll()
    some.write()
    new = some.new
    let cursor = cursor(from: some.written.isEmpty ? old.cursor : nil, to: new.cursor)
    // If the cursor were visible, the user would see it move through the lines.
    return (old.cursor.isVisible && !some.written.isEmpty ? "\u{1B}[?25l" : "").utf8
      + some.written + cursor.utf8
  }

  private static func cursor(from old: Canvas.Cursor?, to new: Canvas.Cursor) -> String {
    guard old != new else { return "" }
    let move = "\u{1B}[\(new.row + 1);\(new.column + 1)H"
    if new.isVisible { return move + "\u{1B}[?25h" }
    return (old?.isVisible == false ? "" : "\u{1B}[?25l") + move
  }

  // MARK: Scrolling

  private mutating func scroll() {
    // Scrolling would move a picture along with the cells that the picture covers.
    guard !isCovered, !new.isCovered else { return }
    let differing = isSame.indices.filter { !isSame[$0] }
    // Scrolling never corrects all of the differing lines.
    guard differing.count > Self.minScroll, let first = differing.first, let last = differing.last
    else { return }
    let differences = first...last
    let moves = (1...max((last - first) / 2, 1)).flatMap { [$0, -$0] }
    let counted = moves.map { move in (move: move, count: kept(in: differences, movedBy: move)) }
    let staying = differences.count { isSame[$0] && !new.rows[$0].isEmpty }
    guard let best = counted.max(by: { $0.count < $1.count }),
      best.count >= staying + Self.minScroll
    else { return }
    // Rows that scrolling would not correct, such as a border, stay in place.
    let rows = differences.filter { isKept($0, in: differences, movedBy: best.move) }
    guard let first = rows.first, let last = rows.last else { return }
    let region = best.move > 0 ? first...last + best.move : first + best.move...last
    written += "\u{1B}[\(region.lowerBound + 1);\(region.upperBound + 1)r".utf8
    written += "\u{1B}[\(abs(best.move))\(best.move > 0 ? "S" : "T")\u{1B}[r".utf8
    let before = old
    for row in region {
      old[row] = region.contains(row + best.move) ? before[row + best.move] : CanvasRow()
      isSame[row] = old[row] == new.rows[row]
    }
  }

  /// Returns how many lines of a region are correct after scrolling.
  ///
  /// A positive `move` scrolls up.
  private func kept(in region: ClosedRange<Int>, movedBy move: Int) -> Int {
    region.count { isKept($0, in: region, movedBy: move) }
  }

  private func isKept(_ row: Int, in region: ClosedRange<Int>, movedBy move: Int) -> Bool {
    region.contains(row + move) && !new.rows[row].isEmpty && old[row + move] == new.rows[row]
  }

  // MARK: Writing cells

  private mutating func write() {
    for row in new.rows.indices {
      if isSame[row] {
        // These cells are already cached.
        new.rows[row] = old[row]
      } else {
        write(row)
      }
    }
  }

  private mutating func write(_ row: Int) {
    new.rows[row].keepCells(after: old[row])
    let (old, new) = (old[row].cells, new.rows[row].cells)
    for run in runs(from: old, to: new) { write(run, of: new, row) }
    if new.end < old.end {
      move(row, new.end)
      written += "\u{1B}[K".utf8
    }
  }

  /// Returns the column ranges of differing characters, merged across short runs of equal
  /// characters.
  private func runs(from old: CanvasCells, to new: CanvasCells) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    // The number of equal characters since the last run.
    var skipped = 0
    let (cells, others) = (new.cells, old.cells)
    for (column, cell) in cells.enumerated() where cell.columns > 0 {
      let isSame =
        cell.isComplete
        ? column < others.count && cell == others[column] : new.isSame(column, in: old)
      if isSame {
        skipped += 1
        continue
      }
      let end = column + cell.columns
      if let last = runs.last, skipped < Self.minSkip {
        runs[runs.count - 1] = last.lowerBound..<end
      } else {
        runs.append(column..<end)
      }
      skipped = 0
    }
    return runs
  }

  private mutating func write(_ run: Range<Int>, of row: CanvasCells, _ index: Int) {
    move(index, run.lowerBound)
    let cells = row.cells[run]
    if cells.contains(where: \.isDisputed) {
      // If a terminal draws such a character narrower than expected, the next column is not
      // overwritten.
      written += repeatElement(UInt8(ascii: " "), count: run.count)
      move(index, run.lowerBound)
    }
    // Characters with the same style are written together.
    var start = run.lowerBound
    let ignored: CellStyle = styler.hasBorderColor ? [] : .border
    for (column, cell) in zip(run, cells) where cell.columns > 0 {
      let isPlaced = cell.isPlaced && column > run.lowerBound
      guard isPlaced || !cell.hasStyle(of: row.cells[start], ignoring: ignored) else { continue }
      if start < column { write(start..<column, of: row) }
      if isPlaced { written += styler.move(toColumn: column).utf8 }
      start = column
    }
    write(start..<run.upperBound, of: row)
  }

  /// Writes characters with the same style.
  private mutating func write(_ columns: Range<Int>, of row: CanvasCells) {
    let first = row.cells[columns.lowerBound]
    let isLinked = styler.hasLinks && first.link > 0
    let codes = first.isCovered ? [] : codes(of: first.style)
    var text: [UInt8] = []
    if isLinked { swap(&text, &written) }
    written += codes
    for cell in row.cells[columns] where cell.columns > 0 {
      if cell.isCovered { written.append(UInt8(ascii: " ")) } else { row.write(cell, to: &written) }
    }
    if !codes.isEmpty { written += "\u{1B}[0m".utf8 }
    guard isLinked, let link = row.link(of: first) else { return }
    swap(&text, &written)
    written += styler.link(String(decoding: text, as: UTF8.self), to: link).utf8
  }

  /// Returns the escape sequence for a style; empty for plain text.
  private mutating func codes(of style: CellStyle) -> [UInt8] {
    if let known = codes.first(where: { $0.style == style }) { return known.bytes }
    let text = styler.codes(style.style)
    let bytes = text.isEmpty ? [] : Array("\u{1B}[\(text)m".utf8)
    codes.append((style, bytes))
    return bytes
  }

  private mutating func move(_ row: Int, _ column: Int) {
    written += [0x1B, UInt8(ascii: "[")]
    write(number: row + 1)
    written.append(UInt8(ascii: ";"))
    write(number: column + 1)
    written.append(UInt8(ascii: "H"))
  }

  private mutating func write(number: Int) {
    if number >= 10 { write(number: number / 10) }
    written.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension CanvasCells.Cell {
  /// Returns whether the cell can be written together with another cell.
  fileprivate func hasStyle(of other: Self, ignoring ignored: CellStyle) -> Bool {
    guard link == other.link else { return false }
    let style = isCovered ? CellStyle() : style.subtracting(ignored)
    return style == (other.isCovered ? CellStyle() : other.style.subtracting(ignored))
  }
}
