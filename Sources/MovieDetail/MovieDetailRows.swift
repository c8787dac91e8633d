public import MoviePresentation
import Viper

extension MovieDetailViewModel {
  /// The number of cast members that a page shows at first.
  public static let leadingCast = 10

  /// The cast members that the page shows: all, or only the first.
  public var shownCast: ArraySlice<PersonRow> {
    showsAllCast ? cast[...] : cast.prefix(Self.leadingCast)
  }

  /// The people who can be opened: the directors, and then the shown cast members.
  ///
  /// A person who did several things is among them several times.
  public var people: [PersonRow] { directors + shownCast }

  /// The indices of all that can be opened: of the people, and then of the similar movies.
  var rows: Range<Int> { 0..<directors.count + shownCast.count + similar.count }

  /// Shows the whole cast, and keeps the focus on its row.
  mutating func showAllCast() {
    let (people, rows) = (people, rows)
    showsAllCast = true
    // The added rows are between the people and the similar movies.
    if focus >= people.count { focus += self.rows.count - rows.count }
  }

  /// Returns the page with what it says about its last refresh.
  func refreshed(_ refresh: PageRefresh) -> MovieDetailViewModel {
    var page = self
    page.refresh = refresh
    return page
  }

  /// Takes over what the user has changed on the page before.
  mutating func takeOver(_ old: MovieDetailViewModel, refresh: PageRefresh) {
    showsAllCast = old.showsAllCast
    marks = old.marks
    focus = rows.focus(old.focus, movedBy: 0)
    self.refresh = refresh
  }
}
