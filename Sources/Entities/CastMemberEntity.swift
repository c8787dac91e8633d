/// A person who acts in a movie, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct CastMemberEntity: CastMember, Hashable {
  public let id: Int
  public let name: String
  public let character: String

  /// Creates a member of the cast from its values.
  public init(id: Int, name: String, character: String = "") {
    self.id = id
    self.name = name
    self.character = character
  }
}
