import MovieEntities
import Testing

struct ReleaseDateTests {
  @Test(arguments: [
    ("1926", 1926, nil, nil), ("1926-05", 1926, 5, nil), ("1926-05-17", 1926, 5, 17),
    ("1926-01-01", 1926, 1, 1), ("0001", 1, nil, nil), ("9999-12", 9999, 12, nil),
  ])
  func `A date is a day, a month or a year`(text: String, year: Int, month: Int?, day: Int?) throws
  {
    let date = try #require(ReleaseDate(text))
    #expect([date.year, date.month, date.day?.day] == [year, month, day])
    #expect(date.description == text)
    #expect(date == ReleaseDate(year: year, month: month, day: day))
  }

  @Test(arguments: [
    "", "-", "26", "192", "19260", "0000", "-926", "+926", "1926-", "1926-5", "1926-00", "1926-13",
    "1926-05-", "1926-05-32", "1926-02-29", "1926/05", "abcd", "٢٠", "192\u{301}", " 1926", "1926 ",
  ])
  func `Other texts are not dates`(text: String) {
    #expect(ReleaseDate(text) == nil)
  }

  @Test func `A day without a month is not a date`() {
    #expect(ReleaseDate(year: 1926, day: 5) == nil)
  }

  @Test func `A year comes before its months, and a month before its days`() {
    let texts = [
      "1925-12-31", "1926", "1926-01", "1926-01-01", "1926-01-31", "1926-02", "1926-02-01", "1927",
    ]
    let dates = texts.compactMap { ReleaseDate($0) }
    #expect(dates.shuffled().sorted() == dates)
    #expect(dates.map(\.description) == texts)
    #expect(!(dates[1] < dates[1]))
  }
}
