/// When the service wants to be asked again.
struct RetryAfter {
  /// How long to wait, at least a second.
  let duration: Duration

  /// Reads `Retry-After`, which is a number of seconds or a date.
  ///
  /// - Parameters:
  ///   - answer: What the service said.
  ///   - now: Seconds since the first of January 1970.
  init?(_ answer: Answer, now: Int64) {
    guard let text = answer.header("Retry-After") else { return nil }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    // More digits than a number here can have mean "not today" as well.
    let number = isNumber ? Int64(text) ?? .max : nil
    guard let seconds = number ?? HTTPDate.seconds(text).map({ $0 - now }) else { return nil }
    // No wait is longer than a day: who says more means "not today".
    duration = .seconds(min(max(seconds, 1), 86_400))
  }
}
