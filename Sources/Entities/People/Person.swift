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
