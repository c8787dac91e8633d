import MovieEntities
import Viper

/// Reads the diary from the local library, page by page.
struct DiaryInteractor: DiaryInteractable {
  /// The number of entries on a page.
  private static let pageLength = 50

  let store: (any LibraryStore)?
  var hasDiary: Bool { store != nil }

  func entries(page: Int) async throws(MovieError) -> Page<DiaryEntry> {
    let entries = try await store?.library().diary ?? []
    let rows = entries.dropFirst((page - 1) * Self.pageLength).prefix(Self.pageLength)
    return Page(
      rows: Array(rows), totalPages: (entries.count + Self.pageLength - 1) / Self.pageLength,
      totalResults: entries.count)
  }
}
