/// An offer of a provider to watch a movie.
public struct WatchOffer: Hashable, Sendable {
  /// The way to watch the movie there.
  public let kind: WatchKind
  /// The name of the provider.
  public let provider: String

  /// Creates an offer from its values.
  public init(kind: WatchKind, provider: String) {
    self.kind = kind
    self.provider = provider
  }
}

/// A way to watch a movie at a provider, as the command line spells it.
///
/// The order is that in which the kinds are shown: those without an extra cost first.
public enum WatchKind: String, Hashable, Sendable, CaseIterable {
  /// With a subscription.
  case stream
  /// For free.
  case free
  /// For free, with advertisements.
  case ads
  /// For a limited time, at a price.
  case rent
  /// Without a time limit, at a price.
  case buy
}
