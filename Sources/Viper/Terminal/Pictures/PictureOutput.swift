/// Collects the bytes that show a picture, which can then be reused at other positions on the
/// screen.
package struct PictureOutput: Sendable {
  /// A position that some of the bytes move the cursor to.
  private struct Move {
    let bytes: Range<Int>
    let row: Int
    let column: Int
  }

  private(set) var bytes: [UInt8] = []
  private var moves: [Move] = []
  /// The number of bytes at the start that the terminal needs only once.
  private var sent = 0
  /// The number of columns and rows that the picture fills.
  var size = (columns: 0, rows: 0)

  /// Returns the bytes that show the picture elsewhere, optionally without the bytes that the
  /// terminal needs only once.
  func bytes(row: Int, column: Int, isSent: Bool) -> [UInt8] {
    guard let first = moves.first else { return bytes }
    var (moved, end) = (PictureOutput(), isSent ? sent : 0)
    for move in moves {
      moved.write(bytes[end..<move.bytes.lowerBound])
      moved.move(row: row + move.row - first.row, column: column + move.column - first.column)
      end = move.bytes.upperBound
    }
    moved.write(bytes[end...])
    return moved.bytes
  }

  /// Ends the part that the terminal needs only once.
  mutating func endData() { sent = bytes.count }

  mutating func write(_ text: String) {
    bytes += text.utf8
  }

  mutating func write(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// Writes a nonnegative number without creating a string, because a picture contains thousands of
  /// numbers.
  mutating func write(_ number: Int) {
    if number > 9 { write(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Moves the cursor to a row and a column, counting from 0.
  mutating func move(row: Int, column: Int) {
    let start = bytes.count
    write("\u{1B}[\(row + 1);\(column + 1)H")
    moves.append(Move(bytes: start..<bytes.count, row: row, column: column))
  }

  // MARK: Areas

  /// Writes a picture that the terminal shows at the cursor.
  mutating func place(in area: PictureArea, _ write: (inout PictureOutput) -> Void) {
    let rows = max(area.rows, 1)
    switch area.origin {
    case .screen(let row, let column):
      self.write("\u{1B}7")
      move(row: row, column: column)
      write(&self)
      self.write("\u{1B}8")
    case .cursor:
      // Make room first, because the terminal must not scroll while drawing.
      self.write("\r" + String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\u{1B}7")
      write(&self)
      self.write("\u{1B}8\u{1B}[\(rows)B\r")
    }
  }

  /// Writes a character-based picture row by row, and resets the style after each row.
  mutating func writeRows(
    _ count: Int, in area: PictureArea, _ write: (_ row: Int, inout PictureOutput) -> Void
  ) {
    switch area.origin {
    case .screen(let row, let column):
      self.write("\u{1B}7\u{1B}[0m")
      for index in 0..<count {
        move(row: row + index, column: column)
        write(index, &self)
        self.write("\u{1B}[0m")
      }
      self.write("\u{1B}8")
    case .cursor:
      self.write("\u{1B}[0m")
      for index in 0..<count {
        write(index, &self)
        self.write("\u{1B}[0m\n")
      }
      let rest = max(area.rows, 1) - count
      if rest > 0 { self.write(String(repeating: "\n", count: rest)) }
    }
  }

  mutating func writeBlanks(in area: PictureArea) {
    guard case .screen = area.origin else { return }
    let blanks = String(repeating: " ", count: max(area.columns, 1))
    writeRows(max(area.rows, 1), in: area) { _, output in output.write(blanks) }
  }
}
