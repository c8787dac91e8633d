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
      guard let index = films?.rows.firstIndex(where: { $0.number == id }) else { return }
      await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .focus(let row):
      guard let films else { return }
      await presenter.onMoveFocus(by: films.distance(toRow: row))
    case .more: await presenter.onMore()
    case .activate("retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    case .activate, .type, .submit, .search: break
    }
  }

  private var films: Paged<PersonFilm>? { drawing.state.person?.films }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: PersonDetailState) -> Scene {
    var scene = Scene(name: "person", title: "")
    scene.offers = [.refresh]
    switch state {
    case .idle: break
    case .loading(let name):
      scene.title = name
      scene.loading = presenter.label(.loading)
    case .loaded(let person): draw(person, in: &scene)
    case .failed(let failure): scene.show(failure, retry: presenter.label(.retry))
    }
    return scene
  }

  private func draw(_ person: PersonDetailViewModel, in scene: inout Scene) {
    scene.title = person.name
    scene.lines =
      facts(person) + person.biography.flatMap { [Scene.Line(""), Scene.Line(StyledText($0))] }
    scene.message = person.message
    scene.show(
      person.refresh, loading: presenter.label(.loading), retry: presenter.label(.retry))
    guard !person.films.rows.isEmpty else { return }
    scene.sections = [
      Scene.Section(
        heading: presenter.label(.movies),
        columns: [
          Scene.Column(presenter.label(.id), .identifier),
          Scene.Column(presenter.label(.title), .cut(least: 8, dropPriority: 0)),
          Scene.Column(presenter.label(.year), .whole(dropPriority: 2)),
          Scene.Column(presenter.label(.part), .cut(least: 8, dropPriority: 1)),
        ],
        rows: person.films.rows.map(row))
    ]
    scene.show(person.films, loading: presenter.label(.loading), retry: presenter.label(.retry))
  }

  private func row(_ film: PersonFilm) -> Scene.Row {
    Scene.Row(
      id: film.number,
      cells: [
        StyledText(film.number, .dim), StyledText(film.title, .bold), StyledText(film.year),
        StyledText(film.part),
      ])
  }

  private func facts(_ person: PersonDetailViewModel) -> [Scene.Line] {
    let facts: [(PersonDetailLabel, String)] = [
      (.birth, person.birth), (.death, person.death), (.knownFor, person.knownFor),
    ]
    return facts.filter { !$0.1.isEmpty }.map { label, text in
      let label = presenter.label(label) + "  "
      return Scene.Line(StyledText(label, .bold) + StyledText(text), hangingIndent: label.count)
    }
  }
}
