import MovieEntities
import Testing
import ViperLocalization

@testable import MovieDetail

struct MovieDetailMarksTextTests {
  let mapper = MovieDetailMapper(localizer: .english)
  let marks = Marks(isFavorite: true, isOnWatchlist: true, rating: OwnRating(8.5), known: .all)

  /// Returns the page's marks after showing the book's marks in them.
  private func shown(
    _ marks: Marks, in page: MovieMarks = MovieMarks(), canUndo: Bool = false,
    by mapper: MovieDetailMapper? = nil
  ) -> MovieMarks {
    var page = page
    (mapper ?? self.mapper).show(marks, canUndo: canUndo, in: &page)
    return page
  }

  @Test func `The marks are one line of text, without a note if they are known`() {
    var page = MovieMarks()
    page.notice = "Well."
    let shown = shown(marks, in: page, canUndo: true)
    #expect(shown.summary == "favorite · on your watchlist · yours 8.5")
    #expect(shown.notice == nil)
    #expect(shown.canUndo)
    #expect(self.shown(Marks(), in: shown).summary == "")
  }

  @Test func `A note stays while some marks are unknown`() {
    var page = MovieMarks()
    page.notice = "Well."
    #expect(shown(Marks(isFavorite: true, known: MarkKinds(.favorite)), in: page).notice == "Well.")
  }

  @Test(arguments: [(8.5, "8.5", "8,5"), (8, "8", "8"), (10, "10", "10"), (0.5, "0.5", "0,5")])
  func `The field has the user's rating in the language's format`(
    rating: Double, english: String, german: String
  ) {
    let marks = Marks(rating: OwnRating(rating), known: .all)
    #expect(shown(marks).ratingText == english)
    #expect(shown(marks, by: MovieDetailMapper(localizer: .german)).ratingText == german)
    #expect(shown(Marks(), in: shown(marks)).ratingText == "")
  }

  @Test(arguments: ["7", "x", " "])
  func `Text typed by the user stays`(text: String) {
    var page = MovieMarks()
    page.ratingText = text
    #expect(shown(marks, in: page).ratingText == text)
  }

  @Test func `A rating deleted by the user stays deleted`() {
    var page = shown(marks)
    page.ratingText = ""
    #expect(shown(marks, in: page).ratingText == "")
  }
}
