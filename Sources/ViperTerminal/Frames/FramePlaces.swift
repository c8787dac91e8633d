import Viper

/// The content of a line that scrolls, which finds the line again after others appeared above.
enum FrameAnchor: Hashable {
  case text(StyledText)
  /// The index of a row through all tables.
  case row(Int)
}

/// Finds the places of controls and rows on a screen.
extension FrameLayout {
  /// Returns where the controls are, in lines of the frame; those that are not seen are left out.
  func controls(from top: Int) -> [ControlPlace] {
    controls.compactMap { place in
      var place = place
      if isPinned {
        place.line += above + min(height, count - top)
        return place
      }
      let line = count - footCount + place.line - top
      guard (0..<height).contains(line) else { return nil }
      place.line = line
      return place
    }
  }

  /// Returns the scrolling lines of a control; `nil` if it stays, or if there is no such control.
  func lines(of control: SceneControl) -> ClosedRange<Int>? {
    guard !isPinned, let place = controls.first(where: { $0.control == control }) else {
      return nil
    }
    let line = count - footCount + place.line
    return line...line + max(place.height - 1, 0)
  }

  /// Returns the row in a line of the frame; `nil` if there is none.
  func row(at line: Int, from top: Int) -> Int? {
    guard (above..<above + height).contains(line),
      case .row(let row) = anchor(at: line - above + top)
    else { return nil }
    return row
  }

  /// Returns what is in a line that scrolls; `nil` for a blank line and for the heading of a table.
  func anchor(at line: Int) -> FrameAnchor? {
    var start = 0
    for block in blocks {
      defer { start += block.count }
      guard line >= start, line < start + block.count else { continue }
      switch block {
      case .text(let lines):
        let text = lines[line - start]
        return text.spans.isEmpty ? nil : .text(text)
      case .table(let table):
        let row = line - start - table.above
        return row >= 0 ? .row(table.firstRow + row) : nil
      }
    }
    return nil
  }

  /// Returns the line with an anchor that is nearest to its old line; `nil` if there is none.
  func line(of anchor: FrameAnchor, near line: Int) -> Int? {
    if case .row(let row) = anchor { return place(ofRow: row)?.line }
    if self.anchor(at: line) == anchor { return line }
    for distance in 1..<max(count, 2) {
      // Lines appear more often than they vanish.
      if self.anchor(at: line + distance) == anchor { return line + distance }
      if self.anchor(at: line - distance) == anchor { return line - distance }
    }
    return nil
  }
}
