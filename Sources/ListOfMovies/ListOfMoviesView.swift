import MovieViewModels
import Viper

/// Draws the list as a scene, in which the tone of a rating becomes a color.
@MainActor
final class ListOfMoviesView: ListOfMoviesUI, TextScreen {
  private let presenter: any ListOfMoviesPresentable
  private let drawing: SceneCache<ListOfMoviesState>
  private var table: MovieTable

  init(presenter: any ListOfMoviesPresentable, drawing: SceneCache<ListOfMoviesState>) {
    self.presenter = presenter
    self.drawing = drawing
    table = MovieTable(presenter: presenter)
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
      guard let index = rows.firstIndex(where: { $0.number == id }) else { return }
      await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .focus(let row):
      guard case .loaded(let list) = drawing.state else { return }
      await presenter.onMoveFocus(by: list.movies.distance(toRow: row))
    case .more: await presenter.onMore()
    case .activate("retry"): await presenter.onRetry()
    case .activate("log-in"): await presenter.onLogIn()
    case .refresh: await presenter.onRefresh()
    case .search(let term): await presenter.onSearch(term)
    case .activate("favorite"): await presenter.onFavorite()
    case .activate("watchlist"): await presenter.onWatchlist()
    case .activate("rate"): presenter.onRate()
    case .type("rating", let text): presenter.onChangeRating(text)
    case .submit: await presenter.onSubmitRating()
    case .activate("trailer"): await presenter.onTrailer()
    case .activate("undo"): await presenter.onUndo()
    case .back: presenter.onBack()
    case .activate, .type: break
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
    case .loading: scene.loading = presenter.label(.loading)
    case .empty(let list):
      scene.message = list.message
      scene.notice = list.notice
      scene.total = list.movies.totalResults
    case .loaded(let list):
      scene.sections = [table.section(list)]
      scene.message = list.message
      scene.notice = list.notice
      scene.show(list.movies, loading: presenter.label(.loading), retry: presenter.label(.retry))
      draw(list, list.actions, in: &scene)
    case .failed(_, let failure): scene.show(failure, retry: presenter.label(.retry))
    }
    if state.needsLogin {
      scene.buttons = [Scene.Button(id: "log-in", label: presenter.label(.logIn))]
    }
    return scene
  }

  /// Draws what can be done with the focused movie.
  private func draw(
    _ list: MovieListViewModel, _ actions: MovieListActions, in scene: inout Scene
  ) {
    if let question = actions.question {
      scene.fields = [
        Scene.Field(
          name: "rating", label: question.label, text: question.text,
          complaint: question.complaint, placeholder: question.hint, isAsked: true)
      ]
    }
    guard let movie = list.focused else { return }
    scene.preview = preview(movie)
    func add(
      _ id: String, _ label: ListOfMoviesLabel, _ key: Character, isEnabled: Bool = true,
      _ effect: Scene.Button.Effect? = nil
    ) {
      scene.buttons.append(
        Scene.Button(
          id: id, label: presenter.label(label), isEnabled: isEnabled, key: key, style: .command,
          effect: effect))
    }
    add("favorite", .favorite, "f", isEnabled: actions.isFree(movie.id, .favorite))
    add("watchlist", .watchlist, "w", isEnabled: actions.isFree(movie.id, .watchlist))
    add("rate", .rate, "x", isEnabled: actions.isFree(movie.id, .rating))
    if actions.canUndo { add("undo", .undo, "u", isEnabled: actions.underWay.isEmpty) }
    if let address = movie.address { add("page", .page, "o", .open(address)) }
    add(
      "trailer", .trailer, "t", isEnabled: actions.isFree(movie.id, nil),
      actions.trailer[movie.id].map { .open($0) })
    if let address = movie.address { add("copy", .copy, "y", .copy(address)) }
  }

  /// Returns what a wide host shows beside the list, from what the row has.
  private func preview(_ movie: MovieViewModel) -> Scene.Preview {
    var rating = StyledText(movie.year)
    if let average = movie.rating {
      rating += StyledText(movie.year.isEmpty ? "" : " · ")
      rating += StyledText(average.text, .init(color: average.tone.color))
    }
    return Scene.Preview(
      title: movie.title,
      lines: [Scene.Line(rating), Scene.Line(""), Scene.Line(StyledText(movie.overview))],
      picture: Scene.Picture(
        id: "row-\(movie.id)", address: movie.posterPath, text: presenter.label(.noPoster)))
  }

  private func scene(_ heading: MovieListHeading?) -> Scene {
    var scene = Scene(name: "list", title: heading?.title ?? "", message: heading?.greeting)
    scene.offers = [.refresh]
    scene.search = heading?.search
    scene.searchLabel = heading?.isFiltered == true ? presenter.label(.filter) : nil
    scene.searchComplaint = heading?.complaint
    return scene
  }
}
