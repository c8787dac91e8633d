/// An offer to watch a movie, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct WatchOfferEntity: WatchOffer, Hashable {
  public let kind: WatchKind
  public let provider: String

  /// Creates an offer from its values.
  public init(kind: WatchKind, provider: String) {
    self.kind = kind
    self.provider = provider
  }
}
