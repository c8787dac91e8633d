import MovieEntities

/// A person's parts in a movie, while they are collected: each of them once, in their order.
struct FilmParts {
  private let credit: MovieCredit
  private var characters: [String]?
  private var jobs: [String] = []
  // A hostile response may have a hundred thousand parts in one movie.
  private var known: Set<MoviePart> = []

  /// Creates the parts in the movie of a credit, without any part.
  init(_ credit: MovieCredit) {
    self.credit = credit
  }

  /// Adds a part, unless it is there already.
  mutating func add(_ part: MoviePart) {
    switch part {
    case .cast(let character):
      if characters == nil { characters = [] }
      guard !character.isEmpty, known.insert(part).inserted else { return }
      characters?.append(character)
    case .crew(let job, _):
      // One job may stand in two departments.
      guard known.insert(.crew(job: job, department: "")).inserted else { return }
      jobs.append(job)
    }
  }

  /// The movie with its parts.
  var film: PersonFilm {
    PersonFilm(
      id: credit.movie, title: credit.title, releaseDay: credit.releaseDay, characters: characters,
      jobs: jobs)
  }
}
