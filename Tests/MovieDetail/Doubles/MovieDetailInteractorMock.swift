import MovieDetail
import MovieEntities
import ViperTesting

/// Answers as the test prepared it, and notes each question.
struct MovieDetailInteractorMock: MovieDetailInteractable {
  typealias Movies = Answers<MovieID, any DetailedMovie, MovieError>
  typealias States = Answers<Int, AccountStates?, MovieError>
  typealias Changes = Answers<MarkChange, Void, MovieError>

  let recorder: Recorder
  let movies: Movies
  let states: States
  let changes: Changes

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    try await movies.answer(id, call: "interactor.movie(\(id))", recorder: recorder)
  }

  func states(of movie: Int) async throws(MovieError) -> AccountStates? {
    try await states.answer(movie, call: "interactor.states(\(movie))", recorder: recorder)
  }

  func apply(_ change: MarkChange, for movie: Int) async throws(MovieError) {
    try await changes.answer(
      change, call: "interactor.apply(\(spelled(change)), \(movie))", recorder: recorder)
  }
}
