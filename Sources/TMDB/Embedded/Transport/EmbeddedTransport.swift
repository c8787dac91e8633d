import CMovieFixtures
public import MovieEntities
public import MovieTMDB
import Synchronization
import ViperEssentials

/// A transport that responds from the catalog that is part of the program.
///
/// It needs no network and no account with TMDB. Everything that uses the transport is the same as
/// for the live service.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct EmbeddedTransport: Transport {
  public let baseURL = "embedded:catalogue"
  /// The number of movies in the catalog.
  public static var movieCount: Int { EmbeddedCatalog.shared.index.ids.count }
  /// The codes of all countries, each with a tab and the English name.
  package static var countries: [String] {
    Data(fixture: fixture_countries()).parts(separatedBy: "\n").dropLast().map(\.text)
  }
  /// The words of all titles, in lowercase letters without accents.
  package static var titleWords: [String] {
    let index = EmbeddedCatalog.shared.index
    return index.ids.indices.compactMap(index.entry).flatMap(\.words)
  }
  private let clock: WallClock
  private let delay: Duration
  private let store: any AccountMarksStore
  private let given = CatalogResponseMemo()

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - clock: The clock that waits, and that tells the day, which determines the order of the
  ///     trending movies.
  ///   - delay: The duration of each response, so that the loading state can be seen.
  ///   - store: The store of the demo accounts' marks. The default store lasts as long as this
  ///     transport.
  public init(
    clock: WallClock = WallClock(), delay: Duration = .zero,
    store: any AccountMarksStore = MemoryMarksStore()
  ) {
    self.clock = clock
    self.delay = delay
    self.store = store
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    if delay > .zero {
      let limit = request.timeLimit ?? delay
      do { try await clock.sleep(for: min(delay, limit)) } catch { throw .cancelled }
      if delay > limit { throw .network(.timedOut) }
    }
    return try await given.response(to: request, on: clock.secondsSince1970 / 86_400) {
      () async throws(MovieError) in
      try await reply(to: request)
    }
  }

  private func reply(to request: Request) async throws(MovieError) -> Response {
    let steps = request.path.split(separator: "/").map(String.init)
    let marks = EmbeddedMarks(request: request, store: store)
    if let response = try await marks.response(steps) { return response }
    switch (request.method, steps.first) {
    case (.get, "genre") where steps == ["genre", "movie", "list"]:
      return .found(EmbeddedCatalog.genreList)
    case (.get, "account") where steps.count == 1:
      return EmbeddedAccounts.account(request)
    case (_, "authentication"):
      return EmbeddedAccounts.authenticate(request, steps: steps.dropFirst())
    case (.get, "search")
    where ["/search/movie", "/search/person"].contains(request.path)
      && request.parameter("query")?.isEmpty ?? true:
      return .queryMissing
    case (.get, "search") where steps == ["search", "person"]:
      let search = EmbeddedSearch(request)
      return .page(of: request) { EmbeddedCatalog.shared.people(search, page: $0) }
    case (.get, _):
      guard let movies = movies(request, steps: steps) else {
        return detail(request, steps: steps)
      }
      return .page(of: request) { EmbeddedCatalog.shared.page($0, of: movies) }
    default: return .notFound
    }
  }

  /// Returns the movies of the list at a path, in its order; `nil` if there is no such list.
  private func movies(_ request: Request, steps: [String]) -> [Int]? {
    let index = EmbeddedCatalog.shared.index
    switch steps {
    case ["movie", "popular"]: return index.order(of: .popular)
    case ["movie", "top_rated"]: return index.order(of: .topRated)
    case ["movie", "now_playing"]: return index.order(of: .newest)
    case ["movie", "upcoming"]: return []
    case ["trending", "movie", "day"]:
      return EmbeddedTrends.order(of: index.ids, day: clock.secondsSince1970 / 86_400)
    case ["trending", "movie", "week"]:
      return EmbeddedTrends.order(of: index.ids, day: clock.secondsSince1970 / 604_800)
    case ["discover", "movie"]:
      return EmbeddedDiscovery(request).results(in: EmbeddedCatalog.shared)
    case ["search", "movie"]: return EmbeddedSearch(request).results(in: index)
    default: return related(steps, in: index)
    }
  }

  /// Returns the movies that are similar to a movie or recommended for it.
  private func related(_ steps: [String], in index: CatalogIndex) -> [Int]? {
    guard steps.count == 3, steps[0] == "movie",
      ["similar", "recommendations"].contains(steps[2]),
      let movie = index.entry(ofPath: steps[1])
    else { return nil }
    return steps[2] == "similar"
      ? movie.similar : EmbeddedRecommendations.movies(for: movie, in: index)
  }

  private func detail(_ request: Request, steps: [String]) -> Response {
    guard steps.count == 2 else { return .notFound }
    let parts = request.parameter("append_to_response") ?? ""
    let body =
      switch steps[0] {
      case "movie": EmbeddedCatalog.shared.detail(steps[1], with: parts)
      case "person": EmbeddedCatalog.shared.person(steps[1], with: parts)
      default: nil as Data?
      }
    return body.map { .found($0) } ?? .notFound
  }
}

/// A memory of responses: the catalog never changes, so a request has the same response all day.
final class CatalogResponseMemo: Sendable {
  /// The maximum number of requests; all responses are removed when it is reached.
  private static let most = 256

  private struct Question: Hashable {
    let path: String
    let parameters: [Request.Parameter]
    let day: Int64
  }

  private let responses = Mutex<[Question: Response]>([:])

  /// Returns the response to an equal request of the same day, or a new response if there is none.
  func response(
    to request: Request, on day: Int64, make: () async throws(MovieError) -> Response
  ) async throws(MovieError) -> Response {
    guard request.method == .get, request.isPublic else { return try await make() }
    let question = Question(path: request.path, parameters: request.parameters, day: day)
    if let response = responses.withLock({ $0[question] }) { return response }
    let response = try await make()
    responses.withLock { responses in
      if responses.count >= Self.most { responses = [:] }
      responses[question] = response
    }
    return response
  }
}
