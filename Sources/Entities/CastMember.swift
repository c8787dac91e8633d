/// A person who acts in a movie.
public protocol CastMember: Sendable {
  /// TMDB's identifier of the person.
  var id: Int { get }
  /// The person's name.
  var name: String { get }
  /// The name of the character that the person plays; empty if TMDB does not know it.
  var character: String { get }
}
