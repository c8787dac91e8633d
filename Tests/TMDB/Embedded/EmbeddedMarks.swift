import MovieEntities
import MovieTMDBEmbedded
import Testing

@testable import MovieTMDB

/// The embedded service with a logged-in account, as seen by a client with its own decoding.
struct EmbeddedMarks {
  static let account = 920_000_001
  static let session = "embedded-session-920000001"

  let service: EmbeddedService

  init(store: any AccountMarksStore = MemoryMarksStore()) {
    service = EmbeddedService(store: store)
  }

  /// Creates a service whose store already has a movie as a favorite and with a rating.
  static func holding(_ id: Int) async throws -> EmbeddedMarks {
    let store = MemoryMarksStore()
    try await store.change(account) { marks in
      marks.setFavorite(id, true)
      marks.rate(id, 8)
    }
    return EmbeddedMarks(store: store)
  }

  /// Returns the IDs of some movies in the catalog.
  func catalog(_ count: Int) async throws -> [Int] {
    try await service.rows("/movie/popular").prefix(count).map(\.id)
  }

  /// Returns the HTTP status and the TMDB code of the response to a POST or DELETE request.
  func status(_ request: Request) async throws -> String {
    let (status, body) = try await service.rejection(request)
    #expect(body.success == (status < 300))
    return "\(status)/\(body.statusCode ?? 0)"
  }

  func mark(_ list: String, _ id: Int, _ isSet: Bool = true) async throws -> String {
    try await status(
      .post(
        "/account/\(Self.account)/\(list)", Body(mediaID: id, favorite: isSet, watchlist: isSet),
        parameters: ["session_id": Self.session]))
  }

  func rate(_ id: Int, _ value: Double) async throws -> String {
    try await status(
      .post("/movie/\(id)/rating", ["value": value], parameters: ["session_id": Self.session]))
  }

  func unrate(_ id: Int) async throws -> String {
    try await status(.delete("/movie/\(id)/rating", parameters: ["session_id": Self.session]))
  }

  func page(_ list: String, _ number: Int = 1, sort: String? = "created_at.desc") async throws
    -> EmbeddedService.Page
  {
    try await service.found(
      .get(
        "/account/\(Self.account)/\(list)/movies",
        ["session_id": Self.session, "page": String(number), "sort_by": sort]))
  }

  func ids(_ list: String, sort: String? = "created_at.desc") async throws -> [Int] {
    try await page(list, sort: sort).results.map(\.id)
  }

  func states(_ id: Int) async throws -> Marks {
    try await service.found(
      .get("/movie/\(id)/account_states", ["session_id": Self.session]), as: AccountStatesBody.self
    ).marks
  }

  private struct Body: Encodable {
    let mediaID: Int
    let favorite: Bool
    let watchlist: Bool
    let mediaType = "movie"

    enum CodingKeys: String, CodingKey {
      case mediaID = "media_id"
      case mediaType = "media_type"
      case favorite, watchlist
    }
  }
}
