import Viper

/// Draws the state as a scene, and passes the user's actions to the presenter.
@MainActor
final class UAdivinoView: UAdivinoUI, TextScreen {
  private let presenter: any UAdivinoPresentable
  private let drawing = SceneCache(UAdivinoState.asking(question: ""))

  init(presenter: any UAdivinoPresentable) {
    self.presenter = presenter
  }

  var scene: Scene { drawing.scene(draw) }

  func update(_ state: UAdivinoState) { drawing.update(state) }
  func onAppear() async {}

  func on(_ action: UserAction) async {
    switch action {
    case .type("question", let text): presenter.onType(text)
    case .submit, .activate("ask"): await presenter.onAsk()
    case .back: presenter.onLeave()
    default: break
    }
  }

  private func draw(_ state: UAdivinoState) -> Scene {
    var scene = Scene(name: "uAdivino", title: "Ask a yes-or-no question.")
    let shown: String
    switch state {
    case .asking(let question): shown = question
    case .thinking(let question):
      shown = question
      scene.loading = "Thinking…"
    case .answered(let viewModel):
      shown = viewModel.question
      scene.lines = [Scene.Line(line(viewModel))]
    }
    scene.fields = [Scene.Field(name: "question", label: "Question", text: shown)]
    scene.buttons = [Scene.Button(id: "ask", label: "Ask", isEnabled: scene.loading == nil)]
    return scene
  }

  private func line(_ viewModel: UAdivinoViewModel) -> StyledText {
    switch viewModel.meaning {
    case .yes: StyledText("✓ " + viewModel.answer, .init(color: .green))
    case .perhaps: StyledText("~ " + viewModel.answer, .init(color: .yellow))
    case .no: StyledText("✗ " + viewModel.answer, .init(color: .red))
    }
  }
}
