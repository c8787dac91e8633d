import ListOfMovies
import MovieEntities
import ViperTesting

/// Answers as the test prepared it, and notes each question, and each that was given up.
struct ListOfMoviesInteractorMock: ListOfMoviesInteractable {
  struct Question: Hashable, Sendable {
    let query: MovieQuery
    let page: Int
  }

  typealias Prepared = Answers<Question, MoviePage, MovieError>

  let recorder: Recorder
  let answers: Prepared

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    try await answers.answer(
      Question(query: query, page: page),
      call: "interactor.movies(\(spelled(query)), page: \(page))", recorder: recorder)
  }
}
