import MovieEntities
import MovieLibrary
import Testing

/// A film that was seen before is logged as a rewatch.
struct LoggedDaysTests {
  @Test func `Only a viewing after another one, or one whose day is unknown, is a rewatch`() {
    let days = LoggedDays([Day("2025-12-24")])
    #expect(days.isRewatch(on: Day("2025-12-25")))
    #expect(days.isRewatch(on: nil))
    #expect(!days.isRewatch(on: Day("2025-12-24")))
    #expect(!days.isRewatch(on: Day("2025-12-23")))
    #expect(LoggedDays([nil]).isRewatch(on: Day("2025-12-23")))
    #expect(!LoggedDays().isRewatch(on: nil))
  }

  @Test func `Removed viewings and other films do not count`() {
    let day = Day(daysSince1970: 20_000)
    let events = [19, 234, 19].enumerated().map { number, id in
      LibraryEvent(
        id: "\(number)", time: 0,
        .watch(Viewing(of: Film(id: .tmdb(id), title: "M", year: nil), on: day)))
    }
    #expect(Library(events).loggedDays(of: .tmdb(19)) == LoggedDays([day, day]))
    let removed = events + [LibraryEvent(id: "3", time: 0, .remove(of: "0"))]
    #expect(Library(removed).loggedDays(of: .tmdb(19)) == LoggedDays([day]))
    #expect(Library(removed).loggedDays(of: .tmdb(550)) == LoggedDays())
  }
}
