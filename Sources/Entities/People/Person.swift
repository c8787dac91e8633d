/// A person who has worked on movies.
public protocol Person: Sendable {
  /// TMDB's identifier of the person.
  var id: Int { get }
  /// The person's name.
  var name: String { get }
  /// The day of birth; `nil` if it is unknown.
  var birthday: Day? { get }
  /// The day of death; `nil` if it is unknown or the person is alive.
  var deathday: Day? { get }
  /// The place of birth, such as `Berlin, Germany`; empty if it is unknown.
  var placeOfBirth: String { get }
  /// The department that the person is known for, as TMDB spells it, such as `Acting`; may be
  /// empty.
  var knownFor: String { get }
  /// The person's life in a few paragraphs; empty if there is no text in the requested language.
  var biography: String { get }
  /// The person's parts in movies, in the order of the response. A person may have several parts in
  /// one movie.
  var credits: [MovieCredit] { get }
}

/// The identifier of a person, as the user types it.
public struct PersonID: Hashable, Sendable {
  /// TMDB's identifier, at least 1.
  public let number: Int

  /// Creates an identifier from text that the user typed, or returns `nil` if the text is not one.
  ///
  /// - Parameter text: ASCII digits of a number that is at least 1, or the address of the person's
  ///   page at TMDB; see `PageAddress`. IMDb's identifiers of people are not accepted.
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
/// Interactors call it, on any actor.
public protocol PersonSource: Sendable {
  /// Returns a person with the person's parts in movies.
  ///
  /// - Throws: `MovieError` with `notFound` if there is no such person, and with any other code
  ///   except those of a login.
  nonisolated(nonsending) func person(_ id: Int) async throws(MovieError) -> any Person

  /// Returns one page of the people whose names match a text, from 1 to 500.
  ///
  /// - Throws: `MovieError` with any code except those of a login.
  nonisolated(nonsending) func people(
    named name: String, page: Int
  ) async throws(MovieError) -> PersonPage
}

/// A person who has worked on movies, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PersonEntity: Person {
  public let id: Int
  public let name: String
  public let birthday: Day?
  public let deathday: Day?
  public let placeOfBirth: String
  public let knownFor: String
  public let biography: String
  public let credits: [MovieCredit]

  /// Creates a person from its values.
  public init(
    id: Int, name: String, birthday: Day? = nil, deathday: Day? = nil, placeOfBirth: String = "",
    knownFor: String = "", biography: String = "", credits: [MovieCredit] = []
  ) {
    self.id = id
    self.name = name
    self.birthday = birthday
    self.deathday = deathday
    self.placeOfBirth = placeOfBirth
    self.knownFor = knownFor
    self.biography = biography
    self.credits = credits
  }
}

/// A part that a person has in a movie.
public struct MovieCredit: Hashable, Sendable {
  /// The TMDB ID of the movie.
  public let movie: Int
  /// The title of the movie.
  public let title: String
  /// The day of release; `nil` if it is unknown.
  public let releaseDay: Day?
  /// The part of the person.
  public let part: MoviePart

  /// Creates a credit from its values.
  public init(movie: Int, title: String, releaseDay: Day? = nil, part: MoviePart) {
    self.movie = movie
    self.title = title
    self.releaseDay = releaseDay
    self.part = part
  }
}

/// The part of a person in a movie.
public enum MoviePart: Hashable, Sendable {
  /// The person acted. The character is empty if TMDB does not know it.
  case cast(character: String)
  /// The person was of the crew, with a job such as `Director` and a department such as
  /// `Directing`, as TMDB spells them.
  case crew(job: String, department: String)
}

/// A person whom a search by name has found.
public struct FoundPerson: Hashable, Identifiable, Sendable {
  /// TMDB's identifier of the person.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The department that the person is known for, such as `Acting`; may be empty.
  public let knownFor: String
  /// The titles of up to three movies or series that the person is known for.
  public let works: [String]

  /// Creates a person from its values.
  public init(id: Int, name: String, knownFor: String = "", works: [String] = []) {
    self.id = id
    self.name = name
    self.knownFor = knownFor
    self.works = works
  }
}

