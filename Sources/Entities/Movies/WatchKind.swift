/// A way to watch a movie at a provider, as the command line spells it.
///
/// The order is that in which the kinds are shown: those without an extra cost first.
public enum WatchKind: String, Hashable, Sendable, CaseIterable {
  /// With a subscription.
  case stream
  /// For nothing.
  case free
  /// For nothing, with advertisements.
  case ads
  /// For a while, at a price.
  case rent
  /// For good, at a price.
  case buy
}
