import Entities

/// The moments that the service writes: `2026-05-24 17:19:42 UTC`.
enum ServiceTime {
  /// - Returns: The seconds since the first of January 1970, 00:00 GMT; `nil` if the text is not
  ///   such a moment.
  static func seconds(_ text: String) -> Int64? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "UTC", let day = Day(String(words[0])),
      let time = HTTPDate.seconds(ofTime: words[1])
    else { return nil }
    return Int64(day.daysSince1970) * 86_400 + time
  }
}
