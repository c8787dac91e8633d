import Synchronization

/// A flag for something that is done once.
final class Once: Sendable {
  private let hasBegun = Atomic(false)

  /// Returns whether this is the first call.
  func begins() -> Bool {
    !hasBegun.exchange(true, ordering: .relaxed)
  }
}
