import MoviePresentation
import Viper

/// Draws a movie's page as a scene.
@MainActor
final class MovieDetailView: MovieDetailUI, TextScreen {
  private let presenter: any MovieDetailPresentable
  private let drawing: SceneCache<MovieDetailState>

  init(presenter: any MovieDetailPresentable, drawing: SceneCache<MovieDetailState>) {
    self.presenter = presenter
    self.drawing = drawing
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
    case .moveFocus(let rows): presenter.onMoveFocus(by: rows)
    case .activate(let id): await actions(drawing.state).perform(id)
    case .type("rating", let text): presenter.marks.onTypeRating(text)
    case .submit("rating"): await presenter.marks.onSubmitRating()
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    default: break
    }
  }

  /// Opens the person or movie in a row.
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
    case .loading(let title, let labels):
      scene.title = title
      scene.loading = labels.loading
    case .loaded(let movie): draw(movie, movie.texts, in: &scene)
    case .failed(let failure, _): scene.failure = failure
    }
    scene.offers = [.refresh]
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func draw(
    _ movie: MovieDetailViewModel, _ texts: MovieDetailTexts, in scene: inout Scene
  ) {
    let labels = texts.labels
    let drawing = MovieDetailDrawing(movie: movie, texts: texts)
    scene.title = texts.heading
    scene.picture = Scene.Picture(
      id: "movie-\(movie.id)", address: texts.posterURL, text: texts.posterText)
    scene.lines = drawing.lines
    scene.footnotes = drawing.footnotes
    scene.message = movie.message
    scene.fields = movie.prompt.map { [$0.field] } ?? []
    scene.show(movie.refresh, loading: labels.loading)
    scene.failure = movie.failure ?? scene.failure
    scene.sections = drawing.sections
    guard !movie.rows.isEmpty else { return }
    // Don't count hidden cast members, because the focus cannot reach them.
    scene.total = movie.rows.count
    scene.focus = movie.focus
  }

  // MARK: Actions

  private func actions(_ state: MovieDetailState) -> [Scene.Action] {
    guard let labels = state.labels else { return [] }
    let retry: [Scene.Action] = .retry(state.failure, label: labels.retry) { [presenter] in
      await presenter.onRetry()
    }
    guard let movie = state.movie else { return retry }
    let trailer = movie.texts.trailers.first.flatMap {
      MovieButton.trailer.action(labels.buttons, effect: .open($0.text))
    }
    let allCast = Scene.Button(id: "all-cast", label: labels.allCast, key: "a", style: .command)
    return .marks(
      of: movie, labels: labels.buttons, nothingToUndo: labels.nothingToUndo, self.presenter.marks)
      + retry
      + .links(to: movie.texts.pages.first, labels: labels.buttons, trailer: trailer)
      + (movie.shownCast.count == movie.cast.count
        ? [] : [Scene.Action(allCast) { [presenter] in presenter.onShowAllCast() }])
  }
}
