/// A trailer that can be watched on the web.
public struct Trailer: Hashable, Sendable {
  /// The name of the trailer.
  public let name: String
  /// The URL of the page on which to watch it.
  public let url: String

  /// Creates a trailer from its values.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }
}
