public import ViperEssentials

/// A response that is stored, with the values that determine whether it is still valid.
public struct StoredResponse: Hashable, Sendable {
  /// The base URL, path and query of the request; a store's caller compares it with its own.
  public let key: String
  /// The entity tag from the service, if any.
  public let tag: String?
  /// The time at which it was stored or last confirmed, in seconds since the first of January 1970.
  public let storedAt: Int64
  /// The number of seconds for which it can be used without revalidation.
  public let maxAge: Int64
  /// The body of the response.
  public let body: Data

  /// Creates a response to store.
  public init(key: String, tag: String?, storedAt: Int64, maxAge: Int64, body: Data) {
    self.key = key
    self.tag = tag
    self.storedAt = storedAt
    self.maxAge = maxAge
    self.body = body
  }

  /// Whether the response can be used without revalidation.
  ///
  /// A response whose time of storage is in the future is not trusted.
  package func isFresh(at now: Int64) -> Bool {
    storedAt <= now && age(at: now) < maxAge
  }

  /// Returns the number of seconds since the response was stored.
  ///
  /// A damaged file can contain any number, so the subtraction can overflow.
  func age(at now: Int64) -> Int64 {
    let (age, isTooMuch) = now.subtractingReportingOverflow(storedAt)
    return isTooMuch ? (storedAt < 0 ? .max : 0) : max(age, 0)
  }
}

/// The gateway to the stored responses, which `CachingTransport` calls on any actor.
///
/// A cache that does not work costs only time, so no method throws.
public protocol ResponseStore: Sendable {
  /// Returns a stored response; `nil` if there is none, or if the stored data is damaged.
  func response(for key: String) -> StoredResponse?

  /// Stores a response in place of an older one, completely or not at all.
  ///
  /// The method returns when the response is stored. The caller may be on the main actor, so work
  /// that waits for a file must run on another one.
  nonisolated(nonsending) func keep(_ response: StoredResponse) async
}
