/// Returns the notes it was created with.
struct NotesInteractor: NotesInteractable {
  let all: [String]

  func notes() async -> [String] { all }
}
