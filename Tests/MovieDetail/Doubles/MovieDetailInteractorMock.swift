import MovieDetail
import MovieEntities
import ViperTesting

/// Answers as the test prepared it, and notes each question.
struct MovieDetailInteractorMock: MovieDetailInteractable {
  typealias Movies = Answers<MovieID, any DetailedMovie, MovieError>

  let recorder: Recorder
  let movies: Movies
  var book: MarkBook?
  var known: KnownMovies?

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    try await movies.answer(id, call: "interactor.movie(\(id))", recorder: recorder)
  }
}
