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
