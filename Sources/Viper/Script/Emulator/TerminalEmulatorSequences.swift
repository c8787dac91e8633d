extension TerminalEmulator {
  /// Applies a two-byte sequence, and returns whether the sequence is known.
  mutating func apply(escape text: String) -> Bool {
    if text == "\u{1B}7" {
      kept = (cursor, rendition)
    } else if text == "\u{1B}8", let kept {
      move(to: kept.cursor)
      rendition = kept.rendition
    } else {
      return false
    }
    return true
  }

  /// Applies a control sequence, and returns whether the sequence is known.
  mutating func apply(_ sequence: EmulatorSequence) -> Bool {
    let count = sequence.number(of: 1, or: 1)
    switch (sequence.name, sequence.numbers) {
    case ("H", _): return place(sequence)
    case ("G", _): return place(row: cursor.row + 1, column: count)
    // Here, `count` is never `nil`, because the sequence contains exactly one number.
    case ("A", _) where sequence.numbers.count == 1: moveDown(by: -(count ?? 0))
    case ("B", _) where sequence.numbers.count == 1: moveDown(by: count ?? 0)
    case ("K", [0]), ("K", []):
      pages[current].grid.clear(row: cursor.row, cursor.column..<columns)
    case ("J", [0]), ("J", []): clear(from: cursor)
    case ("J", [2]): clear(from: Cursor())
    case ("r", _): return setRegion(sequence)
    case ("S", _): return scroll(by: count)
    case ("T", _): return scroll(by: count.map { -$0 })
    case ("m", _): return setRendition(sequence)
    case ("?h", _): return setModes(sequence, true)
    case ("?l", _): return setModes(sequence, false)
    case (">u", [1]): pages[current].keyboardDepth += 1
    case ("<u", []): popKeyboard()
    case ("n", [6]): queries.append(.cursor)
    case ("c", []): queries.append(.attributes)
    case ("?u", []): queries.append(.keyboard)
    case (">q", []): queries.append(.version)
    case ("t", [16]): queries.append(.cellSize)
    case ("?$p", [2026]): queries.append(.synchronizedOutput)
    default: return false
    }
    drawn = nil
    return true
  }

  private mutating func place(_ sequence: EmulatorSequence) -> Bool {
    place(row: sequence.number(of: 2, or: 1), column: sequence.number(1, of: 2, or: 1))
  }

  /// Moves the cursor to a position, counted from 1.
  private mutating func place(row: Int?, column: Int?) -> Bool {
    guard let row, let column else { return false }
    if 1...rows ~= row, 1...columns ~= column {
      move(to: Cursor(row: row - 1, column: column - 1))
    } else {
      fault(.outside(row: row, column: column))
    }
    return true
  }

  private mutating func moveDown(by count: Int) {
    let row = min(max(cursor.row + count, 0), rows - 1)
    move(to: Cursor(row: row, column: cursor.column))
  }

  private mutating func clear(from start: Cursor) {
    pages[current].grid.clear(row: start.row, start.column..<columns)
    for row in start.row + 1..<rows { pages[current].grid.clear(row: row, 0..<columns) }
  }

  private mutating func setRegion(_ sequence: EmulatorSequence) -> Bool {
    guard !sequence.numbers.isEmpty else {
      region = 0...rows - 1
      move(to: Cursor())
      return true
    }
    guard let top = sequence.number(of: 2, or: 1),
      let bottom = sequence.number(1, of: 2, or: rows), top >= 1, top < bottom, bottom <= rows
    else { return false }
    region = top - 1...bottom - 1
    move(to: Cursor())
    return true
  }

  private mutating func scroll(by count: Int?) -> Bool {
    guard let count, count != 0 else { return false }
    pages[current].grid.scroll(region, by: count)
    drawn = nil
    return true
  }

  private mutating func setRendition(_ sequence: EmulatorSequence) -> Bool {
    let numbers = sequence.numbers.isEmpty ? [0] : sequence.numbers.map { $0 ?? 0 }
    guard let changed = rendition.changed(by: numbers) else { return false }
    rendition = changed
    return true
  }

  private mutating func setModes(_ sequence: EmulatorSequence, _ isSet: Bool) -> Bool {
    let numbers = sequence.numbers.compactMap(\.self)
    guard !numbers.isEmpty, numbers.count == sequence.numbers.count,
      Self.knownModes.isSuperset(of: numbers)
    else { return false }
    for mode in numbers {
      if mode == 1049 {
        isSet ? showAlternate() : showMain()
      } else if isSet {
        modes.insert(mode)
      } else {
        modes.remove(mode)
      }
    }
    return true
  }

  private mutating func showAlternate() {
    if !isAlternate { saved = (cursor, rendition) }
    modes.insert(1049)
    pages[current].grid = EmulatorGrid(columns: columns, rows: rows)
    drawn = nil
  }

  private mutating func showMain() {
    guard isAlternate else { return }
    modes.remove(1049)
    move(to: saved.cursor)
    rendition = saved.rendition
  }

  private mutating func popKeyboard() {
    guard pages[current].keyboardDepth > 0 else { return fault(.emptyKeyboardStack) }
    pages[current].keyboardDepth -= 1
  }
}