/// One page of the people whom a search has found.
public struct PersonPage: Sendable {
  /// The people, in the service's order.
  public let people: [FoundPerson]
  /// The number of pages that can be requested, at most 500.
  public let totalPages: Int
  /// The number of people according to the service.
  public let totalResults: Int

  /// Creates a page; the number of pages is limited to 0 to 500.
  public init(people: [FoundPerson], totalPages: Int = 1, totalResults: Int? = nil) {
    self.people = people
    self.totalPages = min(max(totalPages, 0), MoviePage.lastServed)
    self.totalResults = max(totalResults ?? 0, people.count)
  }
}

/// A movie in which a person has one part or several.
public struct PersonFilm: Hashable, Identifiable, Sendable {
  /// The TMDB ID of the movie.
  public let id: Int
  /// The title.
  public let title: String
  /// The day of release; `nil` if it is unknown.
  public let releaseDay: Day?
  /// The names of the characters that the person plays, without those that TMDB does not know; `nil`
  /// if the person does not act in the movie.
  public let characters: [String]?
  /// The person's jobs in the crew, as TMDB spells them.
  public let jobs: [String]

  /// Creates a movie of a person from its values.
  public init(
    id: Int, title: String, releaseDay: Day? = nil, characters: [String]? = nil, jobs: [String] = []
  ) {
    self.id = id
    self.title = title
    self.releaseDay = releaseDay
    self.characters = characters
    self.jobs = jobs
  }

  /// Creates a movie from all of the person's parts in it, of which there must be one.
  fileprivate init(_ credits: [MovieCredit]) {
    let characters = credits.compactMap { credit in
      if case .cast(let character) = credit.part { character } else { nil }
    }
    // TMDB may list one job in two departments.
    let jobs = credits.compactMap { credit in
      if case .crew(let job, _) = credit.part { job } else { nil }
    }
    self.init(
      id: credits[0].movie, title: credits[0].title, releaseDay: credits[0].releaseDay,
      characters: characters.isEmpty ? nil : characters.uniqued.filter { !$0.isEmpty },
      jobs: jobs.uniqued)
  }

  /// The characters and the jobs in one text, such as `Johnnie Gray · Director, Writer`; empty if
  /// none of them is known.
  public var part: String {
    [characters ?? [], jobs].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
      .joined(separator: " · ")
  }
}

extension Person {
  /// The movies of the person's credits, each once: the newest first, and those without a day of
  /// release last.
  public var films: [PersonFilm] {
    let credits = credits
    let parts = Dictionary(grouping: credits, by: \.movie)
    return credits.map(\.movie).uniqued.compactMap { parts[$0].map(PersonFilm.init) }
      .sorted { left, right in
        guard let day = left.releaseDay else { return false }
        return right.releaseDay.map { day > $0 } ?? true
      }
  }
}

/// A person who acts in a movie.
public struct CastMember: Hashable, Sendable {
  /// TMDB's identifier of the person.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The name of the character that the person plays; empty if TMDB does not know it.
  public let character: String

  /// Creates a member of the cast from its values.
  public init(id: Int, name: String, character: String = "") {
    self.id = id
    self.name = name
    self.character = character
  }
}

/// A person who has one job in the production of a movie.
public struct CrewMember: Hashable, Sendable {
  /// TMDB's identifier of the person.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The job as TMDB names it, such as `Director` or `Screenplay`.
  public let job: String
  /// The department of the job, such as `Directing` or `Writing`.
  public let department: String

  /// Creates a member of the crew from its values.
  public init(id: Int, name: String, job: String, department: String) {
    self.id = id
    self.name = name
    self.job = job
    self.department = department
  }
}

extension DetailedMovie {
  /// The directors, each once.
  public var directors: [CrewMember] { crew.filter { $0.job == "Director" }.uniqued }

  /// The names of the people who wrote the movie or the work that it is based on, each once.
  public var writers: [String] { crew.filter { $0.department == "Writing" }.map(\.name).uniqued }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of their first occurrences.
  package var uniqued: [Element] {
    // A hostile response may have a hundred thousand parts of one person.
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
