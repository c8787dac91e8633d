import MovieEntities

/// A row of `videos.results`; only rows whose `isTrailer` is `true` are shown.
struct VideoBody: Decodable {
  let trailer: Trailer
  /// Whether TMDB calls the video a trailer; other types are clips, teasers and featurettes.
  let isTrailer: Bool

  private enum Key: CodingKey { case name, site, key, type }

  /// Decodes one row.
  ///
  /// - Throws: `DecodingError` if the row has no name or no key, if the key could not be part of a
  ///   URL as it is, or if the video is on a site whose URLs are unknown.
  init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    let key = try row.text(forKey: .key)
    guard Self.isValid(key) else {
      throw DecodingError.dataCorruptedError(
        forKey: .key, in: row, debugDescription: "not the key of a video")
    }
    let name = try row.text(forKey: .name)
    isTrailer = (try? row.text(forKey: .type)) == "Trailer"
    switch try row.text(forKey: .site) {
    case "YouTube": trailer = .init(name: name, url: "https://www.youtube.com/watch?v=" + key)
    case "Vimeo": trailer = .init(name: name, url: "https://vimeo.com/" + key)
    case let site:
      throw DecodingError.dataCorruptedError(
        forKey: .site, in: row, debugDescription: "no address for videos on \(site)")
    }
  }
  /// Returns whether a key is one that the sites have: letters, digits, hyphens and underscores.
  ///
  /// The key becomes part of a URL that a browser may be told to open.
  private static func isValid(_ key: String) -> Bool {
    (1...64).contains(key.utf8.count)
      && key.utf8.allSatisfy { $0.isLetterOrDigit || "-_".utf8.contains($0) }
  }
}
