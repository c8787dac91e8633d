import MoviePresentation
import Viper

/// Draws the list as a scene.
@MainActor
final class ListOfMoviesView: ListOfMoviesUI, TextScreen {
  private let presenter: any ListOfMoviesPresentable
  private let drawing: SceneCache<ListOfMoviesState>
  private var table = MovieTable()

  init(presenter: any ListOfMoviesPresentable, drawing: SceneCache<ListOfMoviesState>) {
    self.presenter = presenter
    self.drawing = drawing
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
    case .selectRow(let index): await select(index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .more: await presenter.onMore()
    case .activate(let id): await actions(drawing.state).perform(id)
    case .refresh: await presenter.onRefresh()
    case .search(let term): await presenter.onSearch(term)
    case .type("rating", let text): presenter.marks.onTypeRating(text)
    case .type("words", let text): presenter.onArrange(.type(text))
    case .type("order", let id):
      if let order = MovieRowOrder(rawValue: id) { presenter.onArrange(.order(order)) }
    case .submit("rating"): await presenter.marks.onSubmitRating()
    case .submit("order"), .submit("words"): presenter.onArrange(.end)
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func select(_ row: Int) async {
    let movies = drawing.state.list?.rowCount ?? 0
    if row < movies {
      await presenter.onSelectMovie(at: row)
    } else {
      await presenter.onSelectPerson(at: row - movies)
    }
  }

  private func draw(_ state: ListOfMoviesState) -> Scene {
    guard let heading = state.heading else {
      var scene = Scene(name: "list", title: "")
      scene.offers = [.refresh]
      return scene
    }
    var scene = scene(heading)
    let labels = heading.labels
    switch state {
    case .idle: break
    case .loading: scene.loading = labels.loading
    case .empty(let list):
      scene.message = list.message
      scene.notice = list.notice
      scene.total = list.movies.totalResults
      draw(list.people, of: list, in: &scene)
    case .loaded(let list):
      scene.title = list.title
      scene.sections = [table.section(list)]
      scene.message = list.message
      scene.notice = list.notice
      scene.show(list.movies, loading: labels.loading)
      scene.failure = list.movies.failure
      scene.total = list.total
      draw(list.arrangement, of: list, in: &scene)
      draw(list.people, of: list, in: &scene)
      draw(list, in: &scene)
    case .failed(_, let failure): scene.failure = failure
    }
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func scene(_ heading: MovieListHeading) -> Scene {
    var scene = Scene(name: "list", title: heading.title, message: heading.greeting)
    scene.offers = [.refresh]
    if heading.isSearched { scene.offers.insert(.clearSearch) }
    scene.search = heading.search
    scene.searchLabel = heading.searchLabel
    scene.searchValidationError = heading.validationError
    scene.searchMistake = heading.mistake
    return scene
  }

  /// The available sort orders.
  private var orders: [MovieRowOrder] {
    MovieRowOrder.allCases.filter { $0 != .runtime || table.hasRuntimes }
  }

  /// Draws the prompts that sort and narrow the rows, and what they have done.
  private func draw(
    _ arrangement: MovieArrangement, of list: MovieListViewModel, in scene: inout Scene
  ) {
    let labels = list.heading.labels
    scene.show(
      arrangement, orders: orders, named: labels.orders, prompt: labels.sortBy,
      buttons: labels.buttons)
    guard !arrangement.isPlain else { return }
    scene.focus = list.rowCount == 0 ? nil : list.focus
    guard !arrangement.text.isEmpty else { return }
    if !arrangement.isEditing { scene.offers.insert(.back) }
    scene.narrow(to: list.rowCount, loaded: list.movies.rows.count)
  }

  /// Draws the people below the movies.
  private func draw(
    _ people: FoundPeople, of list: MovieListViewModel, in scene: inout Scene
  ) {
    guard !people.rows.isEmpty else { return }
    scene.sections.append(table.section(people, list.heading.labels))
    scene.focus = list.focusedRow
    scene.total = scene.total.map { $0 + people.rows.count }
    if let person = people.focus.map({ people.rows[$0] }) {
      scene.preview = Scene.Preview(
        title: person.name, lines: [Scene.Line(StyledText(person.part))])
    }
  }

  /// Draws the rating prompt and the preview for the focused movie.
  private func draw(_ list: MovieListViewModel, in scene: inout Scene) {
    if let prompt = list.prompt { scene.fields = [prompt.field] }
    if let movie = list.focused { scene.preview = preview(movie, list.heading.labels) }
  }

  /// Returns the preview that a wide host shows next to the list.
  private func preview(_ movie: MovieViewModel, _ labels: MovieListLabels) -> Scene.Preview {
    let rating = movie.rating.map { StyledText($0.text, .init(color: $0.tone.color)) }
    let first = [movie.year, movie.runtimeText].filter { !$0.isEmpty }.joined(separator: " · ")
    let facts = [
      StyledText(first), StyledText(movie.genres), rating ?? "", StyledText(movie.directors),
      StyledText(movie.markSummary, .init(color: .cyan)),
    ]
    return Scene.Preview(
      title: movie.title, facts: facts.filter { !$0.spans.isEmpty }.map { Scene.Line($0) },
      lines: [Scene.Line(StyledText(movie.overview))],
      picture: Scene.Picture(
        id: "row-\(movie.id)", address: movie.posterURL, text: labels.noPoster))
  }

  // MARK: Actions

  private func actions(_ state: ListOfMoviesState) -> [Scene.Action] {
    guard let labels = state.heading?.labels else { return [] }
    if state.needsLogin {
      return [
        Scene.Action(Scene.Button(id: "log-in", label: labels.logIn)) { [presenter] in
          await presenter.onLogIn()
        }
      ]
    }
    let retry: [Scene.Action] = .retry(state.failure, label: labels.retry) { [presenter] in
      await presenter.onRetry()
    }
    guard case .loaded(let list) = state else { return retry }
    return actions(list, labels) + retry
      + .arranging(
        list.arrangement, orders: orders, sorts: labels.sorts, labels: labels.buttons
      ) { [presenter] in presenter.onArrange($0) }
  }

  /// Returns the actions for the focused movie.
  private func actions(
    _ list: MovieListViewModel, _ labels: MovieListLabels
  ) -> [Scene.Action] {
    guard let movie = list.focused else { return [] }
    let requested = list.trailer?.movie == movie.id ? list.trailer : nil
    let trailer = MovieButton.trailer.action(
      labels.buttons, isEnabled: requested == nil || requested?.url != nil,
      effect: requested?.url.map(Scene.Button.Effect.open)
    ) { [presenter] in await presenter.onTrailer() }
    return .marks(
      of: list, labels: labels.buttons, nothingToUndo: labels.nothingToUndo, self.presenter.marks)
      + .links(to: movie.address, labels: labels.buttons, trailer: trailer)
  }
}
