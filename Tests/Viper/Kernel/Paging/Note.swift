import Viper

/// A row that belongs to no module of the project.
struct Note: Hashable, Identifiable, Sendable {
  let id: Int
  var text = "note"
}

/// Creates one note for each ID.
func notes(_ ids: ClosedRange<Int>) -> [Note] { ids.map { Note(id: $0) } }

/// Creates a page of notes.
func page(_ ids: ClosedRange<Int>, of pages: Int, unreadable: Int = 0) -> Page<Note> {
  Page(rows: notes(ids), totalPages: pages, totalResults: pages * 10, unreadable: unreadable)
}
