import Notes
import Viper

/// The output of the notes module, which records the notes that the user selects.
@MainActor
final class NoteReader: NotesOutput {
  private(set) var opened: [String] = []

  func start(_ notes: [String], in window: Window) async {
    await window.replaceRoot(
      with: NotesAssembler.assemble(notes: notes, window: window, output: self))
  }

  func notes(didSelect note: String, in window: Window) async { opened.append(note) }
}
