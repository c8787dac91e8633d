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
