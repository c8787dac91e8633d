package import ViperText

/// The bytes that turn one canvas on a terminal into another.
///
/// Lines that have moved are scrolled. In the others, only the cells that differ are written.
package struct CanvasDifference {
  /// The shortest run of equal cells to skip: moving the cursor takes more bytes than writing fewer cells.
  private static let minSkip = 6

  private let new: Canvas
  private let styler: ANSIStyler
  private var old: [[Frame.Cell]]
  private let isCovered: Bool
  private var written = ""

  private init(_ old: Canvas, _ new: Canvas, _ styler: ANSIStyler) {
    self.old = old.lines
    isCovered = old.isCovered
    self.new = new
    self.styler = styler
  }

  /// Returns the bytes to write; empty if the canvases are equal.
  package static func text(from old: Canvas?, to new: Canvas, _ styler: ANSIStyler) -> String {
    guard let old, old.size == new.size else {
      var all = CanvasDifference(Canvas(new.size), new, styler)
      all.write()
      return "\u{1B}[0m\u{1B}[H\u{1B}[2J" + all.written + cursor(from: nil, to: new.cursor)
    }
    guard old != new else { return "" }
    var some = CanvasDifference(old, new, styler)
    some.scroll()
    some.write()
    let cursor = cursor(from: some.written.isEmpty ? old.cursor : nil, to: new.cursor)
    // A visible cursor would be seen to move through the lines.
    return (old.cursor.isVisible && !some.written.isEmpty ? "\u{1B}[?25l" : "")
      + some.written + cursor
  }

  private static func cursor(from old: Canvas.Cursor?, to new: Canvas.Cursor) -> String {
    guard old != new else { return "" }
    let move = "\u{1B}[\(new.row + 1);\(new.column + 1)H"
    if new.isVisible { return move + "\u{1B}[?25h" }
    return (old?.isVisible == false ? "" : "\u{1B}[?25l") + move
  }

  // MARK: Scrolling

  private mutating func scroll() {
    // A picture would move with the cells that it covers.
    guard !isCovered, !new.isCovered else { return }
    let differing = new.lines.indices.filter { old[$0] != new.lines[$0] }
    guard let first = differing.first, let last = differing.last, last - first >= 3 else {
      return
    }
    let region = first...last
    let moves = (1...max((last - first) / 2, 1)).flatMap { [$0, -$0] }
    let counted = moves.map { move in (move: move, count: kept(in: region, movedBy: move)) }
    let staying = region.count { !new.lines[$0].isEmpty && old[$0] == new.lines[$0] }
    guard let best = counted.max(by: { $0.count < $1.count }), best.count >= staying + 3 else {
      return
    }
    written += "\u{1B}[\(first + 1);\(last + 1)r"
    written += "\u{1B}[\(abs(best.move))\(best.move > 0 ? "S" : "T")\u{1B}[r"
    let before = old
    for row in region {
      old[row] = region.contains(row + best.move) ? before[row + best.move] : []
    }
  }

  /// Returns the number of lines that are up to date after scrolling; a positive number scrolls up.
  private func kept(in region: ClosedRange<Int>, movedBy move: Int) -> Int {
    region.count { row in
      region.contains(row + move) && !new.lines[row].isEmpty && old[row + move] == new.lines[row]
    }
  }

  // MARK: Writing cells

  private mutating func write() {
    for row in new.lines.indices where old[row] != new.lines[row] { write(row) }
  }

  private mutating func write(_ row: Int) {
    let (old, new) = (old[row], new.lines[row])
    let oldEnd = old.last.map { $0.column + $0.columns } ?? 0
    let newEnd = new.last.map { $0.column + $0.columns } ?? 0
    for run in runs(from: old, to: new) { write(new[run], row) }
    if newEnd < oldEnd { written += "\u{1B}[\(row + 1);\(newEnd + 1)H\u{1B}[K" }
  }

  /// Returns the runs of cells that differ, joined across short runs of equal cells.
  private func runs(from old: [Frame.Cell], to new: [Frame.Cell]) -> [Range<Int>] {
    let same = Set(old)
    var runs: [Range<Int>] = []
    for (index, cell) in new.enumerated() where !same.contains(cell) {
      if let last = runs.last, index - last.upperBound < Self.minSkip {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  private mutating func write(_ cells: ArraySlice<Frame.Cell>, _ row: Int) {
    guard let first = cells.first, let last = cells.last else { return }
    let isDisputed = cells.contains { TextWidth.readings(of: $0.character).count > 1 }
    let move = "\u{1B}[\(row + 1);\(first.column + 1)H"
    written += move
    if isDisputed {
      // A terminal that draws such a character narrower does not overwrite the next column.
      let end = last.column + last.columns
      written += String(repeating: " ", count: end - first.column) + move
    }
    written += styler.draw(unplaced(cells))
  }

  /// Returns the cells as they are written, after the cursor has been moved to the first.
  private func unplaced(_ cells: ArraySlice<Frame.Cell>) -> [Frame.Cell] {
    var cells = cells.map { $0.character == Frame.Cell.coverMark ? .blank($0.column) : $0 }
    cells[0].isPlaced = false
    return cells
  }
}
