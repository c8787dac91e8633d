import MovieEntities
import MovieTMDB
import Viper

/// The streaming services that are selected in a country, and the movies of a list that they offer.
@MainActor
final class StreamingServices {
  let region: String
  let providers: [WatchProvider]
  private let source: ServiceCatalog
  /// The number of movies that were looked up; `nil` if the service has chosen the movies.
  private(set) var loaded: Int?
  /// The number of movies beyond those.
  private(set) var skipped = 0
  /// The failure that has ended the requests, if any.
  private(set) var failure: MovieError?

  init(_ providers: [WatchProvider], in region: String, source: ServiceCatalog) {
    (self.providers, self.region, self.source) = (providers, region, source)
  }

  var names: String { providers.map(\.name).joined(separator: ", ") }

  /// Returns those of the first 100 movies that the services offer, in their order.
  func offered(of movies: [any PopularMovie]) async -> [any PopularMovie] {
    let count = min(movies.count, 100)
    (loaded, skipped) = (count, movies.count - count)
    var offered: [any PopularMovie] = []
    let requests = PagesAhead(after: 0, through: count) { number in
      (movie: movies[number - 1], isOffered: await self.areOffering(movies[number - 1].id))
    } take: { movie, isOffered in
      if isOffered == true { offered.append(movie) }
      return isOffered == nil ? 0 : count
    }
    await requests.run(most: 8)
    return offered
  }

  /// Returns whether a service includes a movie; `nil` after a failure, which ends the requests.
  private func areOffering(_ movie: Int) async -> Bool? {
    do throws(MovieError) {
      return try await source.offers(of: movie, in: region).contains { offer in
        offer.kind.isIncluded && providers.contains { $0.id == offer.providerID }
      }
    } catch {
      // A list can have a movie that is no longer there.
      if error.code == .notFound { return false }
      failure = failure ?? error
      return nil
    }
  }
}
