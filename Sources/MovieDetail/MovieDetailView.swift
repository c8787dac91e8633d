import MoviePresentation
import Viper
import ViperLocalization

/// Draws a movie's page as a scene.
@MainActor
final class MovieDetailView: MovieDetailUI, TextScreen {
  private let presenter: any MovieDetailPresentable
  /// The labels, made when the page is first drawn.
  private lazy var labels = makeLabels()
  private let makeLabels: () -> MovieDetailLabels
  private let drawing: SceneCache<MovieDetailState>

  init(
    presenter: any MovieDetailPresentable,
    labels: @autoclosure @escaping () -> MovieDetailLabels,
    drawing: SceneCache<MovieDetailState>
  ) {
    self.presenter = presenter
    makeLabels = labels
    self.drawing = drawing
  }

  func update(_ state: MovieDetailState) {
    drawing.update(state)
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func onReappear(notice: String) async {
    presenter.onViewReappear(notice: notice)
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
    guard let movie = drawing.state.page.content else { return }
    let cast = movie.shownCast.count
    if index < cast {
      await presenter.onSelectPerson(at: index)
    } else {
      await presenter.onSelectSimilarMovie(at: index - cast)
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: MovieDetailState) -> Scene {
    var scene = Scene(name: "detail", title: state.title)
    scene.offers = [.refresh]
    scene.show(state.page, loading: labels.loading)
    if let movie = state.page.content { draw(movie, in: &scene) }
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func draw(_ movie: MovieDetailViewModel, in scene: inout Scene) {
    let texts = movie.texts
    let drawing = MovieDetailDrawing(movie: movie, labels: labels)
    scene.title = texts.heading
    scene.picture = picture(movie)
    scene.lines = drawing.lines
    scene.footnotes = drawing.footnotes
    let messages = [texts.explanation, movie.message ?? ""].filter { !$0.isEmpty }
    scene.message = messages.isEmpty ? nil : messages.joined(separator: " ")
    scene.fields = movie.prompt.map { [$0.field] } ?? []
    scene.notice = movie.notice
    scene.failure = movie.failure ?? scene.failure
    scene.sections = drawing.sections
    guard !movie.rows.isEmpty else { return }
    // Don't count hidden cast members, because the focus cannot reach them.
    scene.total = movie.rows.count
    scene.focus = movie.focus
  }

  /// Returns the poster; `nil` for a movie that no catalog has.
  private func picture(_ movie: MovieDetailViewModel) -> Scene.Picture? {
    guard movie.hasPoster else { return nil }
    return Scene.Picture(
      id: "movie-\(movie.id)", address: movie.texts.posterURL, text: movie.texts.posterText)
  }

  // MARK: Actions

  private func actions(_ state: MovieDetailState) -> [Scene.Action] {
    let retry: [Scene.Action] = .retry(state.page.failure, label: labels.retry) { [presenter] in
      await presenter.onRetry()
    }
    guard let movie = state.page.content else { return retry }
    let trailer = movie.texts.trailers.first.flatMap {
      MovieButton.trailer.action(labels.buttons, effect: .open($0.text))
    }
    let allCast = MovieButton.allCast.action(labels.buttons) { [presenter] in
      presenter.onShowAllCast()
    }
    let marks: [Scene.Action] = .marks(
      of: movie, labels: labels.buttons, nothingToUndo: labels.nothingToUndo,
      canLog: state.canLog, canUndo: movie.canUndo, self.presenter.marks)
    let directors = movie.directors.enumerated().map { index, person in
      let button = Scene.Button(
        id: "director-\(person.id)", label: labels.director(person.name), style: .command)
      return Scene.Action(button) { [presenter] in await presenter.onSelectDirector(at: index) }
    }
    return (state.hasMarks ? marks : [])
      + retry
      + .links(to: movie.texts.pages.first, labels: labels.buttons, trailer: trailer)
      + [movie.shownCast.count == movie.cast.count ? nil : allCast].compactMap(\.self) + directors
  }
}

/// The texts of the page that do not depend on data.
struct MovieDetailLabels: Sendable {
  let loading, retry, nothingToUndo: String
  /// The words in front of the names of the directors and the writers, and above the poster's URL.
  let directors, writers, poster: String
  /// The heading above the entries in the diary.
  let diary: String
  /// The heading above the similar movies.
  let similar: String
  /// Returns the label of the button that opens a director's page.
  let director: @Sendable (String) -> String
  /// The headings above the columns.
  let id, nameColumn, characterColumn, titleColumn, yearColumn, ratingColumn: String
  let buttons: [MovieButton: String]

  init(_ localizer: Localizer) {
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    nothingToUndo = localizer.text("Nothing to undo")
    directors = localizer.text("Directed by")
    writers = localizer.text("Written by")
    poster = localizer.text("Poster")
    diary = localizer.text("In your diary")
    similar = localizer.text("Similar movies")
    director = { localizer.text("Director: \($0)") }
    id = localizer.text("ID")
    nameColumn = localizer.text("NAME")
    characterColumn = localizer.text("CHARACTER")
    titleColumn = localizer.text("TITLE")
    yearColumn = localizer.text("YEAR")
    ratingColumn = localizer.text("RATING")
    buttons = MovieButton.labels(in: localizer)
  }
}
