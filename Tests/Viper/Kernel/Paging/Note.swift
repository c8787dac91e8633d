import Viper

/// A row unrelated to the project's modules.
struct Note: Hashable, Identifiable, Sendable {
  let id: Int
  var text = "note"
}

/// One note for each number.
func notes(_ ids: ClosedRange<Int>) -> [Note] { ids.map { Note(id: $0) } }

/// A page of notes.
func page(_ ids: ClosedRange<Int>, of pages: Int, unreadable: Int = 0) -> Page<Note> {
  Page(rows: notes(ids), totalPages: pages, totalResults: pages * 10, unreadable: unreadable)
}
