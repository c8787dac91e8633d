package import Viper

/// Draws the rows of a section in columns.
package struct Table: Sendable {
  private let layout: TableLayout
  private let room: Int
  /// The headings of all columns, including those that are left out.
  private let names: [StyledText]

  /// Creates a table with column widths that fit the current rows of a section.
  package init(_ section: Scene.Section, room: Int, hidesIdentifiers: Bool = false) {
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
  package var headings: [StyledText]? { names.isEmpty ? nil : spaced(fitted(names)) }

  /// Returns a row as the parts of a line, one for each visible cell.
  ///
  /// A missing cell is blank. Cells without a column follow the last column if there is room.
  package func parts(of row: Scene.Row) -> [StyledText] {
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
