import Viper
import ViperLocalization

/// Draws the state as a scene and passes the user's actions to the presenter.
@MainActor
final class SampleFormView: SampleFormUI, TextScreen {
  private let presenter: any SampleFormPresentable
  private let labels: SampleFormLabels
  private let drawing = SceneCache(SampleFormState())

  init(presenter: any SampleFormPresentable, labels: SampleFormLabels) {
    self.presenter = presenter
    self.labels = labels
  }

  func update(_ state: SampleFormState) { drawing.update(state) }
  func onAppear() async { presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .type(let name, let text):
      if let field = SampleFormField(rawValue: name) { presenter.onChange(field, to: text) }
    case .submit: await presenter.onSubmit()
    case .activate(let id): await actions(drawing.state).perform(id)
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: SampleFormState) -> Scene {
    var scene = Scene(name: "sampleForm", title: state.title)
    if state.saving.content != nil {
      scene.message = labels.saved
      return scene
    }
    scene.fields = state.form.fields.map { field in
      Scene.Field(
        name: field.id.rawValue, label: labels.text(of: field.id), text: field.text,
        validationError: field.validationError)
    }
    scene.failure = state.saving.failure
    // A full-screen host asks before one of its keys discards the input.
    scene.hasUnsavedChanges = state.form.hasChanges && !state.saving.isLoading
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func actions(_ state: SampleFormState) -> [Scene.Action] {
    let button = Scene.Button(
      id: "submit", label: labels.save, progress: state.saving.isLoading ? labels.saving : nil)
    return [Scene.Action(button) { [presenter] in await presenter.onSubmit() }]
  }
}

/// The texts of the form that do not depend on data.
struct SampleFormLabels: Sendable {
  let save, saving, saved: String
  private let localizer: Localizer

  init(_ localizer: Localizer) {
    self.localizer = localizer
    save = localizer.text("Save")
    saving = localizer.text("Saving…")
    saved = localizer.text("Saved.")
  }

  /// Returns the label of a field.
  func text(of field: SampleFormField) -> String {
    switch field {
    case .name: localizer.text("Name")
    case .note: localizer.text("Note")
    }
  }
}
