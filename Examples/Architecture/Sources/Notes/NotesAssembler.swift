public import Viper

/// Assembles the notes module; no other code names all of its parts.
@MainActor
public enum NotesAssembler {
  /// Creates the notes module.
  ///
  /// - Parameters:
  ///   - notes: The notes to show.
  ///   - window: The window that will show them.
  ///   - output: The object that opens the selected note, held weakly.
  /// - Returns: The module, ready to be shown in the window.
  public static func assemble(
    notes: [String], window: Window, output: any NotesOutput
  ) -> Module {
    let interactor = NotesInteractor(all: notes)
    let router = NotesRouter(window: window, output: output)
    let presenter = NotesPresenter(interactor: interactor, router: router)
    let view = NotesView(presenter: presenter)
    let updates = Updates<NotesViewModel> { view.update($0) }
    presenter.ui = updates
    return Module(
      name: "notes", screen: view, updates: updates, parts: [view, presenter, router],
      window: window)
  }
}
