import Viper
import ViperText

/// The content of a scrolling line, by which the line is found again after others have appeared above it.
enum FrameAnchor: Hashable {
  case text(StyledText)
  /// The index of a row, counted across all tables.
  case row(Int)
}

extension FrameLayout {
  /// Returns the positions of the visible controls, in lines of the frame.
  func controls(from top: Int) -> [ControlPosition] {
    controls.compactMap { position in
      line(of: position, from: top).map { line in
        var position = position
        position.line = line
        return position
      }
    }
  }

  func row(at line: Int, from top: Int) -> Int? {
    guard (headerHeight..<headerHeight + height).contains(line),
      case .row(let row) = anchor(at: line - headerHeight + top)
    else { return nil }
    return row
  }

  /// Returns the content of a scrolling line; `nil` for a blank line and for the heading of a table.
  func anchor(at line: Int) -> FrameAnchor? {
    switch block(at: line) {
    case nil: return nil
    case (let start, .text(let lines))?:
      let text = lines[line - start]
      return text.spans.isEmpty ? nil : .text(text)
    case (let start, .table(let table))?:
      let row = line - start - table.headerHeight
      return row >= 0 ? .row(table.firstRow + row) : nil
    }
  }

  /// Returns the line with some content that is nearest to its old line, if any.
  func line(of anchor: FrameAnchor, near line: Int) -> Int? {
    if case .row(let row) = anchor { return place(ofRow: row)?.line }
    if self.anchor(at: line) == anchor { return line }
    for distance in 1..<max(count, 2) {
      // Lines are added more often than they are removed.
      if self.anchor(at: line + distance) == anchor { return line + distance }
      if self.anchor(at: line - distance) == anchor { return line - distance }
    }
    return nil
  }
}
