import Viper
import ViperLocalization

/// Draws the state as a scene and passes the user's actions to the presenter.
@MainActor
final class SampleListView: SampleListUI, TextScreen {
  private let presenter: any SampleListPresentable
  private let labels: SampleListLabels
  private let drawing = SceneCache(SampleListState())

  init(presenter: any SampleListPresentable, labels: SampleListLabels) {
    self.presenter = presenter
    self.labels = labels
  }

  func update(_ state: SampleListState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let index): await presenter.onSelectRow(at: index)
    case .moveFocus(let rows): await presenter.onMoveFocus(by: rows)
    case .activate(let id): await actions(drawing.state).perform(id)
    case .more: await presenter.onMore()
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: SampleListState) -> Scene {
    var scene = Scene(name: "sampleList", title: state.title)
    scene.offers = [.refresh]
    scene.show(state.list, loading: labels.loading)
    if let list = state.list.content { draw(list, in: &scene) }
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func draw(_ list: Paged<SampleListViewModel>, in scene: inout Scene) {
    guard !list.isEmpty else {
      scene.message = labels.empty
      return
    }
    scene.sections = [
      Scene.Section(
        columns: labels.columns,
        rows: list.rows.map { row in
          Scene.Row(
            id: row.id,
            cells: [
              StyledText(row.name, .bold),
              StyledText(row.note),
            ])
        })
    ]
    scene.show(list, loading: labels.loading)
  }

  private func actions(_ state: SampleListState) -> [Scene.Action] {
    .retry(state.failure, label: labels.retry) { [presenter] in await presenter.onRetry() }
  }
}

/// The texts of the screen that do not depend on data.
struct SampleListLabels: Sendable {
  let loading, empty, retry: String
  let columns: [Scene.Column]

  init(_ localizer: Localizer) {
    loading = localizer.text("Loading…")
    empty = localizer.text("No rows.")
    retry = localizer.text("Retry")
    columns = [
      Scene.Column(localizer.text("NAME"), .fixed),
      Scene.Column(localizer.text("NOTE"), .truncatable(minWidth: 16, dropPriority: 1)),
    ]
  }
}
