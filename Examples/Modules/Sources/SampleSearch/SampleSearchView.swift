import Viper

/// Draws the state as a scene and passes the user's actions to the presenter.
@MainActor
final class SampleSearchView: SampleSearchUI, TextScreen {
  private let presenter: any SampleSearchPresentable
  private let drawing = SceneCache(SampleSearchState.idle)

  init(presenter: any SampleSearchPresentable) {
    self.presenter = presenter
  }

  func update(_ state: SampleSearchState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectRow(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .more: await presenter.onPages(.more)
    case .activate("retry"): await presenter.onPages(.retry)
    case .refresh: await presenter.onPages(.refresh)
    case .back: presenter.onBack()
    case .search(let term): await presenter.onSearch(term)
    case .activate("sort"): presenter.onArrange(.sort)
    case .activate("narrow"): presenter.onArrange(.narrow)
    case .type("words", let text): presenter.onArrange(.type(text))
    case .submit: presenter.onArrange(.end)
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: SampleSearchState) -> Scene {
    switch state {
    case .idle:
      return Scene(name: "sampleSearch", title: "")
    case .loading(let heading):
      var scene = scene(heading)
      scene.loading = "Loading…"
      return scene
    case .empty(let heading):
      var scene = scene(heading)
      scene.message = heading.term.isEmpty ? "No rows." : "No rows match."
      return scene
    case .loaded(let screen):
      return scene(screen)
    case .failed(let heading, let failure):
      var scene = scene(heading)
      scene.show(failure, retry: "Retry")
      return scene
    }
  }

  private func scene(_ heading: SampleSearchHeading) -> Scene {
    var scene = Scene(name: "sampleSearch", title: heading.title)
    scene.offers = [.refresh]
    scene.search = heading.term
    return scene
  }

  private func scene(_ screen: SampleSearchViewModel) -> Scene {
    var scene = scene(screen.heading)
    scene.sections = [
      Scene.Section(
        columns: [
          Scene.Column(
            "NAME", .fixed, sort: screen.arrangement.order == .name ? .ascending : nil),
          Scene.Column("NOTE", .truncatable(minWidth: 16, dropPriority: 1)),
        ],
        rows: screen.rows.map { row in
          Scene.Row(id: row.id, cells: [StyledText(row.name, .bold), StyledText(row.note)])
        })
    ]
    if screen.rows.isEmpty { scene.message = "None of the loaded rows match." }
    scene.show(
      screen.list, arrangedBy: screen.arranged, loading: "Loading…", retry: "Retry")
    scene.buttons += [
      Scene.Button(id: "sort", label: "Sort", key: "s"),
      Scene.Button(id: "narrow", label: "Narrow", key: "n"),
    ]
    if screen.arrangement.isEditing {
      scene.fields = [
        Scene.Field(
          name: "words", label: "Narrow", text: screen.arrangement.text, isPrompt: true)
      ]
    } else if screen.isNarrowed {
      scene.offers.insert(.back)
    }
    return scene
  }
}
