import Viper

/// Draws the form as a scene, and passes the user's actions to the presenter.
@MainActor
final class LogEntryView: LogEntryUI, TextScreen {
  private let presenter: any LogEntryPresentable
  private let drawing = SceneCache(LogEntryState.idle)

  init(presenter: any LogEntryPresentable) {
    self.presenter = presenter
  }

  func update(_ state: LogEntryState) { drawing.update(state) }
  func onAppear() async { presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .type(let name, let text):
      if let field = LogEntryField(rawValue: name) { presenter.onChange(field, to: text) }
    case .submit, .activate("submit"): await presenter.onSubmit()
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: LogEntryState) -> Scene {
    var scene = Scene(name: "logEntry", title: "")
    switch state {
    case .idle: break
    case .editing(let form): draw(form, in: &scene)
    case .saving(let form): draw(form, progress: form.labels.saving, in: &scene)
    case .failed(let form, let failure):
      draw(form, in: &scene)
      scene.failure = failure
    case .saved(let form, let notice):
      scene.title = form.labels.title
      scene.message = notice
    }
    return scene
  }

  private func draw(
    _ form: LogEntryViewModel, progress: String? = nil, in scene: inout Scene
  ) {
    scene.title = form.labels.title
    // While the form is being saved, closing it loses nothing.
    scene.hasUnsavedChanges = form.hasChanges && progress == nil
    scene.fields = form.fields.map { field in
      Scene.Field(
        name: field.name, label: field.label, text: field.text,
        validationError: field.validationError,
        choices: field.choices.map { Scene.Choice($0.id, label: $0.label) },
        placeholder: field.placeholder, isOptional: field.isOptional)
    }
    scene.buttons = [Scene.Button(id: "submit", label: form.labels.save, progress: progress)]
  }
}
