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
    case .selectID(let id):
      guard let index = films.firstIndex(where: { $0.number == id }) else { return }
      await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): presenter.onMoveFocus(by: rows)
    case .focus(.max): presenter.onMoveFocus(by: .max)
    case .focus(let row):
      presenter.onMoveFocus(by: films.focus(row, movedBy: 0) - (drawing.state.person?.focus ?? 0))
    case .more: presenter.onMore()
    case .activate("retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .activate("sort"): presenter.onArrange(.sort)
    case .activate("narrow"): presenter.onArrange(.narrow)
    case .type("words", let text): presenter.onArrange(.type(text))
    case .submit: presenter.onArrange(.end)
    case .back: presenter.onBack()
    case .activate, .type, .search: break
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
    scene.sections = [
      Scene.Section(
        heading: person.heading,
        columns: [
          Scene.Column(labels.id, .identifier),
          Scene.Column(labels.title, .cut(least: 8, dropPriority: 0)),
          Scene.Column(labels.year, .whole(dropPriority: 2)),
          Scene.Column(labels.part, .cut(least: 8, dropPriority: 1)),
        ],
        rows: person.shownFilms.map(row))
    ]
    scene.total = person.arranged.count
    scene.focus = person.arranged.isEmpty ? nil : person.focus
    if person.shownCount < person.arranged.count { scene.offers.insert(.more) }
    draw(person.arrangement, labels, in: &scene)
  }

  private func draw(
    _ arrangement: FilmArrangement, _ labels: PersonDetailLabels, in scene: inout Scene
  ) {
    scene.buttons += [MovieButton.sort, .narrow].map { $0.button(labels.buttons[$0] ?? "") }
    if arrangement.isEditing {
      scene.fields = [
        Scene.Field(
          name: "words", label: labels.buttons[.narrow] ?? "", text: arrangement.text,
          isPrompt: true)
      ]
    } else if !arrangement.text.isEmpty {
      scene.offers.insert(.back)
    }
  }

  private func line(_ fact: PersonDetailViewModel.Fact) -> Scene.Line {
    let label = fact.label + "  "
    return Scene.Line(
      StyledText(label, .bold) + StyledText(fact.text), hangingIndent: label.count)
  }

  private func row(_ film: PersonDetailViewModel.Film) -> Scene.Row {
    Scene.Row(
      id: film.number,
      cells: [
        StyledText(film.number, .dim), StyledText(film.title, .bold), StyledText(film.year),
        StyledText(film.part),
      ])
  }
}
