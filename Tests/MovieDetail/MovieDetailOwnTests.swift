import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization

@testable import MovieDetail

@Suite("Detail mapper: what the person has said")
struct MovieDetailOwnTests {
  let mapper = MovieDetailMapper(localizer: .english)
  let said = AccountStates(isFavorite: true, isOnWatchlist: true, rating: OwnRating(8.5))

  @Test("What the service says is known, and takes the note away")
  func states() {
    let shown = MovieMarks(
      isAsked: true, ratingText: "7", ratingComplaint: "No.",
      refusal: mapper.localizer.failure(.refused), notice: "Well.")
    #expect(
      mapper.marks(said, over: shown)
        == MovieMarks(
          isKnown: true, isFavorite: true, isOnWatchlist: true, rating: OwnRating(8.5),
          summary: "One of your favorites · On your watchlist · You gave it 8.5", ratingText: "7",
          ratingComplaint: "No.", refusal: mapper.localizer.failure(.refused)))
  }

  @Test("What it no longer says is no longer so")
  func less() {
    let shown = MovieMarks(
      isAsked: true, isKnown: true, isFavorite: true, isOnWatchlist: true, rating: OwnRating(2))
    #expect(mapper.marks(AccountStates(), over: shown) == MovieMarks(isKnown: true))
  }

  @Test("While nobody is logged in all stays as it is, and the service is asked no more")
  func nobody() {
    let shown = MovieMarks(ratingText: "7", ratingComplaint: "No.", notice: "Well.")
    var asked = shown
    asked.isAsked = true
    #expect(mapper.marks(nil, over: asked) == shown)
  }

  @Test(
    "An empty field is filled with the person's rating, as they would write it",
    arguments: [(8.5, "8.5", "8,5"), (8, "8", "8"), (10, "10", "10"), (0.5, "0.5", "0,5")])
  func field(rating: Double, english: String, german: String) {
    let said = AccountStates(rating: OwnRating(rating))
    #expect(mapper.marks(said, over: MovieMarks()).ratingText == english)
    let mapper = MovieDetailMapper(localizer: .german)
    #expect(mapper.marks(said, over: MovieMarks()).ratingText == german)
  }

  @Test("A complaint of the empty field goes when it is filled")
  func complaint() {
    let marks = mapper.marks(said, over: MovieMarks(ratingComplaint: "No."))
    #expect(marks.ratingText == "8.5")
    #expect(marks.ratingComplaint == nil)
  }

  @Test("What was typed stays, blanks as well", arguments: ["7", "x", " "])
  func typed(text: String) {
    #expect(mapper.marks(said, over: MovieMarks(ratingText: text)).ratingText == text)
  }

  @Test("Without a rating the field stays empty")
  func unrated() {
    #expect(mapper.marks(AccountStates(), over: MovieMarks()).ratingText == "")
  }

  @Test(
    "A change changes the line of all that the person has said",
    arguments: [
      (.favorite(true), "One of your favorites"), (.watchlist(true), "On your watchlist"),
      (.rating(OwnRating(8.5)), "You gave it 8.5"), (.rating(nil), ""),
    ] as [(MarkChange, String)])
  func apply(change: MarkChange, summary: String) {
    var marks = MovieMarks()
    mapper.apply(change, to: &marks)
    #expect(marks.summary == summary)
    #expect(marks.now(change.mark) == change)
  }
}
