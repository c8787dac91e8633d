import Entities

/// The dates of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
///
/// Users see such a text as the service sent it, so it must not contain anything else.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// - Returns: The seconds since the first of January 1970, 00:00 GMT; `nil` if the text is not
  ///   such a date.
  static func seconds(_ text: String) -> Int64? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: String(words[2])),
      let day = Int(words[1]), let year = Int(words[3]),
      let date = Day(year: year, month: month + 1, day: day)
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int64($0) }
    guard time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    return Int64(date.daysSince1970) * 86_400 + time[0] * 3_600 + time[1] * 60 + time[2]
  }
}
