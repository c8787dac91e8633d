/// An offer of a provider to watch a movie.
public protocol WatchOffer: Sendable {
  /// How the movie can be watched there.
  var kind: WatchKind { get }
  /// The name of the provider.
  var provider: String { get }
}
