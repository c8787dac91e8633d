import CMovieFixtures
import MovieEntities

/// The credits on a movie page.
struct CatalogDetails: Decodable {
  struct Credits: Decodable {
    let cast, crew: [CatalogCredit]
  }

  let id: Int
  let credits: Credits

  /// All credits, each with the ID of the movie.
  var allCredits: [CatalogCredit] {
    (credits.cast + credits.crew).map { credit in
      var credit = credit
      credit.movie = id
      return credit
    }
  }
}

/// A person's credit, with the fields used in movie pages and responses.
struct CatalogCredit: Codable {
  /// The movie's TMDB ID, which is not part of the JSON.
  var movie = 0
  var id: Int?
  var name: String?
  var character, job, department: String?
  var order: Int?
  var creditID, knownFor: String?

  var isCast: Bool { character != nil }

  private enum CodingKeys: String, CodingKey {
    case id, name, character, job, department, order
    case creditID = "credit_id"
    case knownFor = "known_for_department"
  }
}

/// The people in the catalog, whose data comes entirely from the credits of movies.
extension EmbeddedCatalog {
  /// The credits of each person, in catalog order.
  private static let people = Dictionary(grouping: credits(), by: \.id)

  /// Returns the credits of a person in catalog order; empty if the person is unknown.
  static func credits(of id: String) -> [CatalogCredit] {
    // Accept a number only in its canonical spelling.
    guard let number = Int(id), String(number) == id else { return [] }
    return credits(containing: #""id":\#(number)"#).filter { $0.id == number }
  }

  /// Returns a person's page, built from the credits of movies, or `nil` if the person is unknown.
  static func person(_ id: String, with parts: String) -> String? {
    let credits = credits(of: id)
    guard !credits.isEmpty else { return nil }
    var body = beginning(of: credits)
    body += #","biography":"","birthday":null,"deathday":null,"place_of_birth":null,"#
    body += #""profile_path":null"#
    if parts.split(separator: ",").contains("movie_credits") {
      let (cast, crew) = (credits.filter(\.isCast), credits.filter { !$0.isCast })
      body += #","movie_credits":{"cast":[\#(rows(cast))],"crew":[\#(rows(crew))]}"#
    }
    return body + "}"
  }

  /// Returns a page of the people who match a search, with those who have the most credits first.
  static func people(_ search: EmbeddedSearch, page number: Int) -> String {
    let found = people.values
      .filter { search.matches(SearchText.words($0[0].name ?? "")) }
      .sorted { ($1.count, $0[0].id ?? 0) < ($0.count, $1[0].id ?? 0) }
    return page(number, of: found) { credits in
      let works = credits.map(\.movie).uniqued.prefix(3).map {
        row(of: $0, and: #""media_type":"movie""#)
      }
      return beginning(of: credits) + #","known_for":[\#(works.joined(separator: ","))]}"#
    }
  }

  /// Returns the beginning of a person's page or row, without a closing brace.
  ///
  /// The department is the one with the most credits. If departments are tied, acting wins;
  /// otherwise, the department that comes first in the credits wins.
  private static func beginning(of credits: [CatalogCredit]) -> String {
    let departments = (credits.filter(\.isCast) + credits).map { $0.department ?? "Acting" }
    let counts = Dictionary(credits.map { ($0.department ?? "Acting", 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    var person = CatalogCredit(id: credits[0].id, name: credits[0].name)
    person.knownFor = departments.first { counts[$0] == most }
    return String(json(of: person).dropLast())
  }

  /// Returns rows for `movie_credits`, each with a made-up credit ID.
  private static func rows(_ credits: [CatalogCredit]) -> String {
    credits.enumerated().map { index, credit in
      var part = credit
      (part.id, part.name) = (nil, nil)
      let kind = credit.isCast ? "cast" : "crew"
      part.creditID = "\(credit.movie)-\(credit.id ?? 0)-\(kind)-\(index)"
      return row(of: credit.movie, and: String(json(of: part).dropFirst().dropLast()))
    }.joined(separator: ",")
  }

  /// Returns a movie's row with additional JSON members.
  private static func row(of movie: Int, and members: String) -> String {
    let row = index(of: movie).map { movies[$0].row.json } ?? "{}"
    return "\(row.dropLast()),\(members)}"
  }
}
