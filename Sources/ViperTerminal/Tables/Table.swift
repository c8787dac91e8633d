import Viper

/// A section of a scene in a terminal: the widths of its columns, and how a row is drawn.
struct Table {
  private let layout: TableLayout
  private let room: Int
  /// The names of the columns, those that are left out included.
  private let names: [StyledText]

  /// Creates the table of a section, whose widths follow from the rows that it has now.
  init(_ section: Scene.Section, room: Int) {
    self.room = room
    names = section.columns.map { StyledText($0.heading, .dim).cleaned }
    var natural = names.map(\.columns)
    for row in section.rows {
      for (place, cell) in zip(natural.indices, row.cells) {
        let width = cell.cleaned.columns
        if width > natural[place] { natural[place] = width }
      }
    }
    layout = TableLayout(section.columns, natural: natural, room: room)
  }

  /// The names of the columns that are shown, as the parts of a line; `nil` if the section has no columns.
  var headings: [StyledText]? { names.isEmpty ? nil : spaced(fitted(names)) }

  /// Draws a row as the parts of a line, one for each cell that is shown.
  ///
  /// A cell that is missing is blank. Cells without a column follow the last column, one after the other,
  /// as far as there is room.
  func parts(of row: Scene.Row) -> [StyledText] {
    let cells = row.cells.map(\.cleaned)
    let parts = fitted(cells)
    guard cells.count > names.count else { return spaced(parts) }
    return spaced(parts + rest(cells[names.count...], behind: parts))
  }

  /// The cells of the columns, each cut or filled up to the width of its column.
  private func fitted(_ cells: [StyledText]) -> [StyledText] {
    let cells = cells + Array(repeating: "", count: max(names.count - cells.count, 0))
    let natural = cells.map(\.columns)
    let widths = layout.widths(natural: natural)
    return zip(layout.columns, widths).map {
      fit(cells[$0.place], of: natural[$0.place], to: $1)
    }
  }

  /// The cells without a column, as far as there is room behind those with one.
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

  /// The same parts, each but the last with the gap to the next one.
  private func spaced(_ parts: [StyledText]) -> [StyledText] {
    let gap = StyledText(String(repeating: " ", count: TableLayout.gap))
    return parts.dropLast().map { $0 + gap } + parts.suffix(1)
  }

  /// Returns a cell, which has a number of columns, cut or padded to a width.
  private func fit(_ cell: StyledText, of columns: Int, to width: Int) -> StyledText {
    let cut = columns > width ? cell.cut(to: width) : cell
    let taken = columns > width ? cut.columns : columns
    return taken < width ? cut + StyledText(String(repeating: " ", count: width - taken)) : cut
  }
}

/// Keeps the tables of a screen that is drawn again and again.
///
/// Measuring ten thousand rows takes some milliseconds. Rows that have not changed share their storage with those that
/// were measured, which is seen at once.
final class TableMemory {
  /// The tables that are kept at most: those of the screen and of what it is drawn over.
  private static let most = 8

  private var tables: [(section: Scene.Section, room: Int, table: Table)] = []

  /// Returns the table of a section, measured now or before.
  func table(_ section: Scene.Section, room: Int) -> Table {
    if let place = tables.firstIndex(where: { $0.room == room && $0.section == section }) {
      return tables[place].table
    }
    let table = Table(section, room: room)
    tables.append((section, room, table))
    if tables.count > Self.most { tables.removeFirst() }
    return table
  }
}
