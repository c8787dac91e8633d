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
