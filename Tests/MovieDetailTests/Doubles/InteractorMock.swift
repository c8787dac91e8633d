import Entities
import MovieDetail
import ViperTesting

/// Answers as the test prepared it, and notes each question.
struct InteractorMock: MovieDetailInteractable {
  let recorder: Recorder
  let movies: Answers<MovieID, any DetailedMovie>
  let states: Answers<Int, (any AccountStates)?>
  let wishes: Answers<Wish, Void>

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
