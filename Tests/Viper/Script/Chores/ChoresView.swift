import Viper

/// The view of the list of chores, with a form for a new one below.
@MainActor
final class ChoresView: ChoresUI, TextScreen {
  private let presenter: ChoresPresenter
  private let title: String
  private let drawing = SceneCache(ChoresState())

  init(presenter: ChoresPresenter, title: String) {
    self.presenter = presenter
    self.title = title
  }

  var scene: Scene { drawing.scene(draw) }

  func update(_ state: ChoresState) {
    drawing.update(state)
  }

  func onAppear() async {
    await presenter.onViewAppear()
  }

  func on(_ action: UserAction) async {
    switch action {
    case .selectRow(let row): await presenter.onSelect(row)
    case .moveFocus(let rows): presenter.onMoveFocus(by: rows)
    case .type(let field, let text): presenter.onChange(field, text)
    case .submit, .activate("add"): await presenter.onAdd()
    case .refresh, .activate("retry"): await presenter.onViewAppear()
    case .back: presenter.onBack()
    default: break
    }
  }

  private func draw(_ state: ChoresState) -> Scene {
    var scene = Scene(name: "chores", title: title)
    scene.sections = [
      Scene.Section(
        columns: [Scene.Column("Chore", .fixed)],
        rows: state.chores.map { Scene.Row(id: $0, cells: [StyledText($0)]) })
    ]
    scene.focus = state.focus
    scene.fields = [
      Scene.Field(name: "name", label: "Name", text: state.fields["name"] ?? ""),
      Scene.Field(name: "pin", label: "PIN", text: dots(state.fields["pin"])),
      Scene.Field(name: "note", label: "Note", text: dots(state.fields["note"]), isSecret: true),
    ]
    scene.loading = state.isLoading ? "Loading…" : nil
    scene.failure = state.failure.map {
      Failure(code: $0.rawValue, message: "The service is \($0.rawValue).", canRetry: true)
    }
    scene.buttons = [
      Scene.Button(id: "add", label: "Add", isEnabled: state.fields["name"]?.isEmpty == false)
    ]
    if state.failure != nil { scene.buttons.append(Scene.Button(id: "retry", label: "Retry")) }
    return scene
  }

  private func dots(_ text: String?) -> String {
    String(repeating: "•", count: text?.count ?? 0)
  }
}
