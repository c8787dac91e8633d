import CMovieFixtures
import MovieEntities
import ViperEssentials

extension EmbeddedCatalog {
  /// Returns a person's page, which has only what the credits of movies tell; `nil` if there is none.
  func person(_ id: String, with parts: String) -> Data? {
    let credits = credits(of: id)
    guard !credits.isEmpty else { return nil }
    var body = beginning(of: credits)
    body.append(",\"biography\":\"\",\"birthday\":null,\"deathday\":null,")
    body.append("\"place_of_birth\":null,\"profile_path\":null")
    if parts.split(separator: ",").contains("movie_credits") {
      body.append(",\"movie_credits\":{\"cast\":[")
      body.append(rows(credits.filter(\.isCast)))
      body.append("],\"crew\":[")
      body.append(rows(credits.filter { !$0.isCast }))
      body.append("]}")
    }
    body.append("}")
    return body
  }

  func movies(with person: String) -> Set<Int> { Set(credits(of: person).map(\.movie)) }

  /// Returns a page of the people whom a search finds, those with the most credits first.
  func people(_ search: EmbeddedSearch, page number: Int) -> Data {
    let people = Dictionary(grouping: credits(from: "{\"id\":"), by: \.id).values
      .filter { search.matches(SearchText.words($0[0].name ?? "")) }
      .sorted { ($1.count, $0[0].id ?? 0) < ($0.count, $1[0].id ?? 0) }
    return Self.page(number, of: people, as: row)
  }

  /// Returns the row of a person, with the person's most popular movies.
  private func row(_ credits: [CatalogCredit]) -> Data {
    var row = beginning(of: credits)
    row.append(",\"known_for\":[")
    let works = credits.map(\.movie).uniqued.prefix(3)
    row.append(rows(works.map { ($0, Data("\"media_type\":\"movie\"}".utf8)) }))
    row.append("]}")
    return row
  }

  /// Returns what pages and rows have in common, without a closing brace.
  ///
  /// The department is the most frequent one, among equals acting and then the first.
  private func beginning(of credits: [CatalogCredit]) -> Data {
    let departments = (credits.filter(\.isCast) + credits).map { $0.department ?? "Acting" }
    let counts = Dictionary(credits.map { ($0.department ?? "Acting", 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    var person = CatalogCredit(id: credits[0].id, name: credits[0].name)
    person.knownFor = departments.first { counts[$0] == most }
    return person.json.dropLast()
  }

  private func credits(of id: String) -> [CatalogCredit] {
    // A path can contain anything, and a number has one spelling only.
    guard let number = Int(id), String(number) == id else { return [] }
    return credits(from: "{\"id\":\(number),\"name\":")
  }

  /// Returns the credits that begin with a text, in the order of the movies.
  private func credits(from start: String) -> [CatalogCredit] {
    let (start, decoder) = (Array(start.utf8), JSONDecoder())
    return zip(index.ids, Data(fixture: fixture_details()).rows).flatMap { movie, row in
      // The movie's own row begins like a credit, and a credit contains no other object.
      row.dropFirst().places(of: start).compactMap { place in
        let end = row[place...].firstIndex(of: UInt8(ascii: "}")) ?? place
        var credit = try? decoder.decode(CatalogCredit.self, from: row[place...end])
        credit?.movie = movie
        return credit
      }
    }
  }

  /// Returns rows as `movie_credits` has them, each with an invented identifier of the credit.
  private func rows(_ credits: [CatalogCredit]) -> Data {
    rows(
      credits.enumerated().map { place, credit in
        var part = credit
        (part.id, part.name) = (nil, nil)
        let kind = credit.isCast ? "cast" : "crew"
        part.creditID = "\(credit.movie)-\(credit.id ?? 0)-\(kind)-\(place)"
        return (credit.movie, part.json.dropFirst())
      })
  }

  /// Returns rows of movies with further fields, each of which ends with a closing brace.
  private func rows(_ movies: [(id: Int, fields: Data)]) -> Data {
    var rows = Data()
    for movie in movies {
      rows.append(rows.isEmpty ? "" : ",")
      rows.append(row(of: movie.id)?.dropLast() ?? Data())
      rows.append(",")
      rows.append(movie.fields)
    }
    return rows
  }
}

/// A credit of a person, with the fields that it has in the details of a movie and in responses.
private struct CatalogCredit: Codable {
  /// TMDB's identifier of the movie, which is not a field.
  var movie = 0
  var id: Int?
  var name: String?
  var character, job, department: String?
  var order: Int?
  var creditID, knownFor: String?

  var isCast: Bool { character != nil }
  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)) ?? Data("{}".utf8)
  }

  enum CodingKeys: String, CodingKey {
    case id, name, character, job, department, order
    case creditID = "credit_id"
    case knownFor = "known_for_department"
  }
}
