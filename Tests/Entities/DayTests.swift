import MovieEntities
import Testing

struct DayTests {
  @Test(arguments: [
    ("2024-02-29", 2024, 2, 29), ("2000-02-29", 2000, 2, 29), ("1920-02-27", 1920, 2, 27),
    ("2023-04-30", 2023, 4, 30), ("2025-12-31", 2025, 12, 31), ("1900-02-28", 1900, 2, 28),
    ("0001-01-01", 1, 1, 1), ("9999-12-31", 9999, 12, 31),
  ])
  func `A valid day is read`(text: String, year: Int, month: Int, day: Int) throws {
    let read = try #require(Day(text))
    #expect([read.year, read.month, read.day] == [year, month, day])
  }

  @Test(arguments: [
    "2025-13-45", "2025-13-01", "2020-00-10", "2020-01-00", "2020-01-32", "2020-04-31",
    "2023-02-29", "1900-02-29", "2100-02-29", "2024-02-30", "0000-01-01",
  ])
  func `A day that does not exist is nil`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [
    "", "-", "--", "20-1-1", "2020-1-1", "2020-01", "2020-01-01-01", "20200101", "2020/01/01",
    "-2020-01-01", "-020-01-01", "+020-01-01", "2020--1-01", "2020-+1-01", "12020-01-01",
    " 2020-01-01", "2020-01-01 ", "2020-01-01T00:00:00Z", "abcd-ef-gh", "２０２０-01-01", "٢٠-١-١",
    "2020-01-0\u{301}1", "2020-01-01\0",
  ])
  func `A day in another format is nil`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [
    ("1970-01-01", 4), ("2026-01-01", 4), ("2024-02-29", 4), ("1969-12-28", 7), ("1895-12-28", 6),
    ("2026-11-30", 1), ("0001-01-01", 1), ("9999-12-31", 5),
  ])
  func `The weekday counts from Monday`(text: String, weekday: Int) throws {
    #expect(try #require(Day(text)).weekday == weekday)
  }

  @Test(arguments: [
    (0, 1, 1), (10_000, 1, 1), (-5, 1, 1), (2020, 0, 1), (2020, 13, 1), (2020, 1, 0),
    (2020, 1, 32), (2023, 2, 29), (.max, .max, .max), (.min, .min, .min),
  ])
  func `Numbers out of range are nil`(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: ["0001-01-01", "0987-06-05", "1920-02-27", "9999-12-31"])
  func `A day is written as it was read`(text: String) {
    #expect(Day(text)?.description == text)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-02", 1), ("1969-12-31", -1), ("2000-02-29", 11_016),
    ("2000-03-01", 11_017), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `Days are counted from January 1, 1970`(text: String, count: Int) {
    #expect(Day(text)?.daysSince1970 == count)
    #expect(Day(daysSince1970: count).description == text)
  }

  @Test(arguments: [(Int.min, "0001-01-01"), (-719_163, "0001-01-01"), (.max, "9999-12-31")])
  func `A number of days out of range is the nearest day`(count: Int, text: String) {
    #expect(Day(daysSince1970: count).description == text)
  }

  @Test func `Over 150 years, each day follows the one before`() {
    let days = (1_880...2_036).flatMap { year in
      (1...12).flatMap { month in (1...31).compactMap { Day(year: year, month: month, day: $0) } }
    }
    let odd = zip(days, days.dropFirst()).filter {
      $0 >= $1 || $0.daysSince1970 + 1 != $1.daysSince1970
        || Day(daysSince1970: $0.daysSince1970) != $0
    }
    #expect(odd.map(\.0) == [])
  }

  @Test func `Every year has the right number of days`() {
    let odd = (1...9_998).filter { year in
      let days = (year...year + 1).compactMap { Day(year: $0, month: 1, day: 1)?.daysSince1970 }
      let isLeap = Day(year: year, month: 2, day: 29) != nil
      return days.count != 2 || days[1] - days[0] != (isLeap ? 366 : 365)
    }
    #expect(odd == [])
  }

  @Test(arguments: [
    ("1920-02-27", "1920-02-28"), ("1920-02-27", "1920-03-01"), ("1920-12-31", "1921-01-01"),
    ("0999-12-31", "1000-01-01"),
  ])
  func `Earlier days are less than later ones`(earlier: String, later: String) throws {
    let (earlier, later) = (try #require(Day(earlier)), try #require(Day(later)))
    #expect(earlier < later)
    #expect(!(later < earlier))
    #expect(!(earlier < earlier))
  }
}
