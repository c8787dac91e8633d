import MovieDetail
import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

// Custom types for the parts of a movie page.

nonisolated struct DetailInteractor: MovieDetailInteractable, MovieInteractable {
  // Without marks, the page shows no buttons for them.
  let marks: any MarkInteractable = DetailMarks()
  let facts: (any FactInteractable)? = DetailFacts()

  func movie(_ id: MovieID, reload: Bool) async throws(MovieError) -> any DetailedMovie {
    FilmPage(film: Catalog.film)
  }
}

/// Marks that require a login, which is never opened.
final class DetailMarks: MarkInteractable {
  nonisolated init() {}

  func change(
    _ change: MarkChange, of movie: MovieEntities.Film
  ) async throws(MovieError) -> MarkResult? {
    throw MovieError(.notLoggedIn, "Nobody is logged in.")
  }
}

/// Facts that never change.
final class DetailFacts: FactInteractable {
  nonisolated init() {}

  subscript(movie: Int) -> MovieFacts? { MovieFacts(runtime: 90) }
  func observe(_ observer: any MovieFactsObserver) {}
}

/// Counts changes to marks and facts.
@MainActor
final class Marked: MarkObserver, MovieFactsObserver {
  private(set) var changes = 0

  func marksDidChange(_ movies: Set<MovieID>?) { changes += 1 }
  func factsDidChange(of movie: Int) { changes += 1 }
}

@MainActor
final class DetailRouter: MovieDetailRouting {
  private(set) var loginRequests = 0

  func showMovie(_ movie: MovieViewModel) async {}
  func showPerson(id: Int, name: String) async {}
  func logIn(for detail: any MovieDetailModuleInput) async -> Bool {
    loginRequests += 1
    return false
  }
  func close() {}
}

@MainActor
final class DetailStore: MovieDetailUI, Screen {
  private let presenter: any MovieDetailPresentable
  private(set) var title = ""
  private(set) var failure = ""

  init(presenter: any MovieDetailPresentable) { self.presenter = presenter }

  func update(_ state: MovieDetailState) {
    guard let movie = state.page.content else { return }
    title = movie.title
    failure = movie.failure?.message ?? ""
  }

  func onAppear() async { await presenter.onViewAppear() }
  func favorite() async { await presenter.marks.onToggle(.favorite) }
}

/// The part of the presenters for marking, which records its view's calls.
@MainActor
final class MarkPresenter: MarkPresentable {
  private(set) var calls: [String] = []

  func onToggle(_ kind: Mark.Kind) async { calls.append("toggle \(kind)") }
  func onRate() { calls.append("rate") }
  func onTypeRating(_ text: String) { calls.append("type \(text)") }
  func onSubmitRating() async { calls.append("submit") }
  func onLog() async { calls.append("log") }
  func onUndo() async { calls.append("undo") }
}

@MainActor
final class DetailPresenter: MovieDetailPresentable, MovieDetailModuleInput {
  let marks: any MarkPresentable = MarkPresenter()
  private(set) var calls: [String] = []

  func onViewReappear(notice: String) {}
  func onViewAppear() async { calls.append("appear") }
  func onSelectPerson(at index: Int) async { calls.append("person \(index)") }
  func onSelectDirector(at index: Int) async { calls.append("director \(index)") }
  func onSelectSimilarMovie(at index: Int) async { calls.append("select \(index)") }
  func onMoveFocus(by rows: Int) { calls.append("focus \(rows)") }
  func onShowAllCast() { calls.append("cast") }
  func onRetry() async { calls.append("retry") }
  func onRefresh() async { calls.append("refresh") }
  func onLoginEnd(isLoggedIn: Bool) async { calls.append("end \(isLoggedIn)") }
  func onBack() { calls.append("back") }
}
