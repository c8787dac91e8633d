import Viper

/// Draws the state as a scene and passes the user's actions to the presenter.
@MainActor
final class SampleDetailView: SampleDetailUI, TextScreen {
  private let presenter: any SampleDetailPresentable
  private let drawing = SceneCache(SampleDetailState.idle)

  init(presenter: any SampleDetailPresentable) {
    self.presenter = presenter
  }

  func update(_ state: SampleDetailState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .activate("retry"): await presenter.onRetry()
    case .refresh: await presenter.onRefresh()
    case .activate("edit"): await presenter.onEdit()
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: SampleDetailState) -> Scene {
    var scene = Scene(name: "sampleDetail", title: "")
    scene.offers = [.refresh]
    switch state {
    case .idle: break
    case .loading(let title):
      scene.title = title
      scene.loading = "Loading…"
    case .loaded(let page): draw(page, in: &scene)
    case .failed(let title, let failure):
      scene.title = title
      scene.show(failure, retry: "Retry")
    }
    return scene
  }

  private func draw(_ page: SampleDetailViewModel, in scene: inout Scene) {
    scene.title = page.title
    scene.lines = page.facts.map { fact in
      Scene.Line(StyledText("\(fact.label): ", .dim) + StyledText(fact.value))
    }
    if !page.text.isEmpty { scene.lines += [Scene.Line(""), Scene.Line(StyledText(page.text))] }
    scene.buttons = [Scene.Button(id: "edit", label: "Edit", key: "E")]
  }
}
