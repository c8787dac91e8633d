import Entities
import TMDBEmbedded
import Testing
import ViperClocks

@testable import TMDB

/// A failure of the service, as it arrives above: tried again where that helps, and worded.
struct FailureErrorTests {
  private struct Body: Decodable {
    let page: Int
  }

  private let clock = ImmediateClock()
  private let service: FailingTransport
  private let client: Client

  init() {
    let wall = WallClock(secondsSince1970: 0, on: clock)
    let good = [StubTransport.Reply](repeating: .says(#"{"page":1}"#), count: 9)
    service = FailingTransport(StubTransport(good), clock: wall)
    client = Client(
      transport: RetryingTransport(
        service, clock: wall, timeout: .seconds(30), jitter: { 1 }))
  }

  private func error(_ request: Request = .get("/movie/popular")) async -> MovieError? {
    let client = client
    return await movieError { () throws(MovieError) in
      try await client.ask(request, for: Body.self)
    }
  }

  @Test(
    arguments: [
      (.unauthorized, 1, .credentialRefused), (.notFound, 1, .notFound),
      (.tooMany, 4, .rateLimited), (.trouble, 4, .serviceUnavailable), (.offline, 1, .offline),
      (.timeout, 1, .timedOut), (.garbage, 1, .badResponse),
    ] as [(FailingTransport.Failure, Int, MovieError.Code)])
  func `Each has an error of its own after as many tries as help`(
    _ failure: FailingTransport.Failure, _ tries: Int, _ code: MovieError.Code
  ) async {
    service.fail(failure, times: tries)
    #expect(await error()?.code == code)
    #expect(service.requests == tries)
    #expect(await error() == nil)
  }

  @Test func `A session that is refused asks for a log-in`() async {
    service.fail(.unauthorized, times: 1)
    #expect(await error(.get("/account", ["session_id": "x"]))?.code == .notLoggedIn)
  }

  @Test(arguments: [.tooMany, .trouble] as [FailingTransport.Failure])
  func `What passes in time is never heard of`(_ failure: FailingTransport.Failure) async {
    service.fail(failure, times: 3)
    #expect(await error() == nil)
    #expect(service.requests == 4)
    #expect(clock.now.offset == .milliseconds(3_500))
  }

  @Test func `What changes something is tried once`() async {
    service.fail(.trouble, times: 2)
    #expect(await error(.post("/x", ["a": "b"]))?.code == .serviceUnavailable)
    #expect(service.requests == 1)
  }

  @Test func `A time-out takes all the time that there is`() async {
    service.fail(.timeout, times: 1)
    #expect(await error()?.code == .timedOut)
    #expect(clock.now.offset == .seconds(30))
  }

  @Test func `A time-out after a failure takes what is left`() async {
    service.fail(.trouble, times: 1)
    service.fail(.timeout, times: 1)
    #expect(await error()?.code == .timedOut)
    #expect(clock.now.offset == .seconds(30))
    #expect(service.requests == 2)
  }
}
