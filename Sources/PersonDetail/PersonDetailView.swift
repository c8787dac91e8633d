import MoviePresentation
import Viper

/// Draws a person's page as a scene, and passes the user's actions to the presenter.
@MainActor
final class PersonDetailView: PersonDetailUI, TextScreen {
  private let presenter: any PersonDetailPresentable
  private let drawing: SceneCache<PersonDetailState>

  init(presenter: any PersonDetailPresentable, drawing: SceneCache<PersonDetailState>) {
    self.presenter = presenter
    self.drawing = drawing
  }

  func update(_ state: PersonDetailState) {
    drawing.update(state)
  }

  func onAppear() async {
    await presenter.onViewAppear()
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
    var scene = Scene(name: "person", title: "")
    scene.offers = [.refresh]
    switch state {
    case .idle: break
    case .loading(let name, let labels):
      scene.title = name
      scene.loading = labels.loading
    case .loaded(let person): draw(person, in: &scene)
    case .failed(let failure, _): scene.failure = failure
    }
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func draw(_ person: PersonDetailViewModel, in scene: inout Scene) {
    let labels = person.labels
    scene.title = person.name
    scene.lines =
      person.facts.map(line)
      + person.biography.flatMap { [Scene.Line(""), Scene.Line(StyledText($0))] }
    scene.message = person.message
    scene.show(person.refresh, loading: labels.loading)
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
    guard let labels = state.labels else { return [] }
    let retry: [Scene.Action] = .retry(state.failure, label: labels.retry) { [presenter] in
      await presenter.onRetry()
    }
    guard let person = state.person, !person.films.isEmpty else { return retry }
    return retry
      + .marks(
        of: person, labels: labels.buttons, nothingToUndo: labels.nothingToUndo,
        self.presenter.marks)
      + .links(to: person.focused?.address, labels: labels.buttons)
      + .arranging(
        person.arrangement, orders: FilmOrder.allCases, sorts: labels.sorts, labels: labels.buttons
      ) { [presenter] in presenter.onArrange($0) }
  }

  private func section(_ person: PersonDetailViewModel) -> Scene.Section {
    let (labels, arrangement) = (person.labels, person.arrangement)
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
        StyledText(movie.number, .dim), StyledText(movie.title, .bold), StyledText(movie.year),
      ] + own + [StyledText(film.part)], marks: movie.markWords)
  }
}
