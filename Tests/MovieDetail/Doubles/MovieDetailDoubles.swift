public import MovieDetail
public import MovieEntities
import MovieLibrary
public import MoviePresentation
public import ViperTesting

@testable import ViperTestSupport

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

extension ViewSpy: MovieDetailUI where State == MovieDetailState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: MovieDetailRouting, MovieDetailOutput {
  public func showMovie(_ movie: MovieViewModel) async { record("showMovie(id: \(movie.id))") }
  public func showPerson(id: Int, name: String) async { record("showPerson(id: \(id), \(name))") }
  public func logIn(for detail: any MovieDetailModuleInput) async -> Bool {
    ask("logIn", for: detail)
  }
  public func log(_ movie: Film) async { record("log(\(movie.title))") }
  public func close() { record("close()") }

  public func movieDetail(didSelectMovie movie: MovieViewModel) async {
    record("didSelectMovie(\(movie.id))")
  }
  public func movieDetail(didSelectPerson id: Int, name: String) async {
    record("didSelectPerson(\(id), \(name))")
  }
  public func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
    ask("needsLogin", for: detail)
  }
}
