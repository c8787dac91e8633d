import Foundation
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing

/// The people of the embedded catalog, derived from its movies' credits.
struct EmbeddedPeopleTests {
  private let service = EmbeddedService()

  private var people: ServicePeople { ServicePeople(transport: service.transport) }
  private var catalog: ServiceCatalog { ServiceCatalog(transport: service.transport) }

  /// A row of a person's credits.
  private struct Row: Decodable {
    let id: Int
    let title: String
    let popularity: Double
    let character: String?
    let job: String?
    let department: String?
    let creditId: String
  }

  private struct Page: Decodable {
    struct Credits: Decodable {
      let cast: [Row]
      let crew: [Row]
    }
    let movieCredits: Credits?
  }

  private func credits(_ id: Int) async throws -> Page.Credits {
    let page: Page = try await service.found(
      .get("/person/\(id)", ["append_to_response": "images,movie_credits"]))
    return try #require(page.movieCredits)
  }

  /// Returns the ID of the person with a name.
  private func id(_ name: String) async throws -> Int {
    for row in try await service.rows("/movie/popular") {
      let movie = try await catalog.movie(.tmdb(row.id))
      if let member = movie.cast.first(where: { $0.name == name }) { return member.id }
      if let member = movie.crew.first(where: { $0.name == name }) { return member.id }
    }
    throw CancellationError()
  }

  @Test func `Unknown values are encoded like the service's`() async throws {
    let response = try await service.transport.response(to: .get("/person/910000011"))
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"id":910000011,"known_for_department":"Acting","name":"Max Schreck","#
        + #""biography":"","birthday":null,"deathday":null,"place_of_birth":null,"#
        + #""profile_path":null}"#)
  }

  @Test func `A row has the movie's values and the person's role`() async throws {
    let movies = Dictionary(
      uniqueKeysWithValues: try await service.rows("/movie/popular").map { ($0.id, $0) })
    let credits = try await credits(id("Buster Keaton"))
    #expect(credits.cast.count > 1 && credits.crew.count > 1)
    for row in credits.cast + credits.crew {
      #expect(row.title == movies[row.id]?.title)
      #expect(row.popularity == movies[row.id]?.popularity)
    }
    #expect(credits.cast.allSatisfy { $0.character != nil && $0.job == nil })
    #expect(credits.crew.allSatisfy { $0.character == nil && $0.job != nil })
    #expect(credits.crew.allSatisfy { $0.department != nil })
    let ids = (credits.cast + credits.crew).map(\.creditId)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `A person's roles are exactly the credits of the movies`() async throws {
    var parts: [Int: [String]] = [:]
    var names: [Int: String] = [:]
    for row in try await service.rows("/movie/popular") {
      let movie = try await catalog.movie(.tmdb(row.id))
      for member in movie.cast {
        names[member.id] = member.name
        parts[member.id, default: []].append("\(movie.id) as \(member.character)")
      }
      for member in movie.crew {
        names[member.id] = member.name
        parts[member.id, default: []].append("\(movie.id) \(member.job), \(member.department)")
      }
    }
    // Checks a fiftieth of the people, and all with three roles: all of them would take seconds.
    for (id, parts) in parts where parts.count > 2 || id % 50 == 0 {
      let person = try await people.person(id)
      #expect(person.name == names[id])
      let found = person.credits.map { credit in
        switch credit.part {
        case .cast(let character): "\(credit.movie) as \(character)"
        case .crew(let job, let department): "\(credit.movie) \(job), \(department)"
        }
      }
      #expect(found.sorted() == parts.sorted())
    }
  }

  @Test(
    arguments: [
      // He acted in one movie and wrote none.
      ("Max Schreck", "Acting"), ("F.W. Murnau", "Directing"),
      // She has two credits in one movie.
      ("Thea von Harbou", "Writing"),
      // He acted in one movie less than he directed and wrote.
      ("Charlie Chaplin", "Directing"), ("Buster Keaton", "Acting"),
      // If numbers are equal, acting comes first, then the first credit.
      ("Georges Méliès", "Acting"), ("Erich von Stroheim", "Directing"),
    ])
  func `A person's department is the most frequent one`(name: String, department: String)
    async throws
  {
    #expect(try await people.person(id(name)).knownFor == department)
  }

  @Test(arguments: [
    ("KEATON", ["Buster Keaton", "Joe Keaton"]), ("georges melies", ["Georges Méliès"]),
    ("bunuel luis", ["Luis Buñuel"]), ("花子", ["架空 花子"]), ("zz", []), ("uster", []), ("!", []),
  ])
  func `People are found by the words of their names, most credits first`(
    text: String, names: [String]
  ) async throws {
    let page = try await people.people(named: text, page: 1)
    #expect(page.people.map(\.name) == names)
    #expect((page.totalPages, page.totalResults) == (1, names.count))
  }

  @Test func `A result has up to three known movies, most popular first`() async throws {
    let found = try await people.people(named: "buster", page: 1).people.first
    #expect(found?.works == ["The General", "Sherlock Jr.", "Steamboat Bill, Jr."])
    #expect(try await found?.knownFor == people.person(910_000_022).knownFor)
    let (status, _) = try await service.rejection(.get("/search/person", ["query": ""]))
    #expect(status == 422)
  }

  @Test func `A search's pages contain each person once`() async throws {
    var ids: [Int] = []
    for page in 1...5 { ids += try await people.people(named: "g", page: page).people.map(\.id) }
    #expect(Set(ids).count == ids.count)
    #expect(try await people.people(named: "g", page: 1).totalResults == ids.count)
  }

  @Test(arguments: [nil, "", "credits", "movie_credit"])
  func `Roles are included only if requested`(parts: String?) async throws {
    let page: Page = try await service.found(
      .get("/person/910000011", ["append_to_response": parts]))
    #expect(page.movieCredits == nil)
  }

  @Test(arguments: [
    "1", "234", "910000000", "91000001", "9100000111", "0910000011", "+910000011", "-1", "0",
    #"910000011,"name":"Max Schreck","character":"Count Orlok","order":0},{"id":910000012"#,
    "tt0010323", "", "ä", "latest",
  ])
  func `An unknown person is not found`(id: String) async throws {
    let (status, rejection) = try await service.rejection(.get("/person/\(id)"))
    #expect(status == 404)
    #expect(rejection.statusCode == 34)
  }
}
