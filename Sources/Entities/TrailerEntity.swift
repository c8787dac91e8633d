/// A trailer as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct TrailerEntity: Trailer, Hashable {
  public let name: String
  public let url: String

  /// Creates a trailer from its values.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }
}
