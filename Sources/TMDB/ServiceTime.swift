import Entities

/// The moments that the service writes: `2026-05-24 17:19:42 UTC`.
enum ServiceTime {
  /// - Returns: The seconds since the first of January 1970, 00:00 GMT; `nil` if the text is not
  ///   such a moment.
  static func seconds(_ text: String) -> Int64? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "UTC", let day = Day(String(words[0])) else { return nil }
    let parts = words[1].split(separator: ":", omittingEmptySubsequences: false)
    let time = parts.compactMap(number)
    guard parts.count == 3, time.count == 3, time[0] < 24, time[1] < 60, time[2] <= 60 else {
      return nil
    }
    let minutes = time[0] * 60 + time[1]
    return Int64(day.daysSince1970) * 86_400 + minutes * 60 + time[2]
  }

  /// Returns a number of two digits.
  private static func number(_ text: Substring) -> Int64? {
    let isNumber = text.utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
    return isNumber && text.utf8.count == 2 ? Int64(text) : nil
  }
}
