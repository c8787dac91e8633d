import MovieDetail
import MovieEntities
import ViperTesting

/// An interactor that returns prepared responses and records each request.
struct MovieDetailInteractorMock: MovieDetailInteractable {
  typealias Movies = Answers<MovieID, any DetailedMovie, MovieError>

  let recorder: Recorder
  let movies: Movies
  var book: MarkBook?

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    try await movies.answer(id, call: "interactor.movie(\(id))", recorder: recorder)
  }
}
