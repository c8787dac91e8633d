import Entities
import Testing
import Viper
import Wording

@testable import MovieDetail

@Suite("Own marks")
struct OwnMarksTests {
  nonisolated static let wishes: [Wish] = [
    .favorite(true), .favorite(false), .watchlist(true), .watchlist(false),
    .rating(OwnRating(8.5)), .rating(nil),
  ]

  @Test("At first nothing is known or said")
  func first() {
    let marks = OwnMarks()
    #expect(!marks.isAsked)
    #expect(!marks.isKnown)
    #expect(
      OwnMarks.Mark.allCases.map(marks.now) == [
        .favorite(false), .watchlist(false), .rating(nil),
      ])
    #expect(marks.underWay == [])
    #expect(marks.ratingText == "")
    #expect(marks.ratingComplaint == nil)
    #expect(marks.refusal == nil)
    #expect(marks.notice == nil)
  }

  @Test("What a wish has made so is so now", arguments: wishes)
  func make(wish: Wish) {
    var marks = OwnMarks(isFavorite: true, isOnWatchlist: true, rating: OwnRating(2))
    marks.make(wish)
    #expect(marks.now(wish.mark) == wish)
  }

  @Test("A wish touches only what it is about", arguments: wishes)
  func touches(wish: Wish) {
    for isSo in [true, false] {
      let before = OwnMarks(
        isKnown: true, isFavorite: isSo, isOnWatchlist: isSo, rating: OwnRating(2),
        underWay: [.rating], ratingText: "2", ratingComplaint: "No.", notice: "Well.")
      var marks = before
      marks.make(wish)
      marks.make(before.now(wish.mark))
      #expect(marks == before)
      marks.make(wish)
      for mark in OwnMarks.Mark.allCases where mark != wish.mark {
        #expect(marks.now(mark) == before.now(mark))
      }
    }
  }

  @Test("Each wish is about one thing")
  func marks() {
    #expect(
      Self.wishes.map(\.mark) == [
        .favorite, .favorite, .watchlist, .watchlist, .rating, .rating,
      ])
  }

  @Test("What is under way cannot be changed, and nothing can while the service is asked")
  func canChange() {
    for mark in OwnMarks.Mark.allCases {
      #expect(OwnMarks().canChange(mark))
      #expect(!OwnMarks(isAsked: true).canChange(mark))
      for other in OwnMarks.Mark.allCases {
        #expect(OwnMarks(underWay: [other]).canChange(mark) == (other != mark))
      }
    }
  }
}
