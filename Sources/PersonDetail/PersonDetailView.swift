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
    case .activate("retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .activate(let id):
      if let button = MovieButton(rawValue: id) { return await press(button) }
      if let order = FilmOrder(button: id) { presenter.onArrange(.order(order)) }
    case .type("order", let id):
      if let order = FilmOrder(rawValue: id) { presenter.onArrange(.order(order)) }
    case .type("words", let text): presenter.onArrange(.type(text))
    case .type("rating", let text): await presenter.onMark(.type(text))
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
    case .sort: presenter.onArrange(.chooseOrder)
    case .narrow: presenter.onArrange(.narrow)
    // The host performs the first two; the others are on other screens.
    case .page, .copy, .trailer, .editEntry, .another: break
    }
  }

  private var films: ArraySlice<PersonDetailViewModel.Film> {
    drawing.state.person?.shownFilms ?? []
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
    case .failed(let failure, let labels): scene.show(failure, retry: labels.retry)
    }
    return scene
  }

  private func draw(_ person: PersonDetailViewModel, in scene: inout Scene) {
    let labels = person.labels
    scene.title = person.name
    scene.lines =
      person.facts.map(line)
      + person.biography.flatMap { [Scene.Line(""), Scene.Line(StyledText($0))] }
    scene.message = person.message
    scene.show(person.refresh, loading: labels.loading, retry: labels.retry)
    guard !person.films.isEmpty else { return }
    scene.sections = [section(person)]
    scene.total = person.arranged.count
    scene.focus = person.arranged.isEmpty ? nil : person.focus
    if person.shownCount < person.arranged.count { scene.offers.insert(.more) }
    if scene.focus != nil, let movie = person.focused {
      scene.buttons += buttons(of: movie, person)
    }
    draw(person.arrangement, labels, in: &scene)
    if let prompt = person.prompt { scene.fields = [prompt.field] }
  }

  /// Returns the buttons for the focused movie.
  private func buttons(
    of movie: MovieViewModel, _ person: PersonDetailViewModel
  ) -> [Scene.Button] {
    let labels = person.labels
    func button(
      _ kind: MovieButton, isEnabled: Bool = true, _ effect: Scene.Button.Effect? = nil
    ) -> Scene.Button? {
      guard person.hasMarks || effect != nil else { return nil }
      return labels.buttons[kind].map {
        kind.button(
          $0, isEnabled: isEnabled && movie.marks.canChange(kind),
          isChecked: movie.marks.isSet(kind),
          disabledReason: kind == .undo ? labels.nothingToUndo : nil, effect: effect)
      }
    }
    return [
      button(.favorite), button(.watchlist), button(.rate), button(.log),
      button(.undo, isEnabled: person.canUndo),
      movie.address.flatMap { button(.page, .open($0)) },
      movie.address.flatMap { button(.copy, .copy($0)) },
    ].compactMap(\.self)
  }

  private func draw(
    _ arrangement: FilmArrangement, _ labels: PersonDetailLabels, in scene: inout Scene
  ) {
    scene.show(
      arrangement, orders: FilmOrder.allCases, named: labels.orders, sortedBy: labels.sorts,
      prompt: labels.sortBy, buttons: labels.buttons)
    if !arrangement.isEditing, !arrangement.text.isEmpty { scene.offers.insert(.back) }
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
