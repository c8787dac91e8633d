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
  ///   except those of a log-in.
  nonisolated(nonsending) func person(_ id: Int) async throws(MovieError) -> any Person

  /// Returns one page of the people whose names match a text, from 1 to 500.
  ///
  /// - Throws: `MovieError` with any code except those of a log-in.
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
  /// TMDB's identifier of the movie.
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
