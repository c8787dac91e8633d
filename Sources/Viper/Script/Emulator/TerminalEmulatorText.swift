extension TerminalEmulator {
  /// Shows a scalar, either as a new character or as part of the previous one.
  mutating func show(_ scalar: Unicode.Scalar) {
    guard scalar.properties.generalCategory != .control else {
      return fault(.control(scalar.value))
    }
    if let drawn, !(scalar.isASCII && drawn.text.utf8.count == 1) {
      let pieces = pieces(drawn.text + String(scalar))
      if pieces.count == 1 { return redraw(pieces[0]) }
    }
    for piece in pieces(String(scalar)) {
      piece.width > 0 ? draw(piece) : attach(piece.text)
    }
  }

  /// Redraws the last character after it has changed.
  private mutating func redraw(_ piece: (text: String, width: Int)) {
    guard let position = drawn?.position else { return }
    move(to: position)
    draw(piece)
  }

  private mutating func draw(_ piece: (text: String, width: Int)) {
    if isBeyond {
      guard modes.contains(7) else { return fault(.beyondLastColumn(piece.text)) }
      cursor.column = 0
      feedLine()
    }
    guard cursor.column + piece.width <= columns else { return fault(.halfCharacter(piece.text)) }
    let cell = TerminalEmulator.Cell(text: piece.text, columns: piece.width, rendition: rendition)
    pages[current].grid.put(cell, row: cursor.row, column: cursor.column)
    drawn = Drawn(text: piece.text, position: cursor)
    isBeyond = cursor.column + piece.width == columns
    cursor.column = min(cursor.column + piece.width, columns - 1)
  }

  /// Adds a mark to the character before the cursor, if there is one.
  private mutating func attach(_ mark: String) {
    drawn?.text += mark
    let column = isBeyond ? cursor.column : cursor.column - 1
    guard column >= 0 else { return }
    pages[current].grid.attach(mark, row: cursor.row, column: column)
  }

  /// Moves the cursor down, or scrolls if the cursor is at the end of the region.
  private mutating func feedLine() {
    if cursor.row == region.upperBound {
      pages[current].grid.scroll(region, by: 1)
      move(to: cursor)
    } else {
      move(to: Cursor(row: min(cursor.row + 1, rows - 1), column: cursor.column))
    }
  }

  mutating func apply(control byte: UInt8) {
    switch byte {
    case 0x0D: move(to: Cursor(row: cursor.row, column: 0))
    case 0x0A: feedLine()
    default: fault(.control(UInt32(byte)))
    }
  }

  mutating func move(to position: Cursor) {
    cursor = position
    isBeyond = false
    drawn = nil
  }
}
