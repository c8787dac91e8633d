extension MovieError {
  /// When the service wants to be asked again, as `Retry-After` says it (RFC 9110, 10.2.3).
  public enum Wait: Hashable, Sendable {
    /// After so many seconds, from 0.
    case seconds(Int64)
    /// After a moment, as the service spelled it.
    case until(String)
  }
}
