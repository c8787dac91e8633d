import Entities
import Viper
import Wording

/// Draws a movie's page as a scene, in which the tone of the rating becomes a color.
@MainActor
final class MovieDetailView: MovieDetailUI, TextScreen {
  private let presenter: any MovieDetailPresentable
  private let localizer: Localizer
  private let text: MovieDetailText
  private let tables: MovieDetailTables
  private let drawing: Drawing<MovieDetailState>

  init(
    presenter: any MovieDetailPresentable, localizer: Localizer, drawing: Drawing<MovieDetailState>
  ) {
    self.presenter = presenter
    self.localizer = localizer
    self.drawing = drawing
    text = MovieDetailText(localizer: localizer)
    tables = MovieDetailTables(localizer: localizer)
  }

  func update(_ state: MovieDetailState) {
    drawing.update(state)
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await select(index)
    case .selectID(let id):
      guard let index = scene.rows.firstIndex(where: { $0.id == id }) else { return }
      await select(index)
    case .moveFocus(let rows): presenter.onMoveFocus(by: rows)
    case .focus(let row):
      guard case .loaded(let movie) = drawing.state else { return }
      presenter.onMoveFocus(by: movie.rows.focus(row, movedBy: 0) - movie.focus)
    case .activate("favorite"): await presenter.onFavorite()
    case .activate("watchlist"): await presenter.onWatchlist()
    case .type("rating", let text): presenter.onChangeRating(text)
    case .submit, .activate("rate"): await presenter.onRate()
    case .activate("all-cast"): presenter.onShowAllCast()
    case .activate("retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    case .activate, .type, .search, .more: break
    }
  }

  /// Opens what is in a row of the tables.
  private func select(_ index: Int) async {
    guard case .loaded(let movie) = drawing.state else { return }
    let people = movie.people.count
    if index < people {
      await presenter.onSelectPerson(at: index)
    } else {
      await presenter.onSelectSimilarMovie(at: index - people)
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: MovieDetailState) -> Scene {
    var scene = Scene(name: "detail", title: "")
    switch state {
    case .idle: break
    case .loading(let title):
      scene.title = title
      scene.loading = localizer("Loading…")
    case .loaded(let movie): draw(movie, in: &scene)
    case .failed(let failure): scene.show(failure, retry: localizer("Retry"))
    }
    scene.offers = [.refresh]
    return scene
  }

  private func draw(_ movie: MovieDetailViewModel, in scene: inout Scene) {
    scene.title = movie.year.isEmpty ? movie.title : "\(movie.title) (\(movie.year))"
    scene.picture = Scene.Picture(
      id: "movie-\(movie.id)", address: movie.posterPath,
      text: movie.posterPath == nil
        ? localizer("No poster") : localizer("Poster of \(movie.title)"))
    scene.lines = text.lines(movie)
    draw(movie.marks, in: &scene)
    if movie.shownCast.count < movie.cast.count {
      scene.buttons.append(Scene.Button(id: "all-cast", label: localizer("All cast")))
    }
    scene.sections = tables.sections(movie)
    guard !movie.rows.isEmpty else { return }
    // The cast members that are not shown do not count: the focus cannot reach them.
    scene.total = movie.rows.count
    scene.focus = movie.focus
  }

  private func draw(_ marks: MovieMarks, in scene: inout Scene) {
    scene.fields = [
      Scene.Field(
        name: "rating", label: localizer("Your rating"), text: marks.ratingText,
        complaint: marks.ratingComplaint)
    ]
    let button = { (id: String, label: String, mark: MovieMarks.Mark, isChecked: Bool) in
      Scene.Button(id: id, label: label, isEnabled: marks.canChange(mark), isChecked: isChecked)
    }
    scene.buttons = [
      button("favorite", localizer("Favorite"), .favorite, marks.isFavorite),
      button("watchlist", localizer("Watchlist"), .watchlist, marks.isOnWatchlist),
      button("rate", localizer("Rate"), .rating, marks.rating != nil),
    ]
    scene.message = marks.notice
    scene.failure = marks.refusal
  }
}
