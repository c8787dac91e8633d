import Entities

/// A row of `videos.results`; only rows whose `isTrailer` is `true` are shown.
struct VideoBody: Decodable {
  let trailer: TrailerEntity
  /// Whether TMDB calls the video a trailer; other types are clips, teasers and featurettes.
  let isTrailer: Bool

  private enum Key: CodingKey { case name, site, key, type }

  /// Decodes one row.
  ///
  /// - Throws: `DecodingError` if the row has no name or no key, or if the video is on a site whose
  ///   URLs are unknown.
  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    let key = try row.decode(String.self, forKey: .key)
    let name = try row.decode(String.self, forKey: .name)
    isTrailer = (try? row.decode(String.self, forKey: .type)) == "Trailer"
    switch try row.decode(String.self, forKey: .site) {
    case "YouTube": trailer = .init(name: name, url: "https://www.youtube.com/watch?v=" + key)
    case "Vimeo": trailer = .init(name: name, url: "https://vimeo.com/" + key)
    case let site:
      throw DecodingError.dataCorruptedError(
        forKey: .site, in: row, debugDescription: "no address for videos on \(site)")
    }
  }
}
