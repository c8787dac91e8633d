import MoviePresentation
import Viper
import ViperLocalization

/// Draws the form and the report as a scene, and passes the user's actions to the presenter.
@MainActor
final class FileImportView: FileImportUI, TextScreen {
  private let presenter: any FileImportPresentable
  private let labels: FileImportLabels
  private let drawing = SceneCache(FileImportState())

  init(presenter: any FileImportPresentable, labels: FileImportLabels) {
    self.presenter = presenter
    self.labels = labels
  }

  func update(_ state: FileImportState) { drawing.update(state) }
  func onAppear() async { await presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    switch action {
    case .type(let name, let text):
      if let field = FileImportField(rawValue: name) { presenter.onChange(field, to: text) }
    case .submit: await presenter.onSubmit()
    case .activate(let id): await actions(drawing.state).perform(id)
    case .back: presenter.onBack()
    default: break
    }
  }

  // MARK: State → scene

  var scene: Scene { drawing.scene(draw) }

  private func draw(_ state: FileImportState) -> Scene {
    var scene = Scene(name: "fileImport", title: labels.title)
    if let report = state.report.content {
      scene.title = report.title
      scene.lines = report.lines.map { Scene.Line(StyledText($0)) }
      scene.notice = report.notice
    } else {
      // A host moves to the field with an error.
      scene.fields = fields(state.form, validationError: state.datesError?.text)
      scene.failure = state.datesError == nil ? state.report.failure : nil
    }
    scene.buttons = actions(state).map(\.button)
    return scene
  }

  private func actions(_ state: FileImportState) -> [Scene.Action] {
    if let report = state.report.content {
      guard report.canUndo else { return [] }
      return [
        MovieButton.undo.action(labels.buttons) { [presenter] in await presenter.onUndo() }
      ].compactMap(\.self)
    }
    let progress = state.report.isLoading ? state.form.progress ?? labels.title : nil
    let button = Scene.Button(id: "submit", label: labels.submit, progress: progress)
    return [Scene.Action(button) { [presenter] in await presenter.onSubmit() }]
  }

  private func fields(
    _ form: FileImportViewModel, validationError: String?
  ) -> [Scene.Field] {
    let file = Scene.Field(
      name: FileImportField.file.rawValue, label: labels.file, text: form.file,
      placeholder: labels.placeholder)
    guard form.asksForDates else { return [file] }
    return [
      file,
      Scene.Field(
        name: FileImportField.order.rawValue, label: labels.dates,
        text: labels.choices.first { $0.id == form.dates }?.label ?? form.dates,
        validationError: validationError, choices: labels.choices),
    ]
  }
}

/// The texts of the screen that do not depend on data.
struct FileImportLabels: Sendable {
  let title, file, placeholder, dates, submit: String
  /// The orders of the numbers in dates.
  let choices: [Scene.Choice]
  let buttons: [MovieButton: String]

  init(_ localizer: Localizer) {
    title = localizer.text("Import a file")
    file = localizer.text("File")
    placeholder = localizer.text("~/Downloads/letterboxd.zip, a CSV or JSON file, or a folder")
    dates = localizer.text("Dates")
    submit = localizer.text("Import")
    choices = [
      Scene.Choice("mdy", label: localizer.text("month first (5/31/2021)")),
      Scene.Choice("dmy", label: localizer.text("day first (31/5/2021)")),
    ]
    buttons = MovieButton.labels(in: localizer)
  }
}
