import Essentials
import Fixtures

extension EmbeddedCatalogue {
  private struct GenreList: Decodable {
    struct Genre: Codable {
      let id: Int
      let name: String
    }
    let genres: [Genre]
  }

  /// How many similar movies a detail names.
  private static let similarCount = 8

  /// A movie's page as the service words it: its row, what only the detail knows, and its parts.
  ///
  /// - Parameters:
  ///   - id: TMDB's identifier or IMDb's, as in the path.
  ///   - parts: The value of `append_to_response`; `credits` and `videos` are included in any case.
  /// - Returns: The page; `nil` if there is no such movie.
  func detail(_ id: String, with parts: String) -> Data? {
    // Each row begins with its ids, as a test holds: decoding all rows to find one takes a millisecond.
    guard !id.contains("\"") else { return nil }
    let tmdb = "{\"id\":\(id),"
    let imdb = ",\"imdb_id\":\"\(id)\","
    let rows = Data(fixture: fixture_details()).rows
    let found = rows.first { row in
      let head = String(decoding: row.prefix(64), as: UTF8.self)
      return head.hasPrefix(tmdb) || head.contains(imdb)
    }
    guard let own = found, let comma = own.firstIndex(of: UInt8(ascii: ",")),
      let number = Int(String(decoding: own[..<comma].dropFirst(6), as: UTF8.self)),
      let movie = movies.first(where: { $0.facts.id == number })
    else { return nil }
    // Both rows are objects: one without its last brace, the other without its first and its id.
    var body = movie.json.dropLast()
    body.append(own[comma...].dropLast())
    body.append(contentsOf: ",\"genres\":".utf8)
    body.append(genres(of: movie))
    if parts.split(separator: ",").contains("similar") {
      body.append(contentsOf: ",\"similar\":".utf8)
      body.append(Self.page(1, of: similar(to: movie)))
    }
    body.append(UInt8(ascii: "}"))
    return body
  }

  private func genres(of movie: EmbeddedMovie) -> Data {
    let all = (try? JSONDecoder().decode(GenreList.self, from: Self.genreList))?.genres ?? []
    let own = movie.facts.genreIDs.compactMap { id in all.first { $0.id == id } }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(own)) ?? Data("[]".utf8)
  }

  /// Those that share the most genres; among equals those of about the same time.
  private func similar(to movie: EmbeddedMovie) -> [EmbeddedMovie] {
    let genres = Set(movie.facts.genreIDs)
    let ranked = movies.compactMap { other -> (shared: Int, years: Int, movie: EmbeddedMovie)? in
      let shared = genres.intersection(other.facts.genreIDs).count
      guard shared > 0, other.facts.id != movie.facts.id else { return nil }
      return (shared, abs(other.year - movie.year), other)
    }
    return ranked.sorted { left, right in
      (-left.shared, left.years, left.movie.facts.id)
        < (-right.shared, right.years, right.movie.facts.id)
    }
    .prefix(Self.similarCount).map(\.movie)
  }
}
