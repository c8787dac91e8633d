import Viper
import ViperTesting

// A module without movies, which uses only Viper and ViperTesting.

/// Shows the latest note and accepts a new one.
@MainActor
final class NotesView: TextScreen {
  private(set) var scene = Scene(name: "notes", title: "Notes")
  private let presenter: NotesPresenter

  init(presenter: NotesPresenter) { self.presenter = presenter }

  func update(_ note: String) { scene.message = note }
  func onAppear() async { presenter.show("empty") }
  func onReappear() async { presenter.show("again") }

  func on(_ action: UserAction) async {
    if case .type(field: "note", let text) = action { presenter.show(text) }
  }
}

@MainActor
final class NotesPresenter {
  weak var ui: Updates<String>?
  func show(_ note: String) { ui?.update(note) }
}

/// The test stage of the notes module.
@MainActor
final class NotesStage: ModuleStage {
  let parts = StageParts { print($0) }

  func module() -> Module {
    let presenter = NotesPresenter()
    let view = NotesView(presenter: presenter)
    let updates = Updates<String> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "notes", screen: view, updates: updates,
      parts: [presenter])
  }
}

/// A sort order for a list that the user can rearrange.
nonisolated enum NoteOrder: RowOrder {
  case own, alphabetical

  static func indices(of rows: [String], matching text: String) -> [Int] {
    rows.indices.filter { rows[$0].contains(text) }
  }

  func sorted(_ indices: [Int], of rows: [String]) -> [Int] {
    indices.sorted { rows[$0] < rows[$1] }
  }
}
