/// A trailer that can be watched on the web.
public protocol Trailer: Sendable {
  /// The name of the trailer.
  var name: String { get }
  /// The URL of the page on which to watch it.
  var url: String { get }
}

/// A video as it arrives from the service; only those that `isTrailer` are shown.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct TrailerEntity: Trailer, Hashable, Decodable {
  public let name: String
  public let url: String
  /// Whether TMDB calls it a trailer; there are clips, teasers and featurettes as well.
  let isTrailer: Bool

  /// Makes a trailer from its values.
  ///
  /// - Parameters:
  ///   - name: What the trailer calls itself.
  ///   - url: Where to watch it.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
    isTrailer = true
  }

  private enum Key: CodingKey { case name, site, key, type }

  /// Reads one row of `videos.results`.
  ///
  /// - Parameter decoder: Stands on the row's object.
  /// - Throws: `DecodingError` when it has no name, or lies on a site that has no address here.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    let key = try row.decode(String.self, forKey: .key)
    name = try row.decode(String.self, forKey: .name)
    isTrailer = (try? row.decode(String.self, forKey: .type)) == "Trailer"
    switch try row.decode(String.self, forKey: .site) {
    case "YouTube": url = "https://www.youtube.com/watch?v=" + key
    case "Vimeo": url = "https://vimeo.com/" + key
    case let site:
      throw DecodingError.dataCorruptedError(
        forKey: .site, in: row, debugDescription: "no address for videos on \(site)")
    }
  }
}
