import Viper

/// Draws the rows of a section in columns.
struct Table {
  private let layout: TableLayout
  private let room: Int
  /// The headings of all columns, including those that are left out.
  private let names: [StyledText]

  /// Creates a table with column widths that fit the current rows of a section.
  init(_ section: Scene.Section, room: Int, hidesIdentifiers: Bool = false) {
    self.room = room
    names = section.columns.map { StyledText($0.heading, .dim).cleaned }
    var natural = names.map(\.columns)
    for row in section.rows {
      for (index, cell) in zip(natural.indices, row.cells) {
        let width = cell.cleaned.columns
        if width > natural[index] { natural[index] = width }
      }
    }
    layout = TableLayout(
      section.columns, natural: natural, room: room, hidesIdentifiers: hidesIdentifiers)
  }

  /// The headings of the visible columns, as the parts of a line; `nil` if the section has no columns.
  var headings: [StyledText]? { names.isEmpty ? nil : spaced(fitted(names)) }

  /// Returns a row as the parts of a line, one for each visible cell.
  ///
  /// A missing cell is blank. Cells without a column follow the last column if there is room.
  func parts(of row: Scene.Row) -> [StyledText] {
    let cells = row.cells.map(\.cleaned)
    let parts = fitted(cells)
    guard cells.count > names.count else { return spaced(parts) }
    return spaced(parts + rest(cells[names.count...], behind: parts))
  }

  /// Returns the cells of the columns, each cut or padded to the width of its column.
  private func fitted(_ cells: [StyledText]) -> [StyledText] {
    let cells = cells + Array(repeating: "", count: max(names.count - cells.count, 0))
    let natural = cells.map(\.columns)
    let widths = layout.widths(natural: natural)
    return zip(layout.columns, widths).map {
      fit(cells[$0.index], of: natural[$0.index], to: $1)
    }
  }

  private func rest(_ cells: ArraySlice<StyledText>, behind parts: [StyledText]) -> [StyledText] {
    var room = parts.reduce(room) { $0 - $1.columns - TableLayout.gap }
    var rest: [StyledText] = []
    for cell in cells where room > 0 {
      let columns = cell.columns
      rest.append(fit(cell, of: columns, to: min(columns, room)))
      room -= columns + TableLayout.gap
    }
    return rest
  }

  /// Returns the parts with a gap after each but the last.
  private func spaced(_ parts: [StyledText]) -> [StyledText] {
    let gap = StyledText(String(repeating: " ", count: TableLayout.gap))
    return parts.dropLast().map { $0 + gap } + parts.suffix(1)
  }

  private func fit(_ cell: StyledText, of columns: Int, to width: Int) -> StyledText {
    let cut = columns > width ? cell.cut(to: width) : cell
    let taken = columns > width ? cut.columns : columns
    return taken < width ? cut + StyledText(String(repeating: " ", count: width - taken)) : cut
  }
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
