import Viper

/// The widths of a table's columns in a terminal.
struct TableLayout {
  static let gap = 2

  /// The visible columns: their index among all columns, their width and their fit.
  let columns: [(index: Int, width: Int, fit: Scene.Column.Fit)]

  /// Creates a layout from the width of the widest cell of each column.
  init(
    _ columns: [Scene.Column], natural: [Int], room: Int, hidesIdentifiers: Bool = false
  ) {
    let natural = natural + Array(repeating: 0, count: max(columns.count - natural.count, 0))
    var shown = columns.indices.filter { !hidesIdentifiers || columns[$0].fit != .identifier }
    func minimum(_ index: Int) -> Int {
      if case .cut(let minimum, _) = columns[index].fit {
        min(minimum, natural[index])
      } else {
        natural[index]
      }
    }
    func total(_ indices: [Int]) -> Int {
      indices.reduce(0) { $0 + minimum($1) } + Self.gap * max(indices.count - 1, 0)
    }
    while total(shown) > room,
      let victim = shown.max(by: { columns[$0].fit.dropPriority < columns[$1].fit.dropPriority }
      ),
      columns[victim].fit.dropPriority >= 0
    {
      shown.removeAll { $0 == victim }
    }
    var spare = max(room - total(shown), 0)
    var widths = shown.map(minimum)
    func widen(_ index: Int, upTo most: Int) {
      let more = min(spare, max(most - widths[index], 0))
      widths[index] += more
      spare -= more
    }
    let cut = shown.indices.filter { columns[shown[$0]].fit.isCut }
    // The first ones get a fair share, the last one the rest; what it does not need goes back to the others.
    for index in cut.dropLast() {
      widen(index, upTo: min(natural[shown[index]], room / 5 * 2))
    }
    for index in cut.reversed() { widen(index, upTo: natural[shown[index]]) }
    self.columns = zip(shown, widths).map { ($0, $1, columns[$0].fit) }
  }

  /// Returns the widths of the visible columns in a row.
  ///
  /// If a later cell is wider and must not be cut, the columns that can be cut make room, the last one first. If that
  /// is not enough, others are left out.
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
    // Part of a year or a rating would be a wrong value.
    for index in columns.indices.reversed() where columns[index].fit.isWhole && excess > 0 {
      excess -= widths[index]
      widths[index] = 0
    }
    return widths
  }
}

extension Scene.Column.Fit {
  /// The priority for leaving out the column, highest first; never if negative.
  fileprivate var dropPriority: Int {
    switch self {
    case .kept, .identifier: -1
    case .whole(let rank), .cut(_, let rank): rank
    }
  }

  fileprivate var isKept: Bool { dropPriority < 0 }

  fileprivate var isCut: Bool {
    if case .cut = self { true } else { false }
  }

  fileprivate var isWhole: Bool {
    if case .whole = self { true } else { false }
  }
}
