import MovieEntities
import MovieTMDB
import Viper

/// The selected streaming services in a country, used to check which movies are available on them.
@MainActor
final class StreamingServices {
  let region: String
  let providers: [WatchProvider]
  private let source: ServiceCatalog
  /// The number of movies that were checked; `nil` if the request already filtered by service.
  private(set) var loaded: Int?
  /// The number of movies that were not checked because the limit was reached.
  private(set) var skipped = 0
  /// The error that stopped the requests, if any.
  private(set) var failure: MovieError?

  init(_ providers: [WatchProvider], in region: String, source: ServiceCatalog) {
    (self.providers, self.region, self.source) = (providers, region, source)
  }

  var names: String { providers.map(\.name).joined(separator: ", ") }

  /// Checks the first 100 movies and returns the ones offered by the services, in the original
  /// order.
  func offeredMovies(among movies: [ListedMovie]) async -> [ListedMovie] {
    let count = min(movies.count, 100)
    (loaded, skipped) = (count, movies.count - count)
    var offered: [ListedMovie] = []
    let requests = PagesAhead(after: 0, through: count) { number in
      (movie: movies[number - 1], isOffered: await self.check(movies[number - 1].id))
    } take: { movie, isOffered in
      if isOffered == true { offered.append(movie) }
      return isOffered == nil ? 0 : count
    }
    await requests.run(maxAhead: 8)
    return offered
  }

  /// A closure that returns whether at least one of the services offers a movie.
  var isOffered: @Sendable (Int) async throws(MovieError) -> Bool {
    { [source, region, providers] movie async throws(MovieError) in
      try await source.offers(of: movie, in: region).contains { offer in
        offer.kind.isIncluded && providers.contains { $0.id == offer.providerID }
      }
    }
  }

  /// Returns whether at least one of the services offers a movie; `nil` if an error occurred.
  ///
  /// An error stops further requests.
  private func check(_ movie: MovieID) async -> Bool? {
    guard let movie = movie.tmdb else { return false }
    do throws(MovieError) {
      return try await isOffered(movie)
    } catch {
      // A list may contain a movie that no longer exists.
      if error.code == .notFound { return false }
      failure = failure ?? error
      return nil
    }
  }
}
