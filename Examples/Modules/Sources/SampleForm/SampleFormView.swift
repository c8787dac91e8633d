import Viper

/// Draws the state as a scene and passes the user's actions to the presenter.
@MainActor
final class SampleFormView: SampleFormUI, TextScreen {
  private let presenter: any SampleFormPresentable
  private let drawing = SceneCache(SampleFormState.idle)

  init(presenter: any SampleFormPresentable) {
    self.presenter = presenter
  }

  func update(_ state: SampleFormState) { drawing.update(state) }
  func onAppear() async { presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .type(let name, let text):
      if let field = SampleFormField(rawValue: name) { presenter.onChange(field, to: text) }
    case .submit, .activate("submit"): await presenter.onSubmit()
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: SampleFormState) -> Scene {
    var scene = Scene(name: "sampleForm", title: "")
    switch state {
    case .idle: break
    case .editing(let form): draw(form, in: &scene)
    case .saving(let form): draw(form, progress: "Saving…", in: &scene)
    case .failed(let form, let failure):
      draw(form, in: &scene)
      scene.failure = failure
    case .saved(let form):
      scene.title = form.title
      scene.message = "Saved."
    }
    return scene
  }

  private func draw(
    _ form: SampleFormViewModel, progress: String? = nil, in scene: inout Scene
  ) {
    scene.title = form.title
    scene.fields = form.fields.map { field in
      Scene.Field(
        name: field.name, label: field.label, text: field.text,
        validationError: field.validationError)
    }
    // A full-screen host asks before one of its keys discards the input.
    scene.hasUnsavedChanges = form.hasChanges && progress == nil
    scene.buttons = [Scene.Button(id: "submit", label: "Save", progress: progress)]
  }
}
