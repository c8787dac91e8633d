import Entities
import Foundation
import TMDB
import TMDBEmbedded
import Testing
import ViperClocks

@testable import ViperTestSupport

/// Whatever a service sends, there is a value or an error of this program.
struct MutatedResponseTests {
  /// The same numbers in each run.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// What a mutation puts into a body.
  private static let pieces = [
    "null", "-1", "1e400", "-0.0", "9223372036854775808", "true", "{}", "[]", "\"\"", "\"\\ud800\"",
    "\"\\u0000\"", "{", "}", "[", "]", ",", ":", "\"", "\\", "\u{FEFF}", "é", "🏳️‍🌈", "NaN",
    "\"status_code\":7,", "\"success\":false,", String(repeating: "[", count: 600),
  ].map { Array($0.utf8) }

  private static func mutated(_ body: [UInt8], _ chance: inout Chance) -> [UInt8] {
    var body = body
    for _ in 0...Int.random(in: 0...3, using: &chance) {
      let place = Int.random(in: 0...body.count, using: &chance)
      let end = min(place + Int.random(in: 0...12, using: &chance), body.count)
      switch Int.random(in: 0...4, using: &chance) {
      case 0: body.removeSubrange(place..<end)
      case 1: body.replaceSubrange(place..<end, with: pieces.randomElement(using: &chance) ?? [])
      case 2: body = Array(body[..<place])
      case 3: body.insert(contentsOf: body[place..<end], at: place)
      default:
        if place < body.count { body[place] ^= 1 << UInt8.random(in: 0...7, using: &chance) }
      }
    }
    return body
  }

  private static let session = SessionEntity(
    service: "embedded", baseURL: "https://service.example/3", id: "embedded-session-920000001",
    account: AccountEntity(id: 920_000_001, username: "user0"))

  private typealias Question = @Sendable (any Transport) async throws(MovieError) -> Void

  /// What a person does, each with the request whose response is mutated.
  private static let questions: [(Request, Question)] = [
    (
      .get("/movie/popular", ["page": "1"]),
      { (transport) async throws(MovieError) in
        _ = try await ServiceCatalogue(transport: transport).movies(.kind(.popular), page: 1)
      }
    ),
    (
      .get("/search/movie", ["query": "the", "page": "1"]),
      { (transport) async throws(MovieError) in
        _ = try await ServiceCatalogue(transport: transport)
          .movies(.search(term: "the", year: nil), page: 1)
      }
    ),
    (
      .get("/movie/234", ["append_to_response": "credits,videos,similar"]),
      { (transport) async throws(MovieError) in
        _ = try await ServiceCatalogue(transport: transport).movie(.tmdb(234))
      }
    ),
    (
      .get("/person/910000022", ["append_to_response": "movie_credits"]),
      { (transport) async throws(MovieError) in
        _ = try await ServicePeople(transport: transport).person(910_000_022)
      }
    ),
    (
      .get("/account", ["session_id": session.id]),
      { (transport) async throws(MovieError) in
        _ = try await ServiceAccounts(transport: transport).account(of: session)
      }
    ),
    (
      .get("/movie/234/account_states", ["session_id": session.id]),
      { (transport) async throws(MovieError) in
        _ = try await ServiceAccounts(transport: transport).states(of: 234, for: session)
      }
    ),
    (
      .post("/movie/234/rating", ["value": 8.5], parameters: ["session_id": session.id]),
      { (transport) async throws(MovieError) in
        guard let rating = OwnRating(8.5) else { return }
        try await ServiceAccounts(transport: transport)
          .apply(.rating(rating), for: 234, of: session)
      }
    ),
    (
      .get("/authentication/guest_session/new"),
      { (transport) async throws(MovieError) in
        _ = try await GuestLogin(transport: transport)
          .logIn(username: "", password: "", approve: { _ in })
      }
    ),
    (
      .get("/authentication/token/new"),
      { (transport) async throws(MovieError) in
        _ = try await PasswordLogin(name: "tmdb", transport: transport)
          .logIn(username: "ada", password: "hunter2", approve: { _ in })
      }
    ),
    (
      .get("/movie/1"),
      { (transport) async throws(MovieError) in
        _ = try await ServiceCatalogue(transport: transport).movie(.tmdb(1))
      }
    ),
  ]

  @Test(arguments: questions.indices)
  func `Mutated responses are values or errors`(index: Int) async throws {
    let (request, ask) = Self.questions[index]
    let service = EmbeddedService(store: MemoryMarksStore()).transport
    let response = try await service.response(to: request)
    var chance = Chance(state: UInt64(index))
    var failures = 0
    let count = (Effort.isLong ? 5_000 : 500) / Self.questions.count + 1
    for _ in 0..<count {
      let body = Self.mutated(Array(response.body), &chance)
      let status =
        [200, 200, 200, 201, 304, 400, 404, 429, 503].randomElement(using: &chance) ?? 200
      let reply = Response(
        status: status, headers: ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"], body: Data(body))
      let transport = StubTransport(
        [.success(reply)] + Array(repeating: .failure(.network(.unreachable)), count: 3))
      if await movieError({ () throws(MovieError) in try await ask(transport) }) != nil {
        failures += 1
      }
    }
    // Both happen: a mutation in a title or behind the point of a number harms nothing.
    #expect((1...count).contains(failures))
  }
}
