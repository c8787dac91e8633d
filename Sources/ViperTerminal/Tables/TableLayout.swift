import Viper

/// The widths of a table's columns in a terminal.
struct TableLayout {
  /// The number of blank columns between two columns of the table.
  static let gap = 2

  /// The columns that are shown: their index among all columns, their width and their fit.
  let columns: [(place: Int, width: Int, fit: Scene.Column.Fit)]

  /// Creates the layout of a table from the widths of the widest cells; 0 for a column that is missing.
  init(_ columns: [Scene.Column], natural: [Int], room: Int) {
    let natural = natural + Array(repeating: 0, count: max(columns.count - natural.count, 0))
    var shown = Array(columns.indices)
    func least(_ place: Int) -> Int {
      if case .cut(let least, _) = columns[place].fit {
        min(least, natural[place])
      } else {
        natural[place]
      }
    }
    func total(_ places: [Int]) -> Int {
      places.reduce(0) { $0 + least($1) } + Self.gap * max(places.count - 1, 0)
    }
    while total(shown) > room,
      let victim = shown.max(by: { columns[$0].fit.dropPriority < columns[$1].fit.dropPriority }),
      columns[victim].fit.dropPriority >= 0
    {
      shown.removeAll { $0 == victim }
    }
    var spare = max(room - total(shown), 0)
    var widths = shown.map(least)
    func widen(_ index: Int, upTo most: Int) {
      let more = min(spare, max(most - widths[index], 0))
      widths[index] += more
      spare -= more
    }
    let cut = shown.indices.filter { columns[shown[$0]].fit.isCut }
    // The first ones get a fair share, the last one the rest, and what it leaves goes back.
    for index in cut.dropLast() {
      widen(index, upTo: min(natural[shown[index]], room / 5 * 2))
    }
    for index in cut.reversed() { widen(index, upTo: natural[shown[index]]) }
    self.columns = zip(shown, widths).map { ($0, $1, columns[$0].fit) }
  }

  /// Returns the widths of the columns that are shown in a row.
  ///
  /// A cell that is never cut may be wider than those that the layout was made for. Then the columns that
  /// can be cut make room, the last one first; when that is not enough, others are left out.
  func widths(natural: [Int]) -> [Int] {
    var widths = columns.map { column in
      guard column.fit == .kept, natural.indices.contains(column.place) else { return column.width }
      return max(column.width, natural[column.place])
    }
    var excess = widths.reduce(0, +) - columns.reduce(0) { $0 + $1.width }
    for index in columns.indices.reversed() where columns[index].fit.isCut {
      let less = min(excess, widths[index])
      widths[index] -= less
      excess -= less
    }
    // Part of a year or of a rating would be another one.
    for index in columns.indices.reversed() where columns[index].fit.isWhole && excess > 0 {
      excess -= widths[index]
      widths[index] = 0
    }
    return widths
  }
}

extension Scene.Column.Fit {
  /// When it is left out: the highest goes first; below 0 never.
  fileprivate var dropPriority: Int {
    switch self {
    case .kept: -1
    case .whole(let rank), .cut(_, let rank): rank
    }
  }

  fileprivate var isCut: Bool {
    if case .cut = self { true } else { false }
  }

  fileprivate var isWhole: Bool {
    if case .whole = self { true } else { false }
  }
}
