import MoviePresentation
import Viper

/// Draws the rows of the diary, and redraws only those that have changed.
@MainActor
struct DiaryTable {
  /// A column of the diary.
  private enum Column: CaseIterable {
    case day, title, year, rating, tags, note
  }

  /// The content of a row; if the rows are sorted by day, the first row of a month names the month.
  private struct Entry: Equatable {
    let row: DiaryViewModel
    let isByDay: Bool
    let startsMonth: Bool
  }

  /// The marks that a row can have.
  private static let marks: [(mark: Scene.Mark, isSet: (DiaryViewModel) -> Bool)] = [
    (.rewatch, \.isRewatch), (.favorite, \.isFavorite),
  ]
  /// The number of characters of a note in its column, which is never wider.
  private static let maxNote = 200

  private let labels: DiaryLabels
  private var cache = RowCache<Entry>()
  private var columns: [Column] = []
  /// The table last drawn.
  ///
  /// Rows that have not changed share their storage, so comparing them takes no time.
  private var drawn: (rows: [DiaryViewModel], arrangement: DiaryArrangement, Scene.Section)?

  init(_ labels: DiaryLabels) { self.labels = labels }

  /// Returns the table of the shown entries.
  mutating func section(_ list: DiaryListViewModel) -> Scene.Section {
    if let drawn, drawn.arrangement == list.arrangement, drawn.rows == list.rows { return drawn.2 }
    let rows = list.rows
    let isByDay = list.arrangement.order == .own
    let columns = Column.allCases.filter { column in
      switch column {
      case .day, .title, .year: true
      case .rating: rows.contains { !$0.movie.ownRating.isEmpty }
      case .tags: rows.contains { !$0.tags.isEmpty }
      case .note: rows.contains { !$0.note.isEmpty }
      }
    }
    if columns != self.columns { cache.removeAll() }
    self.columns = columns
    let entries = rows.indices.map { index in
      Entry(
        row: rows[index], isByDay: isByDay,
        startsMonth: isByDay && (index == 0 || rows[index - 1].month != rows[index].month))
    }
    let section = Scene.Section(
      columns: columns.map { column($0, sortedBy: list.arrangement) },
      rows: cache.rows(entries) { Self.row($0, columns) },
      marks: Self.marks.filter { rows.contains(where: $0.isSet) }.map(\.mark),
      marksColumn: columns.firstIndex { $0 == .tags || $0 == .note } ?? columns.count)
    drawn = (rows, list.arrangement, section)
    return section
  }

  private func column(
    _ column: Column, sortedBy arrangement: DiaryArrangement
  ) -> Scene.Column {
    func sorted(_ heading: String, _ fit: Scene.Column.Fit, by order: DiaryOrder) -> Scene.Column {
      let sort = arrangement.sort(startsDescending: order != .title)
      return Scene.Column(heading, fit, sort: arrangement.order == order ? sort : nil)
    }
    switch column {
    case .day: return Scene.Column(labels.day, .fixed)
    case .title: return sorted(labels.movie, .truncatable(minWidth: 8, dropPriority: 0), by: .title)
    case .year: return sorted(labels.year, .droppable(dropPriority: 2), by: .year)
    case .rating: return sorted(labels.rating, .droppable(dropPriority: 1), by: .rating)
    case .tags:
      return Scene.Column(
        labels.tags, .truncatable(minWidth: 8, dropPriority: 3), isInPreview: true)
    case .note:
      return Scene.Column(labels.note, .truncatable(minWidth: 16, dropPriority: 4))
    }
  }

  /// Returns the row of an entry.
  private static func row(_ entry: Entry, _ columns: [Column]) -> Scene.Row {
    let row = entry.row
    return Scene.Row(
      id: row.id,
      cells: columns.map { column in
        switch column {
        case .day: StyledText(entry.isByDay ? day(row) : row.date, .dim)
        case .title: StyledText(row.movie.title)
        case .year: StyledText(row.movie.year)
        case .rating: StyledText(row.movie.ownRating, .init(color: .cyan))
        case .tags: StyledText(row.tags, .dim)
        case .note: StyledText(String((row.note.first ?? "").prefix(maxNote)))
        }
      }, marks: marks.filter { $0.isSet(row) }.map(\.mark.name),
      heading: entry.startsMonth ? row.month : "")
  }

  /// Returns the day of the month, aligned to the right.
  private static func day(_ row: DiaryViewModel) -> String {
    String(repeating: " ", count: max(2 - row.day.count, 0)) + row.day
  }
}
