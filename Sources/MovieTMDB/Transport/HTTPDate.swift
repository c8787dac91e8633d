import MovieEntities

/// The dates of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
///
/// Users see such a text as the service sent it, so it must not contain anything else.
enum HTTPDate {
  private static let weekdays = ["Mon,", "Tue,", "Wed,", "Thu,", "Fri,", "Sat,", "Sun,"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// - Returns: The seconds since the first of January 1970, 00:00 GMT; `nil` if the text is not
  ///   such a date.
  static func seconds(_ text: String) -> Int64? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, weekdays.contains(String(words[0])), words[5] == "GMT",
      let month = months.firstIndex(of: String(words[2])),
      let day = number(words[1], digits: 2), let year = number(words[3], digits: 4),
      let date = Day(year: year, month: month + 1, day: day), let time = seconds(ofTime: words[4])
    else { return nil }
    return Int64(date.daysSince1970) * 86_400 + time
  }

  /// Returns the seconds of a day at a time such as `08:49:37`.
  static func seconds(ofTime text: Substring) -> Int64? {
    let time = text.split(separator: ":", omittingEmptySubsequences: false)
    guard time.count == 3, let hour = number(time[0], digits: 2), hour < 24,
      let minute = number(time[1], digits: 2), minute < 60,
      let second = number(time[2], digits: 2), second <= 60
    else { return nil }
    return Int64(hour * 3_600 + minute * 60 + second)
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy(\.isDigit) else {
      return nil
    }
    return Int(text)
  }
}
