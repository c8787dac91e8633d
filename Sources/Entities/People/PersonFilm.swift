/// A movie in which a person has one part or several.
public struct PersonFilm: Hashable, Identifiable, Sendable {
  /// TMDB's identifier of the movie.
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

  /// Creates a movie of a person from its values.
  public init(
    id: Int, title: String, releaseDay: Day? = nil, characters: [String]? = nil, jobs: [String] = []
  ) {
    self.id = id
    self.title = title
    self.releaseDay = releaseDay
    self.characters = characters
    self.jobs = jobs
  }

  /// Creates a movie from all of the person's parts in it, of which there must be one.
  fileprivate init(_ credits: [MovieCredit]) {
    let characters = credits.compactMap { credit in
      if case .cast(let character) = credit.part { character } else { nil }
    }
    // TMDB may list one job in two departments.
    let jobs = credits.compactMap { credit in
      if case .crew(let job, _) = credit.part { job } else { nil }
    }
    self.init(
      id: credits[0].movie, title: credits[0].title, releaseDay: credits[0].releaseDay,
      characters: characters.isEmpty ? nil : characters.uniqued.filter { !$0.isEmpty },
      jobs: jobs.uniqued)
  }

  /// The characters and the jobs in one text, such as `Johnnie Gray · Director, Writer`; empty if
  /// none of them is known.
  public var part: String {
    [characters ?? [], jobs].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
      .joined(separator: " · ")
  }
}

extension Person {
  /// The movies of the person's credits, each once: the newest first, and those without a day of
  /// release last.
  public var films: [PersonFilm] {
    let credits = credits
    let parts = Dictionary(grouping: credits, by: \.movie)
    return credits.map(\.movie).uniqued.compactMap { parts[$0].map(PersonFilm.init) }
      .sorted { left, right in
        guard let day = left.releaseDay else { return false }
        return right.releaseDay.map { day > $0 } ?? true
      }
  }
}
