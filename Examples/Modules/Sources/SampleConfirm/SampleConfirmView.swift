import Viper

/// Draws the state as a scene and passes the user's actions to the presenter.
@MainActor
final class SampleConfirmView: SampleConfirmUI, TextScreen {
  private let presenter: any SampleConfirmPresentable
  private let drawing = SceneCache(SampleConfirmState.idle)

  init(presenter: any SampleConfirmPresentable) {
    self.presenter = presenter
  }

  func update(_ state: SampleConfirmState) { drawing.update(state) }
  func onAppear() async { presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .activate("confirm"): await presenter.onConfirm()
    case .activate("cancel"), .back: presenter.onCancel()
    // Enter without a button deletes nothing.
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: SampleConfirmState) -> Scene {
    switch state {
    case .idle: return Scene(name: "sampleConfirm", title: "")
    case .asking(let dialog): return scene(dialog)
    case .deleting(let dialog): return scene(dialog, progress: dialog.progress)
    case .failed(let dialog, let failure):
      var scene = scene(dialog)
      scene.failure = failure
      return scene
    }
  }

  private func scene(_ dialog: SampleConfirmViewModel, progress: String? = nil) -> Scene {
    var scene = Scene(name: "sampleConfirm", title: dialog.question, message: dialog.message)
    // The button that cancels comes first, so it has the focus.
    scene.buttons = [
      Scene.Button(id: "cancel", label: dialog.cancel, isEnabled: progress == nil),
      Scene.Button(id: "confirm", label: dialog.confirm, progress: progress),
    ]
    return scene
  }
}
