import Entities
import MovieDetail
import ViperTesting

/// Answers as the test prepared it, and notes each question.
struct InteractorMock: MovieDetailInteractable {
  let recorder: Recorder
  let answers: Answers<MovieID, any DetailedMovie>

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    try await answers.answer(id, call: "interactor.movie(\(id))", recorder: recorder)
  }
}
