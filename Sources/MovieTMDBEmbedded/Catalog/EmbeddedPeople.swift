import CMovieFixtures
import MovieEntities
import ViperEssentials

extension EmbeddedCatalog {
  /// Returns a person's page as the service sends it; `nil` if there is no such person.
  ///
  /// The catalog knows people only from the credits of its movies. It has no biographies, dates
  /// or pictures, and none are invented: the page says what the service says when it does not know
  /// them.
  func person(_ id: String, with parts: String) -> Data? {
    let credits = credits(of: id)
    guard let name = credits.first?.name else { return nil }
    var body = Data()
    body.append("{\"id\":\(id),\"name\":\"")
    body.append(name)
    body.append("\",\"biography\":\"\",\"birthday\":null,\"deathday\":null,")
    body.append("\"place_of_birth\":null,\"profile_path\":null,\"known_for_department\":\"")
    body.append(department(of: credits))
    body.append(UInt8(ascii: "\""))
    if parts.split(separator: ",").contains("movie_credits") {
      body.append(",\"movie_credits\":{\"cast\":[")
      body.append(rows(credits.filter(\.isCast), of: id))
      body.append("],\"crew\":[")
      body.append(rows(credits.filter { !$0.isCast }, of: id))
      body.append("]}")
    }
    body.append(UInt8(ascii: "}"))
    return body
  }

  /// Returns TMDB's identifiers of the movies in which a person took part.
  func movies(with person: String) -> Set<Int> { Set(credits(of: person).map(\.movie)) }

  /// Returns the credits of a person, in the order of the movies.
  private func credits(of id: String) -> [CatalogCredit] {
    // A path can contain anything, and only digits can be searched for.
    guard !id.isEmpty, id.utf8.allSatisfy(\.isDigit) else { return [] }
    // A movie's row begins with its `id` too, but not with a name behind it.
    let start = Array("{\"id\":\(id),\"name\":".utf8)
    return zip(index.ids, Data(fixture: fixture_details()).rows).flatMap { movie, row in
      row.places(of: start).compactMap { CatalogCredit(row[$0...], movie: movie) }
    }
  }

  /// Returns the department of most of the credits; among equals, acting and then the first.
  ///
  /// The service stores the department that a person is known for, and the catalog derives it:
  /// `Acting` for a person who only acted, and otherwise the most frequent one.
  private func department(of credits: [CatalogCredit]) -> Data {
    let departments = (credits.filter(\.isCast) + credits.filter { !$0.isCast }).map(\.department)
    let counts = Dictionary(departments.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return departments.first { counts[$0] == most } ?? Data()
  }

  /// Returns rows as `movie_credits` has them: the movie's own, what the person did, and an
  /// identifier of the credit, which is invented.
  private func rows(_ credits: [CatalogCredit], of id: String) -> Data {
    var rows = Data()
    for (place, credit) in credits.enumerated() {
      guard let row = row(of: credit.movie) else { continue }
      if !rows.isEmpty { rows.append(UInt8(ascii: ",")) }
      rows.append(row.dropLast())
      rows.append(UInt8(ascii: ","))
      rows.append(credit.fields)
      let kind = credit.isCast ? "cast" : "crew"
      rows.append(",\"credit_id\":\"\(credit.movie)-\(id)-\(kind)-\(place)\"}")
    }
    return rows
  }
}
