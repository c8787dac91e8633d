public import MovieEntities

/// A movie in which a person has had one part or several.
public struct PersonFilm: Hashable, Identifiable, Sendable {
  /// TMDB's number of the movie.
  public let id: Int
  /// The title.
  public let title: String
  /// The day of release; `nil` if it is unknown.
  public let releaseDay: Day?
  /// The names of the characters that the person plays, without those that TMDB does not know; `nil`
  /// if the person does not act in the movie.
  public let characters: [String]?
  /// The person's jobs in the crew, as TMDB spells them.
  public let jobs: [String]

  /// Creates a movie of a person.
  public init(
    id: Int, title: String, releaseDay: Day? = nil, characters: [String]? = nil, jobs: [String] = []
  ) {
    self.id = id
    self.title = title
    self.releaseDay = releaseDay
    self.characters = characters
    self.jobs = jobs
  }

  /// TMDB's number of the movie as text.
  public var number: String { String(id) }
  /// The year of release; empty if it is unknown.
  public var year: String { releaseDay.map { String($0.year) } ?? "" }
  /// The characters and the jobs in one text, such as `Johnnie Gray · Director, Writer`; empty if
  /// none of them is known.
  public var part: String {
    [characters ?? [], jobs].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
      .joined(separator: " · ")
  }
}
