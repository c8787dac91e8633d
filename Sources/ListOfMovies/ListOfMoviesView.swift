import Entities
import Viper
import Wording

/// Draws the list as a scene, in which the tone of a rating becomes a color.
@MainActor
final class ListOfMoviesView: ListOfMoviesUI, TextScreen {
  private let presenter: any ListOfMoviesPresentable
  private let localizer: Localizer
  private let drawing: Drawing<ListOfMoviesState>
  private var table: MovieTable

  init(
    presenter: any ListOfMoviesPresentable, localizer: Localizer,
    drawing: Drawing<ListOfMoviesState>
  ) {
    self.presenter = presenter
    self.localizer = localizer
    self.drawing = drawing
    table = MovieTable(localizer: localizer)
  }

  func update(_ state: ListOfMoviesState) {
    drawing.update(state)
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func onReappear() async {
    await presenter.onViewReappear()
  }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectMovie(at: index)
    case .selectID(let id):
      guard let index = rows.firstIndex(where: { String($0.id) == id }) else { return }
      await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .focus(let row):
      guard case .loaded(let list) = drawing.state else { return }
      await presenter.onMoveFocus(by: list.rows.focus(row, movedBy: 0) - list.movies.focus)
    case .more: await presenter.onMore()
    case .activate("retry"): await presenter.onRetry()
    case .activate("log-in"): await presenter.onLogIn()
    case .refresh: await presenter.onRefresh()
    case .search(let term): await presenter.onSearch(term)
    case .back: presenter.onBack()
    case .activate, .type, .submit: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private var rows: [MovieViewModel] {
    if case .loaded(let list) = drawing.state { list.rows } else { [] }
  }

  private func draw(_ state: ListOfMoviesState) -> Scene {
    var scene = scene(state.heading)
    switch state {
    case .idle: break
    case .loading: scene.loading = localizer("Loading…")
    case .empty(let list):
      scene.message = [scene.message, emptyMessage(list)].compactMap(\.self)
        .joined(separator: " ")
      scene.total = list.movies.totalResults
    case .loaded(let list):
      scene.sections = [table.section(list)]
      if list.movies.isCutShort, scene.message == nil {
        scene.message = localizer(
          "The list ends early: TMDB sent two pages in a row without a new movie.")
      }
      scene.show(list.movies, loading: localizer("Loading…"), retry: localizer("Retry"))
    case .failed(_, let failure): scene.show(failure, retry: localizer("Retry"))
    }
    if state.needsLogin {
      scene.buttons = [Scene.Button(id: "log-in", label: localizer("Log in"))]
    }
    return scene
  }

  private func scene(_ heading: MovieListHeading?) -> Scene {
    let message = heading?.complaint ?? heading?.greeting
    var scene = Scene(name: "list", title: heading?.title ?? "", message: message)
    scene.offers = [.refresh]
    switch heading?.query {
    case nil: break
    case .search(let term, _): scene.search = term
    case .discover(let filter): scene.search = filter.line
    case .kind, .similar, .recommended, .list: scene.search = ""
    }
    return scene
  }

  private func emptyMessage(_ list: MovieListViewModel) -> String {
    let (page, end) = (list.movies.firstPage, list.movies.totalPages)
    if end > 0, page > end {
      return localizer("There is no page \(page): the list ends at page \(end).")
    }
    return switch list.heading.query {
    case .search(let term, nil):
      localizer("No movie matches \"\(term)\". Try fewer or other words.")
    case .search(let term, let year?):
      localizer("No movie of \(year) matches \"\(term)\". Try it without the year.")
    case .kind(.upcoming): localizer("No movie is announced. Try the popular ones.")
    case .kind(.favorites): localizer("You have no favorites yet. Mark a movie as one on its page.")
    case .kind(.watchlist): localizer("Your watchlist is empty. Put a movie on it on its page.")
    case .kind(.rated): localizer("You have rated no movie yet. Rate one on its page.")
    case .discover(let filter): FilterWords(localizer: localizer).emptyMessage(filter)
    case .similar: localizer("No movie is similar to this one, as far as is known.")
    case .recommended: localizer("There are no recommendations for this movie yet.")
    case .kind, .list: localizer("There are no movies in this list.")
    }
  }
}
