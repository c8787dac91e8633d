import Viper

/// Draws the notes as a scene.
@MainActor
final class NotesView: NotesUI, TextScreen {
  private let presenter: any NotesPresentable
  private let drawing = SceneCache(NotesViewModel(lines: []))

  init(presenter: any NotesPresentable) {
    self.presenter = presenter
  }

  func update(_ notes: NotesViewModel) { drawing.update(notes) }
  func onAppear() async { await presenter.onViewAppear() }

  func on(_ action: UserAction) async {
    if case .selectRow(let index) = action { await presenter.onSelectNote(at: index) }
  }

  var scene: Scene {
    drawing.scene { notes in
      Scene(name: "notes", title: "Notes", message: notes.lines.joined(separator: ", "))
    }
  }
}
