import Entities

/// The wait that the service requests before the next request.
struct RetryAfter {
  /// The wait, from one second to one day.
  let duration: Duration

  /// Creates a wait from `Retry-After`, which is a number of seconds or a date, or returns `nil` if
  /// there is none.
  init?(_ response: Response, now: Int64) {
    guard let text = response.header("Retry-After") else { return nil }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { $0.isDigit }
    // A number that does not fit in an `Int64` is longer than a day as well.
    let number = isNumber ? Int64(text) ?? .max : nil
    guard let seconds = number ?? HTTPDate.seconds(text).map({ $0 - now }) else { return nil }
    // The wait is limited to a day, because a longer one means the same: not today.
    duration = .seconds(min(max(seconds, 1), 86_400))
  }
}
