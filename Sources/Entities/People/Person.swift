/// A person who has worked on movies.
public protocol Person: Sendable {
  /// The person's TMDB ID.
  var id: Int { get }
  /// The person's name.
  var name: String { get }
  /// The date of birth; `nil` if unknown.
  var birthday: Day? { get }
  /// The date of death; `nil` if unknown or the person is alive.
  var deathday: Day? { get }
  /// The place of birth, such as `Berlin, Germany`; empty if unknown.
  var placeOfBirth: String { get }
  /// The department that the person is known for, as TMDB spells it, such as `Acting`; may be
  /// empty.
  var knownFor: String { get }
  /// A short biography; empty if not available in the requested language.
  var biography: String { get }
  /// The URL of the portrait; `nil` if there is no portrait.
  var portraitURL: String? { get }
  /// The person's credits in the order of the response, which can contain several credits per
  /// movie.
  var credits: [MovieCredit] { get }
}

extension Person {
  /// The URL of the portrait, which is `nil` by default, because not every source has portraits.
  public var portraitURL: String? { nil }
}

/// The ID of a person, parsed from user input.
public struct PersonID: Hashable, Sendable {
  /// The TMDB ID, at least 1.
  public let number: Int

  /// Creates an ID from user input, or returns `nil` if the text is not an ID.
  ///
  /// - Parameter text: A positive number in ASCII digits, or the URL of the person's TMDB page; see
  ///   `PageAddress`. IMDb IDs of people are not accepted.
  public init?(_ text: String) {
    if let number = IdentifierText.number(text) {
      self.number = number
    } else if case .person(let number?) = PageAddress(text) {
      self.number = number
    } else {
      return nil
    }
  }
}

/// The gateway to a service's people.
///
/// Interactors can call the gateway from any actor.
public protocol PersonSource: Sendable {
  /// Returns a person with their movie credits.
  ///
  /// - Throws: `MovieError` with `notFound` if there is no such person, or with any other code
  ///   except those for logins.
  nonisolated(nonsending) func person(_ id: Int) async throws(MovieError) -> any Person

  /// Returns one page of the people whose names match a search term.
  ///
  /// The page number is from 1 to 500.
  ///
  /// - Throws: `MovieError` with any code except those for logins.
  nonisolated(nonsending) func people(
    named name: String, page: Int
  ) async throws(MovieError) -> PersonPage
}

/// The default implementation of `Person`.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PersonEntity: Person {
  public let id: Int
  public let name: String
  public let birthday: Day?
  public let deathday: Day?
  public let placeOfBirth: String
  public let knownFor: String
  public let biography: String
  public let portraitURL: String?
  public let credits: [MovieCredit]

  /// Creates a person with the given values.
  public init(
    id: Int, name: String, birthday: Day? = nil, deathday: Day? = nil, placeOfBirth: String = "",
    knownFor: String = "", biography: String = "", portraitURL: String? = nil,
    credits: [MovieCredit] = []
  ) {
    self.id = id
    self.name = name
    self.birthday = birthday
    self.deathday = deathday
    self.placeOfBirth = placeOfBirth
    self.knownFor = knownFor
    self.biography = biography
    self.portraitURL = portraitURL
    self.credits = credits
  }
}

/// A person's part in a movie.
public struct MovieCredit: Hashable, Sendable {
  /// The movie's TMDB ID.
  public let movie: Int
  /// The movie's title.
  public let title: String
  /// The release date; `nil` if unknown.
  public let releaseDate: ReleaseDate?
  /// The person's part.
  public let part: MoviePart

  /// Creates a credit with the given values.
  public init(movie: Int, title: String, releaseDate: ReleaseDate? = nil, part: MoviePart) {
    self.movie = movie
    self.title = title
    self.releaseDate = releaseDate
    self.part = part
  }
}

/// A person's part in the cast or crew.
public enum MoviePart: Hashable, Sendable {
  /// A role in the cast; the character is empty if unknown.
  case cast(character: String)
  /// A crew job, such as `Director`, and the job's department, such as `Directing`, both as spelled
  /// by TMDB.
  case crew(job: String, department: String)
}

/// A person found by a search.
public struct FoundPerson: Hashable, Identifiable, Sendable {
  /// The person's TMDB ID.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The department that the person is known for, such as `Acting`; may be empty.
  public let knownFor: String
  /// The titles of up to three movies or series that the person is known for.
  public let works: [String]

