/// Collects the bytes that show a picture.
struct PictureOutput {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    bytes += text.utf8
  }

  mutating func write(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// Writes a number, at least 0, without creating a string, because a picture has thousands of numbers.
  mutating func write(_ number: Int) {
    if number > 9 { write(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Moves the cursor to a row and a column, from 0.
  mutating func move(row: Int, column: Int) {
    write("\u{1B}[\(row + 1);\(column + 1)H")
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
      // Makes room first, because the terminal must not scroll while it draws.
      self.write("\r" + String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\u{1B}7")
      write(&self)
      self.write("\u{1B}8\u{1B}[\(rows)B\r")
    }
  }

  /// Writes a picture made of characters row by row, and resets the style after each row.
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
