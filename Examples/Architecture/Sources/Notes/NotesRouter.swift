import Viper

/// Passes selected notes to the module's output.
@MainActor
final class NotesRouter: NotesRouting {
  private weak var window: Window?
  private weak var output: (any NotesOutput)?

  init(window: Window, output: any NotesOutput) {
    self.window = window
    self.output = output
  }

  func open(_ note: String) async {
    guard let window else { return }
    await output?.notes(didSelect: note, in: window)
  }
}
