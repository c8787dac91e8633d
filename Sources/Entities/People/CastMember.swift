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
