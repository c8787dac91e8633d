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
