import Viper
import Wording

/// Draws a person's page as a scene, and passes the user's actions to the presenter.
@MainActor
final class PersonDetailView: PersonDetailUI, TextScreen {
  private let presenter: any PersonDetailPresentable
  private let localizer: Localizer
  private let drawing: Drawing<PersonDetailState>

  init(
    presenter: any PersonDetailPresentable, localizer: Localizer,
    drawing: Drawing<PersonDetailState>
  ) {
    self.presenter = presenter
    self.localizer = localizer
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
      guard let index = films?.rows.firstIndex(where: { String($0.id) == id }) else { return }
      await presenter.onSelectMovie(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .focus(let row):
      guard let films else { return }
      await presenter.onMoveFocus(by: films.rows.focus(row, movedBy: 0) - films.focus)
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
      scene.loading = localizer("Loading…")
    case .loaded(let person): draw(person, in: &scene)
    case .failed(let failure): scene.show(failure, retry: localizer("Retry"))
    }
    return scene
  }

  private func draw(_ person: PersonDetailViewModel, in scene: inout Scene) {
    scene.title = person.name
    scene.lines = facts(person) + paragraphs(person.biography)
    guard !person.films.rows.isEmpty else {
      scene.message = localizer("No movies of this person are known.")
      return
    }
    scene.sections = [
      Scene.Section(
        heading: localizer("Movies"),
        columns: [
          Scene.Column(localizer("ID"), .kept),
          Scene.Column(localizer("TITLE"), .cut(least: 8, dropPriority: 0)),
          Scene.Column(localizer("YEAR"), .whole(dropPriority: 2)),
          Scene.Column(localizer("PART"), .cut(least: 8, dropPriority: 1)),
        ],
        rows: person.films.rows.map(row))
    ]
    scene.show(person.films, loading: localizer("Loading…"), retry: localizer("Retry"))
  }

  private func row(_ film: PersonFilm) -> Scene.Row {
    Scene.Row(
      id: String(film.id),
      cells: [
        StyledText(String(film.id), .dim), StyledText(film.title, .bold), StyledText(film.year),
        StyledText(film.part),
      ])
  }

  private func facts(_ person: PersonDetailViewModel) -> [Scene.Line] {
    let birth = [person.born, person.placeOfBirth].filter { !$0.isEmpty }
    return [
      (localizer("Born"), birth.joined(separator: " · ")), (localizer("Died"), person.died),
      (localizer("Known for"), department(person.knownFor)),
    ]
    .filter { !$0.1.isEmpty }
    .map { label, text in
      Scene.Line(
        StyledText(label + "  ", .bold) + StyledText(text), hangingIndent: label.count + 2)
    }
  }

  private func paragraphs(_ text: String) -> [Scene.Line] {
    text.split(whereSeparator: \.isNewline)
      .flatMap { [Scene.Line(""), Scene.Line(StyledText(String($0)))] }
  }

  /// Returns a department in the user's language.
  ///
  /// TMDB always sends it in English, whatever language was requested.
  private func department(_ name: String) -> String {
    switch name {
    case "Acting": localizer("Acting")
    case "Art": localizer("Art")
    case "Camera": localizer("Camera")
    case "Costume & Make-Up": localizer("Costume & Make-Up")
    case "Crew": localizer("Crew")
    case "Directing": localizer("Directing")
    case "Editing": localizer("Editing")
    case "Lighting": localizer("Lighting")
    case "Production": localizer("Production")
    case "Sound": localizer("Sound")
    case "Visual Effects": localizer("Visual Effects")
    case "Writing": localizer("Writing")
    default: name
    }
  }
}
