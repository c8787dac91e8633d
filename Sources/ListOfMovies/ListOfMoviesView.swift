import MoviePresentation
import Viper
import ViperLocalization

/// Draws the list as a scene.
@MainActor
final class ListOfMoviesView: ListOfMoviesUI, TextScreen {
  private let presenter: any ListOfMoviesPresentable
  private let labels: MovieListLabels
  private let drawing: SceneCache<ListOfMoviesState>
  private var table: MovieTable

  init(
    presenter: any ListOfMoviesPresentable, labels: MovieListLabels,
    drawing: SceneCache<ListOfMoviesState>
  ) {
    self.presenter = presenter
    self.labels = labels
    self.drawing = drawing
    table = MovieTable(labels)
  }

  func update(_ state: ListOfMoviesState) {
    drawing.update(state)
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func onReappear() async {
    await presenter.onViewReappear(notice: nil)
  }

  func onReappear(notice: String) async {
    await presenter.onViewReappear(notice: notice)
  }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await select(index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .more: await presenter.onMore()
    case .activate(let id): await actions(drawing.state).perform(id)
    case .loadPreview: await presenter.onLoadPreview()
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
    let movies = drawing.state.list.content?.rowCount ?? 0
    if row < movies {
      await presenter.onSelectMovie(at: row)
    } else {
      await presenter.onSelectPerson(at: row - movies)
    }
  }

  private func draw(_ state: ListOfMoviesState) -> Scene {
    let heading = state.heading
    var scene = Scene(name: "list", title: state.title, message: heading.greeting)
    scene.offers = [.refresh]
    if case .idle = state.list { return scene }
    if heading.isSearched { scene.offers.insert(.clearSearch) }
    scene.search = heading.search
    if heading.isFiltered { scene.searchLabel = labels.filter }
    scene.searchValidationError = heading.validationError
    scene.searchMistake = heading.mistake
    scene.show(state.list, loading: labels.loading)
    if let list = state.list.content {
      scene.message = message(list, in: state)
      scene.notice = list.notice
      if list.movies.isEmpty {
        scene.total = state.total
      } else {
        draw(list, of: state, in: &scene)
      }
      draw(list.people, of: list, in: &scene)
    }
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  /// Returns the message above the rows, if any.
  ///
  /// The message is normally the greeting or, if there is no greeting, the note. If there are
  /// neither movies nor people, the message consists of the greeting, the note and the suggestion.
  private func message(_ list: MovieListViewModel, in state: ListOfMoviesState) -> String? {
    let greeting = state.heading.greeting
    if list.rowCount > 0 { return greeting ?? state.note }
    if !list.movies.rows.isEmpty { return labels.noneMatches }
    guard list.people.rows.isEmpty else { return greeting }
    let said = [greeting, state.note, list.suggestion].compactMap(\.self)
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

  /// The available sort orders.
  private var orders: [MovieRowOrder] {
    MovieRowOrder.allCases.filter { $0 != .runtime || table.hasRuntimes }
  }

  /// Draws the rows, the prompts and the preview.
  private func draw(
    _ list: MovieListViewModel, of state: ListOfMoviesState, in scene: inout Scene
  ) {
    scene.sections = [table.section(list, of: state.heading)]
    scene.show(list.movies, loading: labels.loading)
    scene.total = state.total
    scene.show(
      list.arrangement, orders: orders, named: labels.orders, prompt: labels.sortBy,
      buttons: labels.buttons)
    if let prompt = list.prompt { scene.fields = [prompt.field] }
    if let movie = list.focused {
      scene.preview = movie.preview(labels.preview)
      if movie.lacksFacts { scene.offers.insert(.loadPreview) }
    }
    guard !list.arrangement.isPlain else { return }
    scene.focus = list.rowCount == 0 ? nil : list.focus
    guard !list.arrangement.text.isEmpty else { return }
    if !list.arrangement.isEditing { scene.offers.insert(.back) }
    scene.narrow(to: list.rowCount, loaded: list.movies.rows.count)
  }

  /// Draws the people below the movies.
  private func draw(_ people: FoundPeople, of list: MovieListViewModel, in scene: inout Scene) {
    guard !people.rows.isEmpty else { return }
    scene.sections.append(table.section(people))
    scene.focus = list.focusedRow
    scene.total = scene.total.map { $0 + people.rows.count }
    if let person = people.focus.map({ people.rows[$0] }) {
      scene.preview = Scene.Preview(
        title: person.name, lines: [Scene.Line(StyledText(person.part))])
    }
  }

  // MARK: Actions

  private func actions(_ state: ListOfMoviesState) -> [Scene.Action] {
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
    guard let list = state.list.content, !list.movies.isEmpty else {
      return retry + (logTyped(state).map { [$0] } ?? [])
    }
    let marks: [Scene.Action] = .marks(
      of: list, labels: labels.buttons, nothingToUndo: labels.nothingToUndo,
      canLog: state.canLog, canUndo: state.canUndo, self.presenter.marks)
    var actions = state.hasMarks ? marks : []
    actions += links(list)
    actions += retry
    actions += .arranging(
      list.arrangement, orders: orders, sorts: labels.sorts, labels: labels.buttons
    ) { [presenter] in presenter.onArrange($0) }
    return actions
  }

  /// Returns the action that logs a movie that a search has not found, if the user can log movies.
  private func logTyped(_ state: ListOfMoviesState) -> Scene.Action? {
    guard state.canLog, let list = state.list.content, state.heading.isTitleSearch else {
      return nil
    }
    // If the search has found people, the text is probably a name.
    let button = MovieButton.log.button(
      labels.logTyped(state.heading.search), style: list.people.rows.isEmpty ? .inline : .command)
    return Scene.Action(button) { [presenter] in await presenter.onLogTyped() }
  }

  /// Returns the actions that open the focused movie's page and trailer.
  private func links(_ list: MovieListViewModel) -> [Scene.Action] {
    guard let movie = list.focused else { return [] }
    let requested = list.trailer?.movie == movie.id ? list.trailer : nil
    let trailer = MovieButton.trailer.action(
      labels.buttons, isEnabled: requested == nil || requested?.url != nil,
      effect: requested?.url.map(Scene.Button.Effect.open)
    ) { [presenter] in await presenter.onTrailer() }
    return .links(to: movie.address, labels: labels.buttons, trailer: trailer)
  }
}

/// The texts of the list that do not depend on data.
struct MovieListLabels: Sendable {
  let loading, retry, logIn, noPoster, filter, noneMatches, nothingToUndo, sortBy: String
  /// The headings of the table of people.
  let people, name, knownFor: String
  /// Returns the label of the button that logs a movie by a typed title.
  let logTyped: @Sendable (String) -> String
  let preview: MoviePreviewLabels
  let columns: [MovieColumn: String]
  /// The names of the sort orders, and the labels of the buttons that sort the rows.
  let orders, sorts: [MovieRowOrder: String]
  let buttons: [MovieButton: String]

  init(_ localizer: Localizer) {
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    logIn = localizer.text("Log in")
    noPoster = localizer.text("No poster")
    filter = localizer.text("Filter")
    noneMatches = localizer.text("None of the movies loaded so far match.")
    people = localizer.text("People")
    name = localizer.text("NAME")
    knownFor = localizer.text("KNOWN FOR")
    nothingToUndo = localizer.text("Nothing to undo")
    sortBy = localizer.text("Sort by")
    logTyped = { localizer.text("Log '\($0)' anyway") }
    preview = MoviePreviewLabels(localizer)
    columns = Dictionary(
      uniqueKeysWithValues: MovieColumn.allCases.map { ($0, $0.heading(localizer)) })
    orders = [
      .own: localizer.text("list order"), .rating: localizer.text("rating"),
      .year: localizer.text("year"), .title: localizer.text("title"),
      .ownRating: localizer.text("mine"), .runtime: localizer.text("length"),
    ]
    sorts = [
      .own: localizer.text("Sort in list order"), .rating: localizer.text("Sort by rating"),
      .year: localizer.text("Sort by year"), .title: localizer.text("Sort by title"),
      .ownRating: localizer.text("Sort by my rating"), .runtime: localizer.text("Sort by length"),
    ]
    buttons = MovieButton.labels(in: localizer)
  }
}
