import MovieEntities
import Testing

struct DayTests {
  @Test(arguments: [
    ("2024-02-29", 2024, 2, 29), ("2000-02-29", 2000, 2, 29), ("1920-02-27", 1920, 2, 27),
    ("2023-04-30", 2023, 4, 30), ("2025-12-31", 2025, 12, 31), ("1900-02-28", 1900, 2, 28),
    ("0001-01-01", 1, 1, 1), ("9999-12-31", 9999, 12, 31),
  ])
  func `A day of the calendar is read`(text: String, year: Int, month: Int, day: Int) throws {
    let read = try #require(Day(text))
    #expect([read.year, read.month, read.day] == [year, month, day])
  }

  @Test(arguments: [
    "2025-13-45", "2025-13-01", "2020-00-10", "2020-01-00", "2020-01-32", "2020-04-31",
    "2023-02-29", "1900-02-29", "2100-02-29", "2024-02-30", "0000-01-01",
  ])
  func `A day that no calendar has is nothing`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [
    "", "-", "--", "20-1-1", "2020-1-1", "2020-01", "2020-01-01-01", "20200101", "2020/01/01",
    "-2020-01-01", "-020-01-01", "+020-01-01", "2020--1-01", "2020-+1-01", "12020-01-01",
    " 2020-01-01", "2020-01-01 ", "2020-01-01T00:00:00Z", "abcd-ef-gh", "２０２０-01-01", "٢٠-١-١",
    "2020-01-0\u{301}1", "2020-01-01\0",
  ])
  func `A text of another form is nothing`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [
    (0, 1, 1), (10_000, 1, 1), (-5, 1, 1), (2020, 0, 1), (2020, 13, 1), (2020, 1, 0),
    (2020, 1, 32), (2023, 2, 29), (.max, .max, .max), (.min, .min, .min),
  ])
  func `Numbers outside the calendar make no day`(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: ["0001-01-01", "0987-06-05", "1920-02-27", "9999-12-31"])
  func `A day is written as it was read`(text: String) {
    #expect(Day(text)?.description == text)
  }

  @Test(
    arguments: [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
      (-86_400, "1969-12-31"), (-86_401, "1969-12-30"), (951_782_400, "2000-02-29"),
      (951_868_800, "2000-03-01"), (1_709_164_800, "2024-02-29"), (-2_203_891_200, "1900-03-01"),
      (253_402_300_799, "9999-12-31"), (-62_135_596_800, "0001-01-01"),
    ] as [(Int64, String)])
  func `A moment lies in its day at Greenwich`(seconds: Int64, day: String) {
    #expect(Day(secondsSince1970: seconds).description == day)
  }

  @Test(
    arguments: [
      253_402_300_800, -62_135_596_801, .max, .min + 86_399,
    ] as [Int64])
  func `A moment outside the years 1 to 9999 gives the first of January 1970`(seconds: Int64) {
    #expect(Day(secondsSince1970: seconds).description == "1970-01-01")
  }

  @Test(arguments: [.min, .min + 1, .min + 86_398] as [Int64])
  func `The earliest moments of all do not trap`(seconds: Int64) {
    #expect(Day(secondsSince1970: seconds).description == "1970-01-01")
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-02", 1), ("1969-12-31", -1), ("2000-02-29", 11_016),
    ("2000-03-01", 11_017), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `Days are counted from the first of January 1970`(text: String, count: Int) {
    #expect(Day(text)?.daysSince1970 == count)
  }

  @Test func `Counting days and naming them undo each other over all years`() {
    let odd = stride(from: -719_162, through: 2_932_896, by: 97).filter { count in
      Day(secondsSince1970: Int64(count) * 86_400).daysSince1970 != count
    }
    #expect(odd == [])
  }

  @Test func `Each day of a century and a half follows the one before`() {
    let days = (-32_000...24_000).map { Day(secondsSince1970: Int64($0) * 86_400) }
    let odd = zip(days, days.dropFirst()).filter { $0 >= $1 }.map(\.0.description)
    #expect(odd == [])
    #expect(Set(days).count == days.count)
  }

  @Test(arguments: [
    ("1920-02-27", "1920-02-28"), ("1920-02-27", "1920-03-01"), ("1920-12-31", "1921-01-01"),
    ("0999-12-31", "1000-01-01"),
  ])
  func `Earlier days come first`(earlier: String, later: String) throws {
    let (earlier, later) = (try #require(Day(earlier)), try #require(Day(later)))
    #expect(earlier < later)
    #expect(!(later < earlier))
    #expect(!(earlier < earlier))
  }
}
