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
