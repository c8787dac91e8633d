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
    case .activate("favorite"): await presenter.onMark(.favorite)
    case .activate("watchlist"): await presenter.onMark(.watchlist)
    case .type("rating", let text): await presenter.onMark(.type(text))
    case .activate("rate"): await presenter.onMark(.rate)
    case .submit: await presenter.onMark(.submit)
    case .activate("log"): await presenter.onMark(.log)
    case .activate("undo"): await presenter.onMark(.undo)
    case .activate("all-cast"): presenter.onShowAllCast()
    case .activate("retry"): await presenter.onRetry()
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
    case .failed(let failure, let labels): scene.show(failure, retry: labels.retry)
    }
    scene.offers = [.refresh]
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
    draw(movie.marks, labels, in: &scene)
    scene.show(movie.refresh, loading: labels.loading, retry: labels.retry)
    scene.failure = movie.marks.failure ?? scene.failure
    if let address = texts.pages.first {
      scene.buttons.append(button(.page, labels, .open(address)))
    }
    if let trailer = texts.trailers.first {
      scene.buttons.append(button(.trailer, labels, .open(trailer.text)))
    }
    if let address = texts.pages.first {
      scene.buttons.append(button(.copy, labels, .copy(address)))
    }
    if movie.shownCast.count < movie.cast.count {
      scene.buttons.append(
        Scene.Button(id: "all-cast", label: labels.allCast, key: "a", style: .command))
    }
    scene.sections = drawing.sections
    guard !movie.rows.isEmpty else { return }
    // Don't count hidden cast members, because the focus cannot reach them.
    scene.total = movie.rows.count
    scene.focus = movie.focus
  }

  private func draw(_ marks: MovieMarks, _ labels: MovieDetailLabels, in scene: inout Scene) {
    if marks.isEditingRating {
      scene.fields = [
        Scene.Field(
          name: "rating", label: labels.ownRating, text: marks.ratingText,
          validationError: marks.ratingValidationError,
          placeholder: marks.isRated ? labels.changedRatings : labels.ratings, isPrompt: true)
      ]
    }
    // A button without a label does not apply here.
    scene.buttons = [MovieButton.favorite, .watchlist, .rate].compactMap { kind in
      labels.buttons[kind].map { label in
        kind.button(
          label, isEnabled: marks.marks.canChange(kind), isChecked: marks.marks.isSet(kind))
      }
    }
    if labels.buttons[.log] != nil { scene.buttons.append(button(.log, labels)) }
    if let undo = labels.buttons[.undo] {
      scene.buttons.append(
        MovieButton.undo.button(
          undo, isEnabled: marks.canUndo, disabledReason: labels.nothingToUndo))
    }
    scene.message = marks.notice
  }

  private func button(
    _ kind: MovieButton, _ labels: MovieDetailLabels, isEnabled: Bool = true,
    _ effect: Scene.Button.Effect? = nil
  ) -> Scene.Button {
    kind.button(labels.buttons[kind] ?? "", isEnabled: isEnabled, effect: effect)
  }
}
