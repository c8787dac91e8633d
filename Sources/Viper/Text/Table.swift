package import Viper

/// Draws a section's rows in columns.
package struct Table: Sendable {
  /// The cells leave at least this part of the width to the bars.
  private static let barDivisor = 3

  private let layout: TableLayout
  private let room: Int
  /// The headings of all columns, including those of hidden columns.
  private let names: [StyledText]
  /// Draws the bar for a share of the longest bar, which has the given width; `nil` if the rows have
  /// no bars.
  private let bar: ChartBar?

  /// Creates a table with column widths that fit a section's current rows.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - room: The terminal's width, in columns.
  ///   - hidesIdentifiers: Whether identifier columns are hidden.
  ///   - sortSymbols: A closure that returns the symbol after a sorted column's heading; `nil` to
  ///     show no symbols.
  ///   - isASCII: Whether bars consist of ASCII characters.
  package init(
    _ section: Scene.Section, room: Int, hidesIdentifiers: Bool = false,
    sortSymbols: ((Scene.Column.Sort) -> String)? = nil, isASCII: Bool = false
  ) {
    self.room = room
    bar = section.rows.contains { $0.share != nil } ? ChartBar(isASCII: isASCII) : nil
    names = section.columns.map { column in
      guard let sort = column.sort, let symbol = sortSymbols?(sort) else {
        return StyledText(column.heading, .dim).cleaned
      }
      return StyledText(column.heading + " " + symbol, .init(color: .cyan)).cleaned
    }
    var natural = names.map(\.columns)
    for row in section.rows {
      for (index, cell) in zip(natural.indices, row.cells) {
        let width = cell.cleaned.columns
        if width > natural[index] { natural[index] = width }
      }
    }
    layout = TableLayout(
      section.columns, natural: natural, typical: Self.typical(natural, section, names),
      room: bar == nil ? room : room - room / Self.barDivisor - TableLayout.gap,
      hidesIdentifiers: hidesIdentifiers)
  }

  /// Returns the largest cell width in each column, ignoring the widest tenth of the identifiers.
  private static func typical(
    _ natural: [Int], _ section: Scene.Section, _ names: [StyledText]
  ) -> [Int] {
    var typical = natural
    for index in section.columns.indices where section.columns[index].fit == .identifier {
      let widths = section.rows.map { row in
        row.cells.indices.contains(index) ? row.cells[index].cleaned.columns : 0
      }
      let most = widths.sorted().dropLast(widths.count / 10)
      typical[index] = max(names[index].columns, most.last ?? 0)
    }
    return typical
  }

  /// Returns whether the columns have the same layout as those of another table.
  package func hasSameColumns(as other: Table) -> Bool {
    room == other.room && names.count == other.names.count && layout.isSame(as: other.layout)
  }

  /// The headings of the visible columns, as parts of a line; `nil` if the section has no columns.
  package var headings: [StyledText]? { names.isEmpty ? nil : spaced(fitted(names)) }

  /// Returns the number of shown columns in front of a column.
  package func shownColumns(before column: Int) -> Int {
    layout.columns.count { $0.index < column }
  }

  /// Returns a row as parts of a line, one for each visible cell.
  ///
  /// A missing cell is left blank. Extra cells follow the last column if there is room.
  package func parts(of row: Scene.Row) -> [StyledText] {
    let cells = row.cells.map(\.cleaned)
    let parts = fitted(cells) + bar(of: row)
    guard cells.count > names.count else { return spaced(parts) }
    return spaced(parts + rest(cells[names.count...], behind: parts))
  }

  /// Returns the cells of the visible columns, truncated or padded to the width of each column.
  private func fitted(_ cells: [StyledText]) -> [StyledText] {
    let cells = cells + Array(repeating: "", count: max(names.count - cells.count, 0))
    let natural = cells.map(\.columns)
    let widths = layout.widths(natural: natural)
    return zip(layout.columns, widths).map {
      fit(cells[$0.index], of: natural[$0.index], to: $1)
    }
  }

  /// Returns the row's bar, which takes up at most the space behind the cells.
  private func bar(of row: Scene.Row) -> [StyledText] {
    guard let bar, let share = row.share else { return [] }
    let used = layout.columns.reduce(0) { $0 + $1.width + TableLayout.gap }
    return [StyledText(bar.text(share, columns: room - used), .init(color: .green))]
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

  /// Returns the parts with a gap after each part except the last.
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

/// Draws bars in eighths of a column or, in ASCII, in whole columns.
package struct ChartBar: Hashable, Sendable {
  private let isASCII: Bool

  package init(isASCII: Bool) { self.isASCII = isASCII }

  /// Returns a bar, which is never empty if its share of the longest bar is positive.
  package func text(_ share: Double, columns: Int) -> String {
    guard share > 0, columns > 0 else { return "" }
    let eighths = max(Int(min(share, 1) * Double(columns * 8)), isASCII ? 8 : 1)
    guard !isASCII else { return String(repeating: "#", count: eighths / 8) }
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }
}

/// The minimum widths of a table's columns.
private struct Minimum {
  let columns: [Scene.Column]
  let natural: [Int]

  subscript(_ index: Int) -> Int {
    if case .truncatable(let least, _) = columns[index].fit {
      min(least, natural[index])
    } else {
      natural[index]
    }
  }

  /// Returns the total width of some columns, including the gaps between them.
  func total(_ indices: [Int]) -> Int {
    indices.reduce(0) { $0 + self[$1] } + TableLayout.gap * max(indices.count - 1, 0)
  }

  /// Returns the columns that remain after dropping those that do not fit.
  func dropping(_ indices: [Int], room: Int) -> [Int] {
    var shown = indices
    while total(shown) > room,
      let victim = shown.max(by: { columns[$0].fit.dropPriority < columns[$1].fit.dropPriority }),
      columns[victim].fit.dropPriority >= 0
    {
      shown.removeAll { $0 == victim }
    }
    return shown
  }
}

/// The column widths of a table on a terminal.
struct TableLayout {
  static let gap = 2

  /// The position of each visible column among all columns, along with the column's width and fit.
  let columns: [(index: Int, width: Int, fit: Scene.Column.Fit)]

  /// Creates a layout from the widest cell in each column.
  ///
  /// - Parameters:
  ///   - columns: The columns of the table.
  ///   - natural: The width of the widest cell in each column.
  ///   - typical: The same widths, ignoring unusually wide identifiers. These widths are used if
  ///     they prevent a column from being dropped and if that column is wide enough to make room
  ///     for the unusually wide identifiers.
  ///   - room: The terminal's width, in columns.
  ///   - hidesIdentifiers: Whether identifier columns are hidden.
  init(
    _ columns: [Scene.Column], natural: [Int], typical: [Int]? = nil, room: Int,
    hidesIdentifiers: Bool = false
  ) {
    let missing = Array(repeating: 0, count: max(columns.count - natural.count, 0))
    let all = columns.indices.filter { index in
      !columns[index].isHidden && columns[index].minRoom <= room
        && (!hidesIdentifiers || columns[index].fit != .identifier)
    }
    let widest = Minimum(columns: columns, natural: natural + missing)
    let typical = Minimum(columns: columns, natural: (typical ?? natural) + missing)
    let fitting = widest.dropping(all, room: room)
    let more = typical.dropping(all, room: room)
    let kept = more.filter { columns[$0].fit.isCut && !fitting.contains($0) }
    let excess = zip(widest.natural, typical.natural).reduce(0) { $0 + $1.0 - $1.1 }
    let isTypical = !kept.isEmpty && kept.reduce(0) { $0 + typical[$1] } >= excess
    let (minimum, shown) = isTypical ? (typical, more) : (widest, fitting)
    let natural = minimum.natural
    var spare = max(room - minimum.total(shown), 0)
    var widths = shown.map { minimum[$0] }
    func widen(_ index: Int, upTo most: Int) {
      let more = min(spare, max(most - widths[index], 0))
      widths[index] += more
      spare -= more
    }
    let cut = shown.indices.filter { columns[shown[$0]].fit.isCut }
    // Limit each column except the last to a fair share, and give the last column the rest. Any
    // space that the last column does not need goes back to the others.
    for index in cut.dropLast() {
      widen(index, upTo: min(natural[shown[index]], room / 5 * 2))
    }
    for index in cut.reversed() { widen(index, upTo: natural[shown[index]]) }
    self.columns = zip(shown, widths).map { ($0, $1, columns[$0].fit) }
  }

  func isSame(as other: TableLayout) -> Bool {
    columns.elementsEqual(other.columns) { $0 == $1 }
  }

  /// Returns the widths of the visible columns in a given row.
  ///
  /// If a cell that must not be truncated is wider than its column, the truncatable columns shrink,
  /// starting with the last one. If that does not make enough room, other columns are hidden.
  func widths(natural: [Int]) -> [Int] {
    var widths = columns.map { column in
      guard column.fit.isKept, natural.indices.contains(column.index) else {
        return column.width
      }
      return max(column.width, natural[column.index])
    }
    var excess = widths.reduce(0, +) - columns.reduce(0) { $0 + $1.width }
    for index in columns.indices.reversed() where columns[index].fit.isCut {
      let less = min(excess, widths[index])
      widths[index] -= less
      excess -= less
    }
    // Hide these columns, because a truncated year or rating is misleading.
    for index in columns.indices.reversed() where columns[index].fit.isWhole && excess > 0 {
      excess -= widths[index]
      widths[index] = 0
    }
    return widths
  }
}

extension Scene.Column.Fit {
  /// The column's drop priority; columns with the highest value are dropped first.
  ///
  /// A column with a negative value is never dropped.
  fileprivate var dropPriority: Int {
    switch self {
    case .fixed, .identifier: -1
    case .droppable(let rank), .truncatable(_, let rank): rank
    }
  }

  fileprivate var isKept: Bool { dropPriority < 0 }

  fileprivate var isCut: Bool {
    if case .truncatable = self { true } else { false }
  }

  fileprivate var isWhole: Bool {
    if case .droppable = self { true } else { false }
  }
}
