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
