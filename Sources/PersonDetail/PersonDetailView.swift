import MoviePresentation
import Viper
import ViperLocalization

/// Draws a person's page as a scene, and passes the user's actions to the presenter.
@MainActor
final class PersonDetailView: PersonDetailUI, TextScreen {
  private let presenter: any PersonDetailPresentable
  private let labels: PersonDetailLabels
  private let drawing: SceneCache<PersonDetailState>

  init(
    presenter: any PersonDetailPresentable, labels: PersonDetailLabels,
    drawing: SceneCache<PersonDetailState>
  ) {
    self.presenter = presenter
    self.labels = labels
    self.drawing = drawing
  }

  func update(_ state: PersonDetailState) {
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
    case .selectRow(let index): await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): presenter.onMoveFocus(by: rows)
    case .more: presenter.onMore()
    case .activate(let id): await actions(drawing.state).perform(id)
    case .refresh: await presenter.onRefresh()
    case .type("order", let id):
      if let order = FilmOrder(rawValue: id) { presenter.onArrange(.order(order)) }
    case .type("words", let text): presenter.onArrange(.type(text))
    case .type("rating", let text): presenter.marks.onTypeRating(text)
    case .submit("rating"): await presenter.marks.onSubmitRating()
    case .submit("order"), .submit("words"): presenter.onArrange(.end)
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: PersonDetailState) -> Scene {
    var scene = Scene(name: "person", title: state.name)
    scene.offers = [.refresh]
    scene.show(state.page, loading: labels.loading)
    if let person = state.page.content { draw(person, in: &scene) }
    scene.preview = state.movie?.preview(labels.preview)
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func draw(_ person: PersonDetailViewModel, in scene: inout Scene) {
    scene.title = person.name
    scene.picture = person.portraitURL.map {
      Scene.Picture(id: "person-\(person.id)", address: $0, text: person.portraitText)
    }
    scene.lines =
      person.facts.map(line)
      + person.biography.flatMap { [Scene.Line(""), Scene.Line(StyledText($0))] }
    scene.message = person.message
    scene.notice = person.notice
    guard !person.films.isEmpty else { return }
    scene.sections = [section(person)]
    scene.total = person.arranged.count
    scene.focus = person.arranged.isEmpty ? nil : person.focus
    if person.shownCount < person.arranged.count { scene.offers.insert(.more) }
    scene.show(
      person.arrangement, orders: FilmOrder.allCases, named: labels.orders, prompt: labels.sortBy,
      buttons: labels.buttons)
    if !person.arrangement.isEditing, !person.arrangement.text.isEmpty {
      scene.offers.insert(.back)
    }
    if let prompt = person.prompt { scene.fields = [prompt.field] }
  }

  private func actions(_ state: PersonDetailState) -> [Scene.Action] {
    let retry: [Scene.Action] = .retry(state.page.failure, label: labels.retry) { [presenter] in
      await presenter.onRetry()
    }
    guard let person = state.page.content, !person.films.isEmpty else { return retry }
    let marks: [Scene.Action] = .marks(
      of: person, labels: labels.buttons, nothingToUndo: labels.nothingToUndo,
      canLog: state.canLog, canUndo: person.canUndo, self.presenter.marks)
    return retry
      + (state.hasMarks ? marks : [])
      + .links(to: person.focused?.address, labels: labels.buttons)
      + .arranging(
        person.arrangement, orders: FilmOrder.allCases, sorts: labels.sorts, labels: labels.buttons
      ) { [presenter] in presenter.onArrange($0) }
  }

  private func section(_ person: PersonDetailViewModel) -> Scene.Section {
    let arrangement = person.arrangement
    // Show the column for the user's ratings only if the user has rated at least one of the movies.
    let isRated = person.films.contains { !$0.movie.ownRating.isEmpty }
    func sort(_ order: FilmOrder) -> Scene.Column.Sort? {
      arrangement.order == order ? arrangement.sort(startsDescending: order != .title) : nil
    }
    let own = Scene.Column(labels.ownRating, .droppable(dropPriority: 2), sort: sort(.ownRating))
    return Scene.Section(
      heading: person.heading,
      columns: [
        Scene.Column(labels.id, .identifier),
        Scene.Column(labels.title, .truncatable(minWidth: 8, dropPriority: 0), sort: sort(.title)),
        Scene.Column(labels.year, .droppable(dropPriority: 2), sort: sort(.year)),
      ] + (isRated ? [own] : []) + [
        Scene.Column(labels.part, .truncatable(minWidth: 8, dropPriority: 1))
      ],
      rows: person.shownFilms.map { row($0, isRated: isRated) },
      marks: person.films.map(\.movie).markColumns)
  }

  private func line(_ fact: PersonDetailViewModel.Fact) -> Scene.Line {
    let label = fact.label + "  "
    return Scene.Line(
      StyledText(label, .bold) + StyledText(fact.text), hangingIndent: label.count)
  }

  private func row(_ film: PersonDetailViewModel.Film, isRated: Bool) -> Scene.Row {
    let movie = film.movie
    let own = isRated ? [StyledText(movie.ownRating, .init(color: .cyan))] : []
    return Scene.Row(
      id: movie.number,
      cells: [
        StyledText(movie.number, .dim), StyledText(movie.title), StyledText(movie.year),
      ] + own + [StyledText(film.part)], marks: movie.markWords)
  }
}

/// The texts of the page that do not depend on data.
struct PersonDetailLabels: Sendable {
  let loading, retry, sortBy, nothingToUndo: String
  let orders, sorts: [FilmOrder: String]
  let buttons: [MovieButton: String]
  let preview: MoviePreviewLabels
  let id, title, year, ownRating, part: String

  init(_ localizer: Localizer) {
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    sortBy = localizer.text("Sort by")
    orders = [
      .own: localizer.text("list order"), .year: localizer.text("year"),
      .title: localizer.text("title"),
      .ownRating: localizer.text("mine"),
    ]
    sorts = [
      .own: localizer.text("Sort in list order"), .year: localizer.text("Sort by year"),
      .title: localizer.text("Sort by title"), .ownRating: localizer.text("Sort by my rating"),
    ]
    nothingToUndo = localizer.text("Nothing to undo")
    buttons = MovieButton.labels(in: localizer)
    preview = MoviePreviewLabels(localizer)
    id = localizer.text("ID")
    title = localizer.text("TITLE")
    year = localizer.text("YEAR")
    ownRating = localizer.text("MINE")
    part = localizer.text("PART")
  }
}
