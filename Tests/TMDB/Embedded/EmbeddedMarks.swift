import MovieEntities
import MovieTMDBEmbedded
import Testing

@testable import MovieTMDB

/// The embedded service with one account logged in, used without the app's decoding.
struct EmbeddedMarks {
  static let account = 920_000_001
  static let session = "embedded-session-920000001"

  let service: EmbeddedService

  init(store: any AccountMarksStore = MemoryMarksStore()) {
    service = EmbeddedService(store: store)
  }

  /// The service with a movie that an earlier version has stored as a favorite and as rated.
  static func holding(_ id: Int) async throws -> EmbeddedMarks {
    let store = MemoryMarksStore()
    try await store.change(account) { marks in
      marks.setFavorite(id, true)
      marks.rate(id, 8)
    }
    return EmbeddedMarks(store: store)
  }

  /// The IDs of some of the catalog's movies.
  func catalog(_ count: Int) async throws -> [Int] {
    try await service.rows("/movie/popular").prefix(count).map(\.id)
  }

  /// The response to a POST or DELETE: the HTTP status and TMDB's code.
  func says(_ request: Request) async throws -> String {
    let (status, body) = try await service.refusal(request)
    #expect(body.success == (status < 300))
    return "\(status)/\(body.statusCode ?? 0)"
  }

  func mark(_ list: String, _ id: Int, _ isSet: Bool = true) async throws -> String {
    try await says(
      .post(
        "/account/\(Self.account)/\(list)", Body(mediaID: id, favorite: isSet, watchlist: isSet),
        parameters: ["session_id": Self.session]))
  }

  func rate(_ id: Int, _ value: Double) async throws -> String {
    try await says(
      .post("/movie/\(id)/rating", ["value": value], parameters: ["session_id": Self.session]))
  }

  func unrate(_ id: Int) async throws -> String {
    try await says(.delete("/movie/\(id)/rating", parameters: ["session_id": Self.session]))
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

  func states(_ id: Int) async throws -> AccountStates {
    try await service.found(
      .get("/movie/\(id)/account_states", ["session_id": Self.session]), as: AccountStatesBody.self
    ).states
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
