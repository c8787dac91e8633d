/// A person who acts in a movie.
public protocol CastMember: Sendable {
  /// TMDB's identifier of the person.
  var id: Int { get }
  /// The person's name.
  var name: String { get }
  /// The name of the character that the person plays; empty if TMDB does not know it.
  var character: String { get }
}

/// A person who plays in a movie, as it arrives from the service.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct CastMemberEntity: CastMember, Hashable, Decodable {
  public let id: Int
  public let name: String
  public let character: String
  /// The place in the billing, from 0; the end when TMDB does not say.
  let order: Int

  /// Makes a member of the cast from its values.
  ///
  /// - Parameters:
  ///   - id: TMDB's number of the person.
  ///   - name: The person's name.
  ///   - character: Whom the person plays, or nothing.
  public init(id: Int, name: String, character: String = "") {
    self.id = id
    self.name = name
    self.character = character
    order = .max
  }

  private enum Key: CodingKey { case id, name, character, order }

  /// Reads one row of `credits.cast`.
  ///
  /// - Parameter decoder: Stands on the row's object.
  /// - Throws: `DecodingError` when the row has no id or no name.
  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    id = try row.decode(Int.self, forKey: .id)
    name = try row.decode(String.self, forKey: .name)
    character = (try? row.decode(String.self, forKey: .character)) ?? ""
    order = (try? row.decode(Int.self, forKey: .order)) ?? .max
  }
}
