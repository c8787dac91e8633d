import MovieEntities
import MovieLibrary

/// Reads the diary from the local library, page by page.
///
/// The diary can have thousands of entries, so it is sorted off the main actor, and only when the
/// first page is requested.
actor DiaryInteractor: DiaryInteractable {
  /// The number of entries on a page.
  private static let pageLength = 50

  private let store: (any LibraryStore)?
  /// The entries at the time of the request for the first page, newest day first.
  private var entries: [DiaryEntry] = []
  nonisolated var hasDiary: Bool { store != nil }

  init(store: (any LibraryStore)?) {
    self.store = store
  }

  func entries(page: Int) async throws(MovieError) -> DiaryPage {
    if page == 1 { entries = try await store?.library().diary ?? [] }
    let rows = entries.dropFirst((page - 1) * Self.pageLength).prefix(Self.pageLength)
    return DiaryPage(
      entries: Array(rows), totalPages: (entries.count + Self.pageLength - 1) / Self.pageLength,
      totalEntries: entries.count)
  }
}
