import MovieEntities
import MoviePresentation
import PersonDetail
import Viper

extension PersonEntity {
  /// A person with all details.
  static let full = PersonEntity(
    id: 1, name: "Marian Anderson", birthday: Day(year: 1897, month: 2, day: 27),
    deathday: Day(year: 1993, month: 4, day: 8), placeOfBirth: "Philadelphia, Pennsylvania",
    knownFor: "Acting", biography: "She sang.\n\nShe went on.",
    credits: [
      .credit(10, "Older", 1939, .cast(character: "Herself")),
      .credit(11, "Newer", 1957, .cast(character: "Singer")),
      .credit(10, "Older", 1939, .crew(job: "Producer", department: "Production")),
    ])

  /// A person with only a name.
  static let unknown = PersonEntity(id: 2, name: "Nobody Known")

  /// Creates a person with a number of movies, one per year, the newest from 2020.
  static func busy(_ count: Int) -> PersonEntity {
    PersonEntity(
      id: 3, name: "Busy",
      credits: (0..<count).map {
        .credit($0 + 1, "Movie \($0 + 1)", 2020 - $0, .cast(character: ""))
      })
  }
}

extension MovieCredit {
  static func credit(
    _ movie: Int, _ title: String, _ year: Int?, _ part: MoviePart
  ) -> MovieCredit {
    MovieCredit(
      movie: movie, title: title, releaseDate: year.flatMap { ReleaseDate(year: $0) },
      part: part)
  }
}

extension MovieError {
  /// Thrown if the test has prepared no response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// An error for which a retry helps.
  static let offline = MovieError(
    .offline, "There is no connection.", advice: "Check the connection.", canRetry: true)
  /// An error for which a retry does not help.
  static let notFound = MovieError(.rejection(.noPerson(1)))
}

extension PersonDetailState {
  /// The text of the state in events.
  var spelled: String {
    switch page {
    case .idle: ".idle"
    case .loading(nil): ".loading(\(name))"
    case .loading(let person?): ".loaded(\(spelled(person)), refreshing)"
    case .loaded(let person): ".loaded(\(spelled(person)))"
    case .failed(let failure, nil): ".failed(\(failure.code))"
    case .failed(let failure, let person?):
      ".loaded(\(spelled(person)), not refreshed: \(failure.code))"
    }
  }

  private func spelled(_ person: PersonDetailViewModel) -> String {
    "\(person.shownFilms.count) of \(person.arranged.count), focus \(person.focus)"
      + (person.notice == nil ? "" : ", updated")
  }
}
