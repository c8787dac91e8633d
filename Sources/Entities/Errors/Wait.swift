extension MovieError {
  /// The time to wait before the next request, as `Retry-After` gives it (RFC 9110, 10.2.3).
  public enum Wait: Hashable, Sendable {
    /// Wait for this number of seconds, from 0.
    case seconds(Int64)
    /// Wait until this moment, in the service's own spelling.
    case until(String)
  }
}
