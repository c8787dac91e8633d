import ListOfMovies
import MovieEntities
import ViperTesting

@testable import EntityTestSupport

/// An interactor that responds as the test has prepared it, and records requests and cancellations.
struct ListOfMoviesInteractorMock: ListOfMoviesInteractable {
  struct RequestKey: Hashable, Sendable {
    let query: MovieQuery
    let page: Int
  }

  typealias Prepared = Answers<RequestKey, MoviePage, MovieError>

  let recorder: Recorder
  let answers: Prepared
  let marks: any MarkInteractable
  var facts: (any FactInteractable)?
  var people: [String: Result<[FoundPerson], MovieError>] = [:]
  var peopleGate: Gate?
  var titles: [String: String] = [:]
  var trailers: [Int: String] = [:]

  func movies(_ query: MovieQuery, page: Int, reload: Bool) async throws(MovieError) -> MoviePage {
    try await answers.answer(
      RequestKey(query: query, page: page),
      call: "interactor.movies(\(spelled(query)), page: \(page)\(reload ? ", reload" : ""))",
      recorder: recorder)
  }

  func people(named term: String) async throws(MovieError) -> [FoundPerson] {
    guard let found = people[term] else { return [] }
    await recorder.record("interactor.people(\(term))")
    await peopleGate?.pass(ignoringCancellation: true)
    return try found.get()
  }

  func title(near query: MovieQuery) async -> String? {
    guard case .search(let term, _) = query, let title = titles[term] else { return nil }
    await recorder.record("interactor.title(near: \(term))")
    return title
  }

  func trailer(of movie: Int) async throws(MovieError) -> String? {
    await recorder.record("interactor.trailer(\(movie))")
    return trailers[movie]
  }
}
