/// A trailer that can be watched on the web.
public protocol Trailer: Sendable {
  /// The name of the trailer.
  var name: String { get }
  /// The URL of the page on which to watch it.
  var url: String { get }
}
