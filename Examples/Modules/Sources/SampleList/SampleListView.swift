import Viper

/// Draws the state as a scene and passes the user's actions to the presenter.
@MainActor
final class SampleListView: SampleListUI, TextScreen {
  private let presenter: any SampleListPresentable
  private let drawing = SceneCache(SampleListState.idle)

  init(presenter: any SampleListPresentable) {
    self.presenter = presenter
  }

  func update(_ state: SampleListState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectRow(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .more: await presenter.onPages(.more)
    case .activate("retry"): await presenter.onPages(.retry)
    case .refresh: await presenter.onPages(.refresh)
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: SampleListState) -> Scene {
    var scene = Scene(name: "sampleList", title: "")
    scene.offers = [.refresh]
    switch state {
    case .idle: break
    case .loading(let title):
      scene.title = title
      scene.loading = "Loading…"
    case .empty(let title):
      scene.title = title
      scene.message = "No rows."
    case .loaded(let screen): draw(screen, in: &scene)
    case .failed(let title, let failure):
      scene.title = title
      scene.show(failure, retry: "Retry")
    }
    return scene
  }

  private func draw(_ screen: SampleListViewModel, in scene: inout Scene) {
    scene.title = screen.title
    scene.sections = [
      Scene.Section(
        columns: [
          Scene.Column("NAME", .fixed),
          Scene.Column("NOTE", .truncatable(minWidth: 16, dropPriority: 1)),
        ],
        rows: screen.list.rows.map { row in
          Scene.Row(id: row.id, cells: [StyledText(row.name, .bold), StyledText(row.note)])
        })
    ]
    scene.show(screen.list, loading: "Loading…", retry: "Retry")
  }
}
