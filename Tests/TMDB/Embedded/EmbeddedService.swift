import Foundation
import MovieTMDB
import MovieTMDBEmbedded
import Testing
import Viper

/// The embedded service, as seen by a client with its own decoding.
struct EmbeddedService {
  /// A row of a list.
  struct Row: Decodable, Hashable {
    let id: Int
    let title: String
    let originalTitle: String
    let releaseDate: String?
    let popularity: Double
    let voteAverage: Double
    let voteCount: Int
    let genreIds: [Int]
    let originalLanguage: String
  }

  /// A page of a list.
  struct Page: Decodable {
    let page: Int
    let results: [Row]
    let totalPages: Int
    let totalResults: Int
  }

  /// An error response.
  struct Rejection: Decodable, Hashable {
    var success: Bool?
    var statusCode: Int?
    var failureField: String?
  }

  let transport: EmbeddedTransport

  /// - Parameters:
  ///   - now: The current time, in seconds since 1970.
  ///   - store: The store for the accounts' marks.
  init(now: Int64 = 0, store: any AccountMarksStore = MemoryMarksStore()) {
    transport = EmbeddedTransport(
      clock: WallClock(secondsSince1970: now, on: ManualClock()), store: store)
  }

  /// Decodes the response to a request, which must have status 200.
  func found<Value: Decodable>(_ request: Request, as type: Value.Type = Value.self) async throws
    -> Value
  {
    let response = try await transport.response(to: request)
    #expect(response.status == 200, "\(request.text)")
    return try decode(response.body)
  }

  /// Returns a page of the list at a path.
  func page(_ path: String, _ number: Int? = nil) async throws -> Page {
    try await found(.get(path, ["page": number.map { String($0) }]))
  }

  /// Returns all rows of the list at a path, from all pages.
  func rows(_ path: String) async throws -> [Row] {
    var rows: [Row] = []
    for number in 1...(try await page(path).totalPages) {
      rows += try await page(path, number).results
    }
    return rows
  }

  /// Returns the rows found by a search.
  func search(_ term: String, year: String? = nil) async throws -> [Row] {
    let page: Page = try await found(.get("/search/movie", ["query": term, "year": year]))
    return page.results
  }

  /// Returns the HTTP status and the error in the response to a request.
  func rejection(_ request: Request) async throws -> (status: Int, Rejection) {
    let response = try await transport.response(to: request)
    return (response.status, try decode(response.body))
  }

  private func decode<Value: Decodable>(_ body: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Value.self, from: body)
  }
}
