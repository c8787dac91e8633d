import MoviePresentation
import Viper

/// Draws a movie's page as a scene, in which the tone of the rating becomes a color.
@MainActor
final class MovieDetailView: MovieDetailUI, TextScreen {
  private let presenter: any MovieDetailPresentable
  private let text: MovieDetailText
  private let tables: MovieDetailTables
  private let drawing: SceneCache<MovieDetailState>

  init(presenter: any MovieDetailPresentable, drawing: SceneCache<MovieDetailState>) {
    self.presenter = presenter
    self.drawing = drawing
    text = MovieDetailText(presenter: presenter)
    tables = MovieDetailTables(presenter: presenter)
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
    case .activate("favorite"): await presenter.onMark(.favorite)
    case .activate("watchlist"): await presenter.onMark(.watchlist)
    case .type("rating", let text): await presenter.onMark(.type(text))
    case .activate("rate"): await presenter.onMark(.rate)
    case .submit: await presenter.onMark(.submit)
    case .activate("undo"): await presenter.onMark(.undo)
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
      scene.loading = presenter.label(.loading)
    case .loaded(let movie): draw(movie, in: &scene)
    case .failed(let failure): scene.show(failure, retry: presenter.label(.retry))
    }
    scene.offers = [.refresh]
    return scene
  }

  private func draw(_ movie: MovieDetailViewModel, in scene: inout Scene) {
    scene.title = movie.heading
    scene.picture = Scene.Picture(
      id: "movie-\(movie.id)", address: movie.posterURL, text: movie.posterText)
    scene.lines = text.lines(movie)
    draw(movie.marks, in: &scene)
    scene.show(movie.refresh, loading: presenter.label(.loading), retry: presenter.label(.retry))
    scene.failure = movie.marks.refusal ?? scene.failure
    if let address = movie.pages.first {
      scene.buttons.append(button(.page, .open(address)))
    }
    if let trailer = movie.trailers.first {
      scene.buttons.append(button(.trailer, .open(trailer.text)))
    }
    if let address = movie.pages.first {
      scene.buttons.append(button(.copy, .copy(address)))
    }
    if movie.shownCast.count < movie.cast.count {
      scene.buttons.append(Scene.Button(id: "all-cast", label: presenter.label(.allCast)))
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
        name: "rating", label: presenter.label(.ownRating), text: marks.ratingText,
        complaint: marks.ratingComplaint,
        placeholder: marks.isRatingAsked ? presenter.label(.ratings) : "",
        isAsked: marks.isRatingAsked)
    ]
    scene.buttons = [
      mark(.favorite, marks), mark(.watchlist, marks), mark(.rate, marks),
    ]
    if marks.canUndo { scene.buttons.append(button(.undo)) }
    scene.message = marks.notice
  }

  private func mark(_ kind: MovieButton, _ page: MovieMarks) -> Scene.Button {
    kind.button(
      presenter.label(kind), isEnabled: page.marks.canChange(kind),
      isChecked: page.marks.isSet(kind), style: .inline)
  }

  private func button(
    _ kind: MovieButton, isEnabled: Bool = true, _ effect: Scene.Button.Effect? = nil
  ) -> Scene.Button {
    kind.button(presenter.label(kind), isEnabled: isEnabled, effect: effect)
  }
}
