import ListOfMovies
import MovieEntities
import MoviePresentation
import Viper
import ViperLocalization

// Custom types for the parts of a movie list.

nonisolated struct ListInteractor: ListOfMoviesInteractable {
  func movies(_ query: MovieQuery, page: Int, reload: Bool) async throws(MovieError) -> MoviePage {
    MoviePage(number: page, movies: [Catalog.film], totalPages: 1, totalResults: 1)
  }
}

@MainActor
final class ListRouter: ListOfMoviesRouting {
  private(set) var shown: [Int] = []

  func showMovie(_ movie: MovieViewModel) async { shown += [movie.id.tmdb].compactMap(\.self) }
  func showPerson(id: Int, name: String) async { shown.append(-id) }
  func logIn(for list: any ListOfMoviesModuleInput) async -> Bool {
    await list.onLoginEnd(isLoggedIn: true)
    return true
  }
  func close() { shown = [] }
}

/// A view that stores its state but draws no scene.
@MainActor
final class ListStore: ListOfMoviesUI, Screen {
  private let presenter: any ListOfMoviesPresentable
  private(set) var titles: [String] = []

  init(presenter: any ListOfMoviesPresentable) { self.presenter = presenter }

  func update(_ state: ListOfMoviesState) {
    if let list = state.list.content { titles = list.rows.map(\.title) }
  }

  func onAppear() async { await presenter.onViewAppear() }
  func open() async { await presenter.onSelectMovie(at: 0) }
}

/// A presenter that records its view's calls.
@MainActor
final class ListPresenter: ListOfMoviesPresentable, ListOfMoviesModuleInput {
  let marks: any MarkPresentable = MarkPresenter()
  private(set) var calls: [String] = []

  func onViewAppear() async { calls.append("appear") }
  func onViewReappear(notice: String?) async { calls.append("reappear") }
  func onSelectMovie(at index: Int) async { calls.append("select \(index)") }
  func onSelectPerson(at index: Int) async { calls.append("person \(index)") }
  func onMoveFocus(by rows: Int) async { calls.append("focus \(rows)") }
  func onMore() async { calls.append("more") }
  func onLogTyped() async { calls.append("log typed") }
  func onRetry() async { calls.append("retry") }
  func onRefresh() async { calls.append("refresh") }
  func onArrange(_ change: MovieArrangement.Change) { calls.append("arrange \(change)") }
  func onTrailer() async { calls.append("trailer") }
  func onLoadPreview() async { calls.append("loadPreview") }
  func onSearch(_ term: String) async { calls.append("search \(term)") }
  func onLogIn() async { calls.append("log in") }
  func onLoginEnd(isLoggedIn: Bool) async { calls.append("end \(isLoggedIn)") }
  func onBack() { calls.append("back") }
}
