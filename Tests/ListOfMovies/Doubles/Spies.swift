public import ListOfMovies
public import MovieEntities
public import MoviePresentation
public import ViperTesting

@testable import ViperTestSupport

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
  public func log(_ movie: MovieSummary) async { record("log(\(movie.title))") }
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
