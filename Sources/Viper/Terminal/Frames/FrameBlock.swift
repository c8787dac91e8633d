import Viper
import ViperText

/// A part of the scrolling lines of a frame.
enum FrameBlock {
  case text([StyledText])
  /// A table, whose rows are drawn only when they are visible.
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

struct FrameTable {
  let section: Scene.Section
  /// The lines of the heading, including a blank line above it.
  let heading: [StyledText]
  /// The index of the first row, counted across all tables.
  let firstRow: Int
  /// The index of the focused row, counted across all tables.
  let focus: Int?
  let columns: Int
  /// Whether the headings of the columns are above the rows.
  private let hasNames: Bool
  /// The table, if it has already been measured.
  private let measured: Table?

  /// The number of lines above the rows.
  var headerHeight: Int { heading.count + (hasNames ? 1 : 0) }
  var count: Int { headerHeight + section.rows.count }
  /// The indices of the rows, counted across all tables.
  var rows: Range<Int> { firstRow..<firstRow + section.rows.count }

  /// Creates a table for a section with rows; without a cache, it is measured when it is drawn.
  init(
    _ section: Scene.Section, of scene: Scene, firstRow: Int, columns: Int, tables: TableCache?,
    hasNames: Bool
  ) {
    self.hasNames = hasNames && !section.columns.isEmpty
    self.section = section
    measured = tables?.table(section, room: columns - Self.margin(columns))
    self.firstRow = firstRow
    self.columns = columns
    focus = scene.focus
    heading = SceneLines(columns: columns - Self.margin(columns))
      .heading(section, isBelow: !scene.lines.isEmpty || firstRow > 0)
  }

  func lines(_ range: Range<Int>) -> [StyledText] {
    let table = table
    return range.map { line in
      if line < heading.count { return heading[line] }
      guard line >= headerHeight else { return names(table) }
      let row = line - headerHeight
      return marked(table.parts(of: section.rows[row]), isFocused: focus == firstRow + row)
    }
  }

  var names: StyledText { names(table) }

  private var table: Table {
    measured ?? Table(section, room: columns - Self.margin(columns))
  }

  private func names(_ table: Table) -> StyledText {
    marked(table.headings ?? [], isFocused: false)
  }

  private func marked(_ parts: [StyledText], isFocused: Bool) -> StyledText {
    let mark = StyledText(isFocused ? "> " : "  ")
    return parts.reduce(Self.margin(columns) > 0 ? mark : "", +)
  }

  /// Returns the width of the focus mark; 0 on a screen that has no room for it.
  private static func margin(_ columns: Int) -> Int { columns > 2 ? 2 : 0 }
}

/// Keeps the tables of a screen, so that rows are not measured again for each frame.
///
/// Comparing rows that have not changed takes no time, because they share their storage.
final class TableCache {
  /// The number of tables to keep: those of the screen and of the screens below it.
  private static let capacity = 8

  /// Whether the columns of identifiers are left out.
  var hidesIdentifiers = false {
    didSet { tables = [] }
  }

  private var tables: [(section: Scene.Section, room: Int, table: Table)] = []

  /// Returns the table of a section, and measures it if necessary.
  func table(_ section: Scene.Section, room: Int) -> Table {
    if let index = tables.firstIndex(where: { $0.room == room && $0.section == section }) {
      return tables[index].table
    }
    let table = Table(section, room: room, hidesIdentifiers: hidesIdentifiers)
    tables.append((section, room, table))
    if tables.count > Self.capacity { tables.removeFirst() }
    return table
  }
}
