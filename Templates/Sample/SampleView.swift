import Viper

/// Draws the state as a scene, and passes the user's actions to the presenter.
@MainActor
final class SampleView: SampleUI, TextScreen {
  private let presenter: any SamplePresentable
  private let drawing = Drawing(SampleState.idle)

  init(presenter: any SamplePresentable) {
    self.presenter = presenter
  }

  func update(_ state: SampleState) {
    drawing.update(state)
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectRow(at: index)
    case .selectID(let id):
      guard let index = list?.rows.firstIndex(where: { $0.id == id }) else { return }
      await presenter.onSelectRow(at: index)
    case .moveFocus(let rows): presenter.onMoveFocus(by: rows)
    case .focus(let row):
      guard let list else { return }
      presenter.onMoveFocus(by: list.rows.focus(row, movedBy: 0) - list.focus)
    case .activate("retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    case .activate, .type, .submit, .search, .more: break
    }
  }

  private var list: SampleViewModel? {
    if case .loaded(let list) = drawing.state { list } else { nil }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: SampleState) -> Scene {
    var scene = Scene(name: "sample", title: "")
    scene.offers = [.refresh]
    switch state {
    case .idle: break
    case .loading(let title):
      scene.title = title
      scene.loading = "Loading…"
    case .empty(let title):
      scene.title = title
      scene.message = "There are no rows."
    case .loaded(let list): draw(list, in: &scene)
    case .failed(let title, let failure):
      scene.title = title
      scene.show(failure, retry: "Retry")
    }
    return scene
  }

  private func draw(_ list: SampleViewModel, in scene: inout Scene) {
    scene.title = list.title
    scene.sections = [
      Scene.Section(
        columns: [
          Scene.Column("NAME", .kept),
          Scene.Column("NOTE", .cut(least: 16, dropPriority: 1)),
        ],
        rows: list.rows.map { row in
          Scene.Row(id: row.id, cells: [StyledText(row.name, .bold), StyledText(row.note)])
        })
    ]
    scene.total = list.rows.count
    scene.focus = list.focus
  }
}
