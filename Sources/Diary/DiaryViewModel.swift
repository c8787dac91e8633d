import MovieEntities
public import MoviePresentation
public import Viper

/// An entry as shown, with localized text.
public struct DiaryViewModel: Hashable, Identifiable, Sendable {
  /// The entry's ID.
  public let id: String
  /// The movie, with the entry's rating.
  public let movie: MovieViewModel
  /// The month and year, such as `November 2026`.
  public let month: String
  /// The day of the month; empty if it is unknown.
  public let day: String
  /// The day, such as `2026-11-24`; empty if it is unknown.
  public let date: String
  /// The year of the viewing; `nil` if it is unknown.
  public let year: Int?
  /// The entry's rating, for sorting; `nil` if there is none.
  public let rating: Double?
  /// When the movie was seen, such as `seen November 24, 2026`.
  public let seen: String
  /// Whether the user had seen the movie before.
  public let isRewatch: Bool
  /// Whether the movie is one of the user's favorites.
  public internal(set) var isFavorite: Bool
  /// The tags, separated by commas; may be empty.
  public let tags: String
  /// The lines of the note.
  public let note: [String]
}

/// The user's arrangement of the diary: the order of the entries, and the text that narrows them.
public typealias DiaryArrangement = RowArrangement<DiaryOrder>

/// A sort order for the diary.
public enum DiaryOrder: String, RowOrder {
  /// Newest day first, with entries whose day is unknown last.
  case own = "day"
  /// Highest rating first, with entries without a rating last.
  case rating
  /// From A to Z, ignoring case and accents.
  case title
  /// Latest year of release first, with movies without a year last.
  case year

  /// Returns the indices of the entries that match every word in a text.
  ///
  /// A range such as `8..` matches the rating. Any other word matches the title, the year of
  /// release, the month or the tags, and a number such as `10` also the rating.
  public static func indices(of rows: [DiaryViewModel], matching text: String) -> [Int] {
    let filter = RowFilter(text)
    return rows.indices.filter { index in
      let row = rows[index]
      return filter.matches(
        row.rating, "\(row.movie.title) \(row.movie.year) \(row.month) \(row.tags)")
    }
  }

  /// Returns row indices sorted in this order; equal rows keep their original order.
  public func sorted(_ indices: [Int], of rows: [DiaryViewModel]) -> [Int] {
    switch self {
    case .own: return indices
    case .rating: return indices.sorted { rows[$0].rating ?? 0 > rows[$1].rating ?? 0 }
    case .year: return indices.sorted { rows[$0].movie.year > rows[$1].movie.year }
    case .title:
      let named = indices.map { (name: SearchText.folded(rows[$0].movie.title), index: $0) }
      return named.sorted { $0.name < $1.name }.map(\.index)
    }
  }

  /// Returns whether a row has the value that this order sorts by.
  public func sorts(_ row: DiaryViewModel) -> Bool {
    switch self {
    case .own: row.year != nil
    case .rating: row.rating != nil
    case .title: true
    case .year: !row.movie.year.isEmpty
    }
  }
}

/// The entries of the diary, of which a search and the arrangement select those to show.
public struct DiaryListViewModel: Equatable, Sendable {
  /// All entries, newest day first.
  public private(set) var entries: [DiaryViewModel] = []
  /// The shown entries, in display order.
  public private(set) var rows: [DiaryViewModel] = []
  /// The index of the focused row; 0 if there are no rows.
  public private(set) var focus = 0
  /// The order of the entries, and the text that narrows them.
  public var arrangement = DiaryArrangement() {
    didSet {
      let isSorted = arrangement.order != oldValue.order
      arrange(focus: isSorted || arrangement.isReversed != oldValue.isReversed ? nil : focused?.id)
    }
  }
  /// The IDs of the entries that the search has found; `nil` if the user is not searching.
  private var found: Set<DiaryViewModel.ID>?
  /// The years of the shown viewings in ascending order; empty if the rows are not sorted by day.
  private var years: [Int] = []

  /// Creates an empty list.
  public init() {}

  /// The focused entry, if any entries are shown.
  public var focused: DiaryViewModel? { rows.indices.contains(focus) ? rows[focus] : nil }

  /// The year before that of the focused viewing; `nil` if there is none.
  var previousYear: Int? {
    focused?.year.flatMap { year in years.last { $0 < year } }
  }

  /// The year after that of the focused viewing, or the first year if its day is unknown; `nil` if
  /// there is none.
  var nextYear: Int? {
    let year = focused?.year
    return years.first { $0 > year ?? 0 }
  }

  /// Shows entries that have been read.
  ///
  /// The focus stays on its entry or, if that is gone, in its place.
  mutating func show(_ entries: [DiaryViewModel], found: Set<DiaryViewModel.ID>?) {
    (self.entries, self.found) = (entries, found)
    arrange(focus: focused?.id, otherwise: focus)
  }

  /// Shows the entries that a search has found, or all entries if it has ended.
  mutating func show(found: Set<DiaryViewModel.ID>?) {
    self.found = found
    arrange(focus: focused?.id)
  }

  /// Shows which movies are favorites, given a closure that returns whether the movie of the entry
  /// at an index is one.
  mutating func showFavorites(_ isFavorite: (Int) -> Bool) {
    var hasChanged = false
    for index in entries.indices where entries[index].isFavorite != isFavorite(index) {
      entries[index].isFavorite.toggle()
      hasChanged = true
    }
    if hasChanged { arrange(focus: focused?.id, otherwise: focus) }
  }

  mutating func moveFocus(by step: Int) { focus = rows.focus(focus, movedBy: step) }

  /// Moves the focus to the row at an index, and returns whether there is one.
  mutating func moveFocus(to index: Int) -> Bool {
    guard rows.indices.contains(index) else { return false }
    focus = index
    return true
  }

  /// Moves the focus to an entry, if it is shown.
  mutating func moveFocus(toEntry id: DiaryViewModel.ID) {
    if let index = rows.firstIndex(where: { $0.id == id }) { focus = index }
  }

  /// Moves the focus to the first row of a year.
  mutating func moveFocus(toYear year: Int) {
    if let index = rows.firstIndex(where: { $0.year == year }) { focus = index }
  }

  private mutating func arrange(focus id: DiaryViewModel.ID?, otherwise index: Int = 0) {
    let found = found.map { ids in entries.filter { ids.contains($0.id) } } ?? entries
    rows = arrangement.indices(of: found).map { $0.map { found[$0] } } ?? found
    focus = id.flatMap { id in rows.firstIndex { $0.id == id } } ?? rows.focus(index, movedBy: 0)
    years = arrangement.order == .own ? Set(rows.lazy.compactMap(\.year)).sorted() : []
  }
}
