import MovieEntities
import MovieLibrary

/// Counts the viewings in the local library.
struct StatsInteractor: StatsInteractable {
  let store: (any LibraryStore)?
  var hasDiary: Bool { store != nil }

  func statistics(year: Int?) async throws(MovieError) -> StatsEntity {
    let library = try await store?.library() ?? Library()
    let all = library.statistics()
    let years = all.years.keys.sorted()
    // The last entry of the year may have been removed.
    guard let year, years.contains(year) else { return StatsEntity(statistics: all, years: years) }
    return StatsEntity(statistics: library.statistics(year: year), years: years)
  }
}
