import MovieEntities
import MovieLibrary

/// Counts the viewings in the local library.
struct StatsInteractor: StatsInteractable {
  let store: (any LibraryStore)?
  let facts: @Sendable (Set<MovieID>) async -> [MovieID: MovieFacts]
  var hasDiary: Bool { store != nil }

  func statistics(year: Int?) async throws(MovieError) -> StatsEntity {
    let library = try await store?.library() ?? Library()
    let years = library.statistics().years.keys.sorted()
    let facts = await facts(Set(library.diary.lazy.map(\.viewing.movie.id)))
    // The last entry of the year may have been removed.
    let year = year.flatMap { years.contains($0) ? $0 : nil }
    return StatsEntity(statistics: library.statistics(year: year, facts: facts), years: years)
  }
}
