import Entities
import Testing
import Viper
import Wording

@testable import MovieDetail

@Suite("Own marks")
struct OwnMarksTests {
  nonisolated static let changes: [MarkChange] = [
    .favorite(true), .favorite(false), .watchlist(true), .watchlist(false),
    .rating(OwnRating(8.5)), .rating(nil),
  ]

  @Test("At first nothing is known or said")
  func first() {
    let marks = MovieMarks()
    #expect(!marks.isAsked)
    #expect(!marks.isKnown)
    #expect(
      MovieMarks.Mark.allCases.map(marks.now) == [
        .favorite(false), .watchlist(false), .rating(nil),
      ])
    #expect(marks.underWay == [])
    #expect(marks.ratingText == "")
    #expect(marks.ratingComplaint == nil)
    #expect(marks.refusal == nil)
    #expect(marks.notice == nil)
  }

  @Test("What a change has made so is so now", arguments: changes)
  func make(change: MarkChange) {
    var marks = MovieMarks(isFavorite: true, isOnWatchlist: true, rating: OwnRating(2))
    marks.apply(change)
    #expect(marks.now(change.mark) == change)
  }

  @Test("A change touches only what it is about", arguments: changes)
  func touches(change: MarkChange) {
    for isSo in [true, false] {
      let before = MovieMarks(
        isKnown: true, isFavorite: isSo, isOnWatchlist: isSo, rating: OwnRating(2),
        underWay: [.rating], ratingText: "2", ratingComplaint: "No.", notice: "Well.")
      var marks = before
      marks.apply(change)
      marks.apply(before.now(change.mark))
      #expect(marks == before)
      marks.apply(change)
      for mark in MovieMarks.Mark.allCases where mark != change.mark {
        #expect(marks.now(mark) == before.now(mark))
      }
    }
  }

  @Test("Each change is about one thing")
  func marks() {
    #expect(
      Self.changes.map(\.mark) == [
        .favorite, .favorite, .watchlist, .watchlist, .rating, .rating,
      ])
  }

  @Test("What is under way cannot be changed, and nothing can while the service is asked")
  func canChange() {
    for mark in MovieMarks.Mark.allCases {
      #expect(MovieMarks().canChange(mark))
      #expect(!MovieMarks(isAsked: true).canChange(mark))
      for other in MovieMarks.Mark.allCases {
        #expect(MovieMarks(underWay: [other]).canChange(mark) == (other != mark))
      }
    }
  }
}
