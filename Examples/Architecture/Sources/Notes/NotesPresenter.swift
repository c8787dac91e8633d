import Viper

/// Decides what the notes screen shows and where a selection leads.
@MainActor
final class NotesPresenter: NotesPresentable {
  weak var ui: (any NotesUI)?
  private let interactor: any NotesInteractable
  private let router: any NotesRouting
  private let mapper = NotesMapper()
  private var notes: [String] = []

  init(interactor: any NotesInteractable, router: any NotesRouting) {
    self.interactor = interactor
    self.router = router
  }

  func onViewAppear() async {
    notes = await interactor.notes()
    ui?.update(mapper.viewModel(notes))
  }

  func onSelectNote(at index: Int) async {
    guard notes.indices.contains(index) else { return }
    await router.open(notes[index])
  }
}
