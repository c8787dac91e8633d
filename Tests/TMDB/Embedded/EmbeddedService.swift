import Foundation
import MovieTMDB
import MovieTMDBEmbedded
import Testing
import Viper

/// The embedded service as a caller without our decoding sees it.
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

  /// A refusal.
  struct Refusal: Decodable, Hashable {
    var success: Bool?
    var statusCode: Int?
    var failureField: String?
  }

  let transport: EmbeddedTransport

  /// - Parameters:
  ///   - now: The moment at which the service is asked, in seconds since 1970.
  ///   - store: Where accounts keep what they said.
  init(now: Int64 = 0, store: any AccountMarksStore = MemoryMarksStore()) {
    transport = EmbeddedTransport(
      clock: WallClock(secondsSince1970: now, on: ManualClock()), store: store)
  }

  /// An answer of 200, read as a value.
  func found<Value: Decodable>(_ request: Request, as type: Value.Type = Value.self) async throws
    -> Value
  {
    let response = try await transport.response(to: request)
    #expect(response.status == 200, "\(request.text)")
    return try decode(response.body)
  }

  /// A page of the list at a path.
  func page(_ path: String, _ number: Int? = nil) async throws -> Page {
    try await found(.get(path, ["page": number.map { String($0) }]))
  }

  /// All rows of the list at a path, page after page.
  func rows(_ path: String) async throws -> [Row] {
    var rows: [Row] = []
    for number in 1...(try await page(path).totalPages) {
      rows += try await page(path, number).results
    }
    return rows
  }

  /// The rows that a search finds.
  func search(_ term: String, year: String? = nil) async throws -> [Row] {
    let page: Page = try await found(.get("/search/movie", ["query": term, "year": year]))
    return page.results
  }

  /// What is refused, with its HTTP status.
  func refusal(_ request: Request) async throws -> (status: Int, Refusal) {
    let response = try await transport.response(to: request)
    return (response.status, try decode(response.body))
  }

  private func decode<Value: Decodable>(_ body: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Value.self, from: body)
  }
}
