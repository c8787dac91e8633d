/// A Gregorian calendar date without a time or time zone, as in TMDB's release dates.
public struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, starting at 1.
  public let day: Int

  /// The date as `yyyy-MM-dd`, TMDB's format.
  public var description: String {
    let digits = { (number: Int, count: Int) in
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// Creates a date, or returns `nil` if there is no such date.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Day.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a date from text, or returns `nil` if the text is not `yyyy-MM-dd` or the date does
  /// not exist.
  ///
  /// - Parameter text: The text from the service, which sends `""` for an unknown date.
  public init?(_ text: String) {
    self.init(bytes: text.utf8)
  }

  package init?(bytes: some Sequence<UInt8>) {
    var (number, count) = (0, 0)
    for byte in bytes {
      switch count {
      case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
      case 0..<10:
        guard byte.isDigit else { return nil }
        number = number * 10 + Int(byte - 48)
      case _: return nil
      }
      count += 1
    }
    guard count == 10 else { return nil }
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// Creates the date a number of days after January 1, 1970, or the nearest one with a year from
  /// 1 to 9999.
  public init(daysSince1970 days: Int) {
    let days = min(max(days, -719_162), 2_932_896)
    // As in `daysSince1970`, years start in March.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since January 1, 1970.
  ///
  /// The calculation starts each year in March, so that the leap day is the last day of the year.
  public var daysSince1970: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The day of the week, from 1, which is Monday, to 7.
  public var weekday: Int {
    // January 1, 1970, was a Thursday.
    (daysSince1970 % 7 + 10) % 7 + 1
  }

  /// Returns whether the first day is before the second.
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    default: 31
    }
  }
}
