import Viper
import ViperLocalization

/// Draws the form as a scene, and passes the user's actions to the presenter.
@MainActor
final class LogEntryView: LogEntryUI, TextScreen {
  private let presenter: any LogEntryPresentable
  private let labels: LogEntryLabels
  private let drawing = SceneCache(LogEntryState())

  init(presenter: any LogEntryPresentable, labels: LogEntryLabels) {
    self.presenter = presenter
    self.labels = labels
  }

  func update(_ state: LogEntryState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .type(let name, let text):
      if let field = LogEntryField(rawValue: name) { presenter.onChange(field, to: text) }
    case .submit: await presenter.onSubmit()
    case .activate(let id): await actions(drawing.state).perform(id)
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: LogEntryState) -> Scene {
    var scene = Scene(name: "logEntry", title: state.title)
    if let notice = state.saving.content {
      scene.message = notice
      return scene
    }
    if !state.facts.isEmpty { scene.message = state.facts }
    scene.fields = state.form.fields.map(field)
    scene.failure = state.saving.failure
    // While the form is being saved, closing it loses nothing.
    scene.hasUnsavedChanges = state.form.hasChanges && !state.saving.isLoading
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func actions(_ state: LogEntryState) -> [Scene.Action] {
    let button = Scene.Button(
      id: "submit", label: labels.save, progress: state.saving.isLoading ? labels.saving : nil)
    return [Scene.Action(button) { [presenter] in await presenter.onSubmit() }]
  }

  private func field(_ field: LogEntryViewModel.Field) -> Scene.Field {
    let choices = field.id == .rewatch ? labels.choices : []
    return Scene.Field(
      name: field.id.rawValue, label: labels.fields[field.id] ?? "",
      text: choices.first { $0.id == field.text }?.label ?? field.text,
      validationError: field.validationError, choices: choices,
      placeholder: labels.placeholders[field.id] ?? "", isOptional: field.isOptional,
      isMultiline: field.id == .note)
  }
}

/// The texts of the form that do not depend on data.
struct LogEntryLabels: Sendable {
  let save, saving: String
  let fields, placeholders: [LogEntryField: String]
  /// The values of the rewatch field.
  let choices: [Scene.Choice]

  init(_ localizer: Localizer) {
    save = localizer.text("Save")
    saving = localizer.text("Saving…")
    fields = [
      .title: localizer.text("Title"), .year: localizer.text("Year"),
      .day: localizer.text("Day"), .rating: localizer.text("Your rating"),
      .rewatch: localizer.text("Seen before"),
      .tags: localizer.text("Tags"), .note: localizer.text("Note"),
    ]
    placeholders = [
      .title: localizer.text("the title of the film"),
      .year: localizer.text("the year of release"),
      .day: localizer.text("2026-11-24, today, yesterday or unknown"),
      .rating: localizer.text("0.5 to 10"), .tags: localizer.text("cinema, silent"),
      .note: localizer.text("a note for yourself"),
    ]
    choices = [
      Scene.Choice("no", label: localizer.text("no")),
      Scene.Choice("yes", label: localizer.text("yes")),
    ]
  }
}
