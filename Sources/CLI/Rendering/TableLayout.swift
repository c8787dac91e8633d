import Viper

/// Gives the columns of a table their widths.
struct TableLayout {
  /// What stands between two columns.
  static let gap = 2

  /// The columns that are shown: their place among all, and how wide they are.
  let columns: [(place: Int, width: Int)]

  /// - Parameters:
  ///   - columns: All columns.
  ///   - natural: How wide each would like to be.
  ///   - room: How many columns the terminal has.
  init(_ columns: [Scene.Column], natural: [Int], room: Int) {
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
      let victim = shown.max(by: { columns[$0].dropRank < columns[$1].dropRank }),
      columns[victim].dropRank >= 0
    {
      shown.removeAll { $0 == victim }
    }
    var spare = max(room - total(shown), 0)
    var widths = shown.map(least)
    func widen(_ index: Int, upTo wish: Int) {
      let more = min(spare, max(wish - widths[index], 0))
      widths[index] += more
      spare -= more
    }
    let cut = shown.indices.filter { columns[shown[$0]].isCut }
    // The first ones get a fair share, the last one the rest, and what it leaves goes back.
    for index in cut.dropLast() {
      widen(index, upTo: min(natural[shown[index]], room / 5 * 2))
    }
    for index in cut.reversed() { widen(index, upTo: natural[shown[index]]) }
    self.columns = zip(shown, widths).map { ($0, $1) }
  }
}

extension Scene.Column {
  /// When it is left out: the highest goes first; below 0 never.
  fileprivate var dropRank: Int {
    switch fit {
    case .kept: -1
    case .whole(let rank), .cut(_, let rank): rank
    }
  }

  fileprivate var isCut: Bool {
    if case .cut = fit { true } else { false }
  }
}
