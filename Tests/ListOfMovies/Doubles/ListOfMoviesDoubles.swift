public import ListOfMovies
public import MovieEntities
import MovieLibrary
public import MoviePresentation
public import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

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
  var factsGate: Gate?

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

  func loadFacts(of movie: Int) async throws(MovieError) {
    await recorder.record("interactor.loadFacts(\(movie))")
    await factsGate?.pass()
    if Task.isCancelled { await recorder.record("canceled") }
  }
}

extension ViewSpy: ListOfMoviesUI where State == ListOfMoviesState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: ListOfMoviesRouting, ListOfMoviesOutput {
  public func showMovie(_ movie: MovieViewModel) async { record("showMovie(id: \(movie.id))") }
  public func showPerson(id: Int, name: String) async { record("showPerson(id: \(id))") }
  public func showPage(_ page: PageAddress) async -> Bool {
    record("showPage(\(page))")
    return true
  }
  public func logIn(for list: any ListOfMoviesModuleInput) async -> Bool {
    ask("logIn", for: list)
  }
  public func log(_ movie: Film) async { record("log(\(movie.title))") }
  public func log(typed text: String) async { record("log(typed: \(text))") }
  public func close() { record("close()") }

  public func listOfMovies(didSelectMovie movie: MovieViewModel) async {
    record("didSelectMovie(\(movie.id))")
  }
  public func listOfMovies(didSelectPerson id: Int, name: String) async {
    record("didSelectPerson(\(id))")
  }
  public func listOfMovies(didEnter page: PageAddress) async -> Bool {
    record("didEnter(\(page))")
    return true
  }
  public func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool {
    ask("needsLogin", for: list)
  }
}
