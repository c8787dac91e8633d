import Entities
import MovieDetail
import ViperTesting

/// Answers as the test prepared it, and notes each question.
struct InteractorMock: MovieDetailInteractable {
  typealias Movies = Answers<MovieID, any DetailedMovie, MovieError>
  typealias States = Answers<Int, (any AccountStates)?, MovieError>
  typealias Wishes = Answers<Wish, Void, MovieError>

  let recorder: Recorder
  let movies: Movies
  let states: States
  let wishes: Wishes

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    try await movies.answer(id, call: "interactor.movie(\(id))", recorder: recorder)
  }

  func states(of movie: Int) async throws(MovieError) -> (any AccountStates)? {
    try await states.answer(movie, call: "interactor.states(\(movie))", recorder: recorder)
  }

  func fulfil(_ wish: Wish, for movie: Int) async throws(MovieError) {
    try await wishes.answer(
      wish, call: "interactor.fulfil(\(spelled(wish)), \(movie))", recorder: recorder)
  }
}