  /// Creates a person with the given values.
  public init(id: Int, name: String, knownFor: String = "", works: [String] = []) {
    self.id = id
    self.name = name
    self.knownFor = knownFor
    self.works = works
  }
}

/// One page of people found by a search.
public struct PersonPage: Sendable {
  /// The people, in the service's order.
  public let people: [FoundPerson]
  /// The number of pages that can be requested, at most 500.
  public let totalPages: Int
  /// The number of matching people, according to the service.
  public let totalResults: Int

  /// Creates a page, limiting the number of pages to the range 0–500.
  public init(people: [FoundPerson], totalPages: Int = 1, totalResults: Int? = nil) {
    self.people = people
    self.totalPages = min(max(totalPages, 0), MoviePage.lastServed)
    self.totalResults = max(totalResults ?? 0, people.count)
  }
}

/// A movie and all parts that a person has in the movie.
public struct PersonFilm: Hashable, Identifiable, Sendable {
  /// The movie's TMDB ID.
  public let id: Int
  /// The title.
  public let title: String
  /// The release date; `nil` if unknown.
  public let releaseDate: ReleaseDate?
  /// The known names of the characters that the person plays; `nil` if the person is not in the
  /// cast.
  public let characters: [String]?
  /// The person's crew jobs, as TMDB spells them.
  public let jobs: [String]

  /// Creates a movie with the given values.
  public init(
    id: Int, title: String, releaseDate: ReleaseDate? = nil, characters: [String]? = nil,
    jobs: [String] = []
  ) {
    self.id = id
    self.title = title
    self.releaseDate = releaseDate
    self.characters = characters
    self.jobs = jobs
  }

  /// Creates a movie from all of the person's credits for that movie; there must be at least one
  /// credit.
  fileprivate init(_ credits: [MovieCredit]) {
    let characters = credits.compactMap { credit in
      if case .cast(let character) = credit.part { character } else { nil }
    }
    // TMDB may list the same job in two departments.
    let jobs = credits.compactMap { credit in
      if case .crew(let job, _) = credit.part { job } else { nil }
    }
    self.init(
      id: credits[0].movie, title: credits[0].title, releaseDate: credits[0].releaseDate,
      characters: characters.isEmpty ? nil : characters.uniqued.filter { !$0.isEmpty },
      jobs: jobs.uniqued)
  }

  /// The characters and jobs as one string, such as `Johnnie Gray · Director, Writer`; empty if
  /// unknown.
  public var part: String {
    [characters ?? [], jobs].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
      .joined(separator: " · ")
  }
}

extension Person {
  /// The person's movies without duplicates, with the newest movie first and undated movies last.
  public var films: [PersonFilm] {
    let credits = credits
    let parts = Dictionary(grouping: credits, by: \.movie)
    return credits.map(\.movie).uniqued.compactMap { parts[$0].map(PersonFilm.init) }
      .sorted { left, right in
        guard let date = left.releaseDate else { return false }
        return right.releaseDate.map { date > $0 } ?? true
      }
  }
}

/// A cast member of a movie.
public struct CastMember: Hashable, Sendable {
  /// The person's TMDB ID.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The character's name; empty if unknown.
  public let character: String

  /// Creates a cast member with the given values.
  public init(id: Int, name: String, character: String = "") {
    self.id = id
    self.name = name
    self.character = character
  }
}

/// A crew member's job in a movie.
public struct CrewMember: Hashable, Sendable {
  /// The person's TMDB ID.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The job, as TMDB spells it, such as `Director` or `Screenplay`.
  public let job: String
  /// The job's department, such as `Directing` or `Writing`.
  public let department: String

  /// Creates a crew member with the given values.
  public init(id: Int, name: String, job: String, department: String) {
    self.id = id
    self.name = name
    self.job = job
    self.department = department
  }
}

extension DetailedMovie {
  /// The directors, without duplicates.
  public var directors: [CrewMember] { crew.filter { $0.job == "Director" }.uniqued }

  /// The names of the movie's writers and of the authors of the original work, without duplicates.
  public var writers: [String] { crew.filter { $0.department == "Writing" }.map(\.name).uniqued }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in order of first occurrence.
  package var uniqued: [Element] {
    // The first use of a set costs more than a few comparisons, but a hostile response may contain
    // 100,000 credits for one person.
    guard count > 8 else {
      return indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] }
    }
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
