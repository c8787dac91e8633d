import Viper
import ViperLocalization

/// Draws the state as a scene and passes the user's actions to the presenter.
@MainActor
final class SampleDetailView: SampleDetailUI, TextScreen {
  private let presenter: any SampleDetailPresentable
  private let labels: SampleDetailLabels
  private let drawing = SceneCache(SampleDetailState())

  init(presenter: any SampleDetailPresentable, labels: SampleDetailLabels) {
    self.presenter = presenter
    self.labels = labels
  }

  func update(_ state: SampleDetailState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .activate(let id): await actions(drawing.state).perform(id)
    case .refresh: await presenter.onRefresh()
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: SampleDetailState) -> Scene {
    var scene = Scene(name: "sampleDetail", title: state.title)
    scene.offers = [.refresh]
    scene.show(state.page, loading: labels.loading)
    if let page = state.page.content { draw(page, in: &scene) }
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func draw(_ page: SampleDetailViewModel, in scene: inout Scene) {
    scene.title = page.title
    scene.lines = page.facts.map { fact in
      Scene.Line(StyledText("\(fact.label): ", .dim) + StyledText(fact.value))
    }
  }

  private func actions(_ state: SampleDetailState) -> [Scene.Action] {
    .retry(state.page.failure, label: labels.retry) { [presenter] in await presenter.onRetry() }
  }
}

/// The texts of the page that do not depend on data.
struct SampleDetailLabels: Sendable {
  let loading, retry: String

  init(_ localizer: Localizer) {
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
  }
}
