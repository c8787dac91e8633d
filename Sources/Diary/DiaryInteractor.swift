import MovieEntities
import MovieLibrary

/// Reads, searches and changes the diary in the local library.
///
/// The diary can have thousands of entries, so it is sorted and searched off the main actor.
actor DiaryInteractor: DiaryInteractable {
  private let book: MarkBook
  /// The entries last read, newest day first.
  private var entries: [DiaryEntry] = []
  /// The text of these entries, once the user has searched it.
  private var search: DiarySearch?
  nonisolated var marks: any MarkInteractable { book }
  nonisolated var facts: (any FactInteractable)? { book.facts }
  nonisolated var hasDiary: Bool { book.canLog }

  init(marks: MarkBook) {
    book = marks
  }

  func entries() async throws(MovieError) -> [DiaryEntry] {
    let library = try await book.library?.library()
    // What another program has changed can be undone, too.
    if let library { await book.show(library) }
    entries = library?.diary ?? []
    search = nil
    return entries
  }

  func ids(matching text: String) async -> Set<DiaryEntry.ID>? {
    let search = search ?? DiarySearch(entries)
    self.search = search
    return search.ids(matching: text)
  }

  func remove(_ entry: DiaryEntry.ID) async throws(MovieError) -> Bool {
    try await book.remove(entry)
  }
}
