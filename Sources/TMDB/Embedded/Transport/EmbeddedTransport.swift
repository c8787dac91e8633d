public import MovieEntities
public import MovieTMDB
import ViperEssentials

/// A transport that responds from the built-in catalog.
///
/// The transport requires neither network access nor a TMDB account. In all other respects, the
/// program works as it does with the live service.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct EmbeddedTransport: Transport {
  public let baseURL = "embedded:catalog"
  /// The number of movies in the catalog.
  public static var movieCount: Int { EmbeddedCatalog.movies.count }
  /// Returns the TMDB ID and the title of the movie with a TMDB or IMDb ID.
  ///
  /// The result is `nil` if the catalog does not contain the movie.
  package static func movie(_ id: String) -> (id: Int, title: String)? {
    EmbeddedCatalog.index(ofPath: id).map { EmbeddedCatalog.movies[$0] }.map { ($0.id, $0.title) }
  }
  /// Returns the facts about the movie with a TMDB ID; `nil` if the catalog does not contain it.
  package static func facts(of movie: Int) -> MovieFacts? {
    EmbeddedCatalog.index(of: movie).map(EmbeddedCatalog.facts)
  }
  /// The codes of all countries, each followed by a tab and the country's English name.
  package static var countries: [String] { EmbeddedCatalog.countries }
  /// The words of all titles, in lowercase and without accents.
  package static var titleWords: [String] { EmbeddedCatalog.words.flatMap(\.self) }
  private let clock: WallClock
  private let delay: Duration
  private let store: any AccountMarksStore

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures delays and provides the current day, which determines the
  ///     order of the trending movies.
  ///   - delay: The delay before each response, which can make the loading state visible.
  ///   - store: The store of the demo accounts' marks; by default, the marks are kept in memory for
  ///     the lifetime of the transport.
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
    let components = request.path.split(separator: "/").map(String.init)
    let marks = EmbeddedMarks(request: request, store: store)
    if let response = try await marks.response(components) { return response }
    switch (request.method, components.first) {
    case (.get, "genre") where components == ["genre", "movie", "list"]:
      return .found(EmbeddedCatalog.genreList)
    case (.get, "account") where components.count == 1:
      return EmbeddedAccounts.account(request)
    case (_, "authentication"):
      return EmbeddedAccounts.authenticate(request, components: components.dropFirst())
    case (.get, "search")
    where ["/search/movie", "/search/person"].contains(request.path)
      && request.parameter("query")?.isEmpty ?? true:
      return .queryMissing
    case (.get, "search") where components == ["search", "person"]:
      let search = EmbeddedSearch(request)
      return .page(of: request) { EmbeddedCatalog.people(search, page: $0) }
    case (.get, _):
      guard let movies = movies(request, components: components) else {
        return detail(request, components: components)
      }
      return .page(of: request) { EmbeddedCatalog.page($0, of: movies) }
    default: return .notFound
    }
  }

  /// Returns the movies of the list at a path, or `nil` if there is no such list.
  private func movies(_ request: Request, components: [String]) -> [Int]? {
    switch components {
    case ["movie", "popular"]: return EmbeddedCatalog.order(by: .popularity)
    case ["movie", "top_rated"]: return EmbeddedCatalog.order(by: .rating)
    case ["movie", "now_playing"]: return EmbeddedCatalog.order(by: .release)
    case ["movie", "upcoming"]: return []
    case ["trending", "movie", "day"]:
      return EmbeddedTrends.order(on: clock.secondsSince1970 / 86_400)
    case ["trending", "movie", "week"]:
      return EmbeddedTrends.order(on: clock.secondsSince1970 / 604_800)
    case ["discover", "movie"]: return EmbeddedDiscovery(request).results
    case ["search", "movie"]: return EmbeddedSearch(request).results
    default:
      guard components.count == 3, components[0] == "movie",
        let index = EmbeddedCatalog.index(ofPath: components[1])
      else { return nil }
      switch components[2] {
      case "similar": return EmbeddedCatalog.similar(to: index)
      case "recommendations": return EmbeddedCatalog.recommended(for: index)
      default: return nil
      }
    }
  }

  private func detail(_ request: Request, components: [String]) -> Response {
    guard components.count == 2 else { return .notFound }
    let parts = request.parameter("append_to_response") ?? ""
    let body =
      switch components[0] {
      case "movie": EmbeddedCatalog.detail(components[1], with: parts)
      case "person": EmbeddedCatalog.person(components[1], with: parts)
      default: nil as String?
      }
    return body.map { .found($0) } ?? .notFound
  }
}

/// Creates responses of the embedded service from a body or one of TMDB's status codes.
extension Response {
  static let notFound = coded(404, 34)
  static let queryMissing = Response(status: 422, body: Data("{}".utf8))
  static let badToken = coded(401, 33)
  static let sessionDenied = coded(401, 17)
  static let noSession = coded(401, 3)
  static let badInput = coded(400, 47)
  static let badValue = coded(400, 18)

  static let added = coded(201, 1, success: true)
  static let updated = coded(201, 12, success: true)
  static let deleted = coded(200, 13, success: true)

  // Unlike this response, the real service's response does not reveal which field was wrong.
  static func badLogin(field: String) -> Response {
    coded(401, 30, #""failure_field":"\#(field)","#)
  }

  static func found(_ body: Data) -> Response { Response(status: 200, body: body) }

  static func found(_ json: String) -> Response { found(EmbeddedCatalog.data(of: json)) }

  static func page(of request: Request, _ body: (Int) -> String) -> Response {
    let page = Int(request.parameter("page") ?? "1") ?? 0
    return (1...500).contains(page) ? found(body(page)) : coded(400, 22)
  }

  static func coded(
    _ status: Int, _ code: Int, success: Bool = false, _ more: String = ""
  ) -> Response {
    let body = #"{\#(more)"status_code":\#(code),"success":\#(success)}"#
    return Response(status: status, body: Data(body.utf8))
  }
}
