/// A release date, of which the day, or the day and the month, can be unknown.
///
/// TMDB's release dates are always full days; other catalogs may know only the year of an old film.
public struct ReleaseDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12; `nil` if only the year is known.
  public let month: Int?
  /// The full date; `nil` if only the year, or the year and the month, are known.
  public let day: Day?

  /// The known parts as `yyyy-MM-dd`, `yyyy-MM` or `yyyy`.
  public var description: String {
    String(firstDay.description.prefix(day != nil ? 10 : month != nil ? 7 : 4))
  }

  /// A number that orders dates; a year comes before its months, and a month before its days.
  package var rank: Int { year * 10_000 + (month ?? 0) * 100 + (day?.day ?? 0) }

  /// The first day that the release can have been on.
  private let firstDay: Day

  /// Creates a date that is a full day.
  public init(_ day: Day) {
    self.year = day.year
    self.month = day.month
    self.day = day
    firstDay = day
  }

  /// Creates a date from the parts that are known, or returns `nil` if there is no such date.
  public init?(year: Int, month: Int? = nil, day: Int? = nil) {
    guard month != nil || day == nil,
      let first = Day(year: year, month: month ?? 1, day: day ?? 1)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day == nil ? nil : first
    firstDay = first
  }

  /// Creates a date from text, or returns `nil` if the text is not `yyyy-MM-dd`, `yyyy-MM` or
  /// `yyyy`, or the date does not exist.
  ///
  /// - Parameter text: The text from the service, which sends `""` for an unknown date.
  public init?(_ text: String) {
    // Fill in the missing parts, so that `Day` checks the format.
    let missing: String
    switch text.utf8.count {
    case 4: missing = "-01-01"
    case 7: missing = "-01"
    case 10: missing = ""
    default: return nil
    }
    guard let first = Day(text + missing) else { return nil }
    self.init(
      year: first.year, month: missing.utf8.count < 6 ? first.month : nil,
      day: missing.isEmpty ? first.day : nil)
  }

  /// Returns whether the first date is before the second; a year comes before its months, and a
  /// month before its days.
  public static func < (left: ReleaseDate, right: ReleaseDate) -> Bool {
    left.rank < right.rank
  }
}
