public import Viper

/// The presenter's interface for the view.
@MainActor
public protocol NotesPresentable: AnyObject {
  /// Called when the notes appear.
  func onViewAppear() async
  /// Called when the user selects a note.
  ///
  /// - Parameter index: The index of the note. An index out of range is ignored.
  func onSelectNote(at index: Int) async
}

/// The interactor's interface for the presenter.
public protocol NotesInteractable: Sendable {
  /// Returns all notes.
  func notes() async -> [String]
}

/// The view's interface for the presenter.
@MainActor
public protocol NotesUI: AnyObject {
  /// Shows the notes.
  ///
  /// - Parameter notes: All notes.
  func update(_ notes: NotesViewModel)
}

/// The router's interface for the presenter.
@MainActor
public protocol NotesRouting: AnyObject {
  /// Opens a note.
  ///
  /// - Parameter note: The note.
  func open(_ note: String) async
}

/// The interface of the object that opened the notes.
@MainActor
public protocol NotesOutput: AnyObject {
  /// Called when the user selects a note.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - window: The window that shows the notes.
  func notes(didSelect note: String, in window: Window) async
}

extension Updates: NotesUI where State == NotesViewModel {}
