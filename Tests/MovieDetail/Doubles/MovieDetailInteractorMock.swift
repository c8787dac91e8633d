import MovieDetail
import MovieEntities
import ViperTesting

/// An interactor that responds as the test has prepared it, and records each request.
struct MovieDetailInteractorMock: MovieDetailInteractable {
  typealias Movies = Answers<MovieID, any DetailedMovie, MovieError>

  let recorder: Recorder
  let movies: Movies
  let marks: any MarkInteractable
  var facts: (any FactInteractable)?

  func movie(_ id: MovieID, reload: Bool) async throws(MovieError) -> any DetailedMovie {
    try await movies.answer(
      id, call: "interactor.movie(\(id)\(reload ? ", reload" : ""))", recorder: recorder)
  }
}
