import Viper

/// A part of the lines of a frame that scroll.
enum FrameBlock {
  /// Lines that are laid out already.
  case text([StyledText])
  /// A table, whose rows are drawn when they are seen.
  case table(FrameTable)

  var count: Int {
    switch self {
    case .text(let lines): lines.count
    case .table(let table): table.count
    }
  }

  func lines(_ range: Range<Int>) -> [StyledText] {
    switch self {
    case .text(let lines): Array(lines[range])
    case .table(let table): table.lines(range)
    }
  }
}

/// A table among the lines of a frame.
struct FrameTable {
  let section: Scene.Section
  /// The lines of the heading, a blank one above it included.
  let heading: [StyledText]
  /// The number of its first row through all tables.
  let firstRow: Int
  /// The focused row through all tables; it has a mark.
  let focus: Int?
  let columns: Int
  /// The table, if it has been measured before.
  private let measured: Table?

  /// The number of lines above the rows.
  var above: Int { heading.count + (section.columns.isEmpty ? 0 : 1) }
  var count: Int { above + section.rows.count }
  /// The rows, numbered through all tables.
  var rows: Range<Int> { firstRow..<firstRow + section.rows.count }

  /// Creates a table of a section that has rows; without a memory it is measured when it is drawn.
  init(
    _ section: Scene.Section, of scene: Scene, firstRow: Int, columns: Int, tables: TableMemory?
  ) {
    self.section = section
    measured = tables?.table(section, room: columns - Self.margin(columns))
    self.firstRow = firstRow
    self.columns = columns
    focus = scene.focus
    heading = SceneLines(columns: columns - Self.margin(columns))
      .heading(section, isBelow: !scene.lines.isEmpty || firstRow > 0)
  }

  func lines(_ range: Range<Int>) -> [StyledText] {
    let table = measured ?? Table(section, room: columns - Self.margin(columns))
    let names = marked(table.headings ?? [], isFocused: false)
    return range.map { line in
      if line < heading.count { return heading[line] }
      guard line >= above else { return names }
      let row = line - above
      return marked(table.parts(of: section.rows[row]), isFocused: focus == firstRow + row)
    }
  }

  private func marked(_ parts: [StyledText], isFocused: Bool) -> StyledText {
    let mark = StyledText(isFocused ? "> " : "  ")
    return parts.reduce(Self.margin(columns) > 0 ? mark : "", +)
  }

  /// The columns for the mark of the focus; a screen of two columns has none for it.
  private static func margin(_ columns: Int) -> Int { columns > 2 ? 2 : 0 }
}
