import MovieEntities
public import ViperEssentials

/// The service's response to one request.
public struct Response: Hashable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// The body, which is JSON unless the service fails to send what it documents.
  public let body: Data
  private let headers: [String: String]

  /// Creates a response, whose header fields can have names in any case.
  public init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }

  /// The status and the header fields, for a server whose bodies say nothing.
  var withoutBody: Response {
    Response(status: status, headers: headers, body: Data())
  }

  /// Returns the wait before the next request, from a second to a day, as a number of seconds or a
  /// date in `Retry-After` gives it.
  func retryAfter(now: Int64) -> Duration? {
    guard let text = header("Retry-After") else { return nil }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy(\.isDigit)
    // A number that does not fit in an `Int64` is longer than a day as well.
    let number = isNumber ? Int64(text) ?? .max : nil
    guard let seconds = number ?? HTTPDate.seconds(text).map({ $0 - now }) else { return nil }
    // The wait is limited to a day, because a longer one means the same: not today.
    return .seconds(min(max(seconds, 1), 86_400))
  }

  /// Returns the value of a header field; `nil` if the field was not sent.
  public func header(_ name: String) -> String? {
    headers[name.lowercased()]
  }
}

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
      let date = Day(year: year, month: month + 1, day: day), let time = time(words[4])
    else { return nil }
    return Int64(date.daysSince1970) * 86_400 + time
  }

  /// Returns the seconds of a day at a time such as `08:49:37`.
  private static func time(_ text: Substring) -> Int64? {
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
