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
    case .activate("retry"): await presenter.onRetry()
    case .activate("log-in"): await presenter.onLogIn()
    case .refresh: await presenter.onRefresh()
    case .search(let term): await presenter.onSearch(term)
    case .activate(let id):
      if let order = MovieRowOrder(button: id) { return presenter.onArrange(.order(order)) }
      if let button = MovieButton(rawValue: id) { await press(button) }
    case .type("rating", let text): await presenter.onMark(.type(text))
    case .type("words", let text): presenter.onArrange(.type(text))
    case .type("order", let id):
      if let order = MovieRowOrder(rawValue: id) { presenter.onArrange(.order(order)) }
    case .submit("rating"): await presenter.onMark(.submit)
    case .submit("order"), .submit("words"): presenter.onArrange(.end)
    case .back: presenter.onBack()
    default: break
    }
  }

  private func press(_ button: MovieButton) async {
    switch button {
    case .favorite: await presenter.onMark(.favorite)
    case .watchlist: await presenter.onMark(.watchlist)
    case .rate: await presenter.onMark(.rate)
    case .log: await presenter.onMark(.log)
    case .undo: await presenter.onMark(.undo)
    case .trailer: await presenter.onTrailer()
    case .sort: presenter.onArrange(.chooseOrder)
    case .narrow: presenter.onArrange(.narrow)
    // The host performs these effects.
    case .page, .copy: break
    // These buttons are on other screens.
    case .editEntry, .another: break
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
      if let failure = list.movies.failure { scene.show(failure, retry: labels.retry) }
      scene.total = list.total
      draw(list.arrangement, of: list, in: &scene)
      draw(list.people, of: list, in: &scene)
      draw(list, in: &scene)
    case .failed(_, let failure): scene.show(failure, retry: labels.retry)
    }
    if state.needsLogin { scene.buttons = [Scene.Button(id: "log-in", label: labels.logIn)] }
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

  /// Draws the controls that sort and narrow the rows.
  private func draw(
    _ arrangement: MovieArrangement, of list: MovieListViewModel, in scene: inout Scene
  ) {
    let labels = list.heading.labels
    let orders = MovieRowOrder.allCases.filter { $0 != .runtime || table.hasRuntimes }
    scene.show(
      arrangement, orders: orders, named: labels.orders, sortedBy: labels.sorts,
      prompt: labels.sortBy, buttons: labels.buttons)
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

  /// Draws the preview, buttons and rating prompt for the focused movie.
  private func draw(_ list: MovieListViewModel, in scene: inout Scene) {
    if let prompt = list.prompt { scene.fields = [prompt.field] }
    guard let movie = list.focused else { return }
    let labels = list.heading.labels
    scene.preview = preview(movie, labels)
    let trailer = list.trailer?.movie == movie.id ? list.trailer : nil
    let buttons = [
      button(.favorite, labels, of: movie),
      button(.watchlist, labels, of: movie),
      button(.rate, labels, of: movie),
      button(.log, labels),
      button(
        .undo, labels, isEnabled: list.canUndo, disabledReason: labels.nothingToUndo),
      movie.address.map { button(.page, labels, .open($0)) },
      button(
        .trailer, labels, isEnabled: trailer == nil || trailer?.url != nil,
        trailer?.url.map(Scene.Button.Effect.open)),
      movie.address.map { button(.copy, labels, .copy($0)) },
    ]
    // A button without a label does not apply here.
    scene.buttons.insert(
      contentsOf: buttons.compactMap(\.self).filter { !$0.label.isEmpty }, at: 0)
  }

  private func button(
    _ kind: MovieButton, _ labels: MovieListLabels, of movie: MovieViewModel
  ) -> Scene.Button {
    kind.button(
      labels.buttons[kind] ?? "", isEnabled: movie.marks.canChange(kind),
      isChecked: movie.marks.isSet(kind))
  }

  private func button(
    _ kind: MovieButton, _ labels: MovieListLabels, isEnabled: Bool = true,
    disabledReason: String? = nil, _ effect: Scene.Button.Effect? = nil
  ) -> Scene.Button {
    kind.button(
      labels.buttons[kind] ?? "", isEnabled: isEnabled, disabledReason: disabledReason,
      effect: effect)
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
}
