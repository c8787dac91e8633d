import MovieEntities
import Testing
import ViperLocalization

@testable import MovieDetail

struct MovieDetailDatesTests {
  nonisolated static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  @Test(arguments: zip(1...12, months))
  func `A date has the name of its month`(number: Int, name: String) {
    let date = ReleaseDate(year: 2026, month: number, day: 7)
    let page = MovieDetailMapper(localizer: .english).viewModel(StubMovie(releaseDate: date))
    #expect(page.texts.release == "\(name) 7, 2026")
  }

  @Test func `Days and years are neither padded nor grouped`() {
    let mapper = MovieDetailMapper(localizer: .english)
    let old = mapper.viewModel(StubMovie(releaseDate: ReleaseDate(year: 1895, month: 12, day: 28)))
    #expect(old.texts.release == "December 28, 1895")
    let first = mapper.viewModel(StubMovie(releaseDate: ReleaseDate(year: 1, month: 1, day: 1)))
    #expect(first.texts.release == "January 1, 1")
  }

  @Test(arguments: [
    (ReleaseDate(year: 1926), "1926", "Released in 1926"),
    (ReleaseDate(year: 1926, month: 5), "May 1926", "Released in May 1926"),
    (ReleaseDate(year: 1926, month: 1, day: 1), "January 1, 1926", "Released January 1, 1926"),
  ])
  func `A date shows only the parts that are known`(
    date: ReleaseDate?, day: String, sentence: String
  ) {
    let mapper = MovieDetailMapper(localizer: .english)
    #expect(mapper.viewModel(StubMovie(releaseDate: date)).texts.release == day)
    let released = mapper.viewModel(StubMovie(releaseDate: date, status: "Released"))
    #expect(released.texts.statusLine == sentence)
  }

  @Test func `An unknown date is omitted`() {
    #expect(MovieDetailMapper(localizer: .english).viewModel(StubMovie()).texts.release == "")
  }

  @Test func `Dates use the language's order and month names`() {
    let mapper = MovieDetailMapper(localizer: .german)
    let date = ReleaseDate(year: 1920, month: 2, day: 27)
    #expect(mapper.viewModel(StubMovie(releaseDate: date)).texts.release == "27. Februar 1920")
  }
}
