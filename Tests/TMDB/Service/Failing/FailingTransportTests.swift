import Foundation
import MovieEntities
import MovieTMDBEmbedded
import Testing
import Viper

@testable import MovieTMDB

/// A service that fails a number of requests and responds to the others, for scripts.
struct FailingTransportTests {
  private let clock = ImmediateClock()
  private let popular = Request.get("/movie/popular", ["page": "1"])

  private func failing(_ replies: StubTransport.Reply...) -> FailingTransport {
    FailingTransport(
      StubTransport(replies), clock: WallClock(secondsSince1970: 0, on: clock))
  }

  private func outcome(
    _ transport: FailingTransport, _ request: Request
  ) async -> StubTransport.Reply {
    do throws(MovieError) {
      return .success(try await transport.response(to: request))
    } catch {
      return .failure(error)
    }
  }

  @Test func `Without a failure, the wrapped transport responds`() async {
    let transport = failing(.body("a"), .failure(.network(.unreachable)))
    #expect(await outcome(transport, popular) == .body("a"))
    #expect(await outcome(transport, popular) == .failure(.network(.unreachable)))
    #expect(transport.baseURL == "https://service.example/3")
  }

  static let answers: [(FailingTransport.Failure, Int, Int)] = [
    (.unauthorized, 401, 7),
    (.notFound, 404, 34),
    (.tooMany, 429, 25),
    (.serverError, 500, 11),
  ]

  @Test(arguments: answers)
  func `A rejection has TMDB's status and code`(
    _ failure: FailingTransport.Failure, _ status: Int, _ code: Int
  ) async {
    let transport = failing()
    transport.fail(failure, times: 1)
    let expected = StubTransport.Reply.body(
      "{\"status_code\":\(code),\"success\":false}", status: status)
    #expect(await outcome(transport, popular) == expected)
  }

  @Test func `With a session, the rejection is about the session`() async {
    let transport = failing()
    transport.fail(.unauthorized, times: 1)
    let request = Request.get("/account", ["session_id": "x"])
    let body = #"{"status_code":3,"success":false}"#
    #expect(await outcome(transport, request) == .body(body, status: 401))
  }

  @Test func `An offline failure has no response`() async {
    let transport = failing()
    transport.fail(.offline, times: 1)
    #expect(await outcome(transport, popular) == .failure(.network(.unreachable)))
    #expect(clock.now.offset == .zero)
  }

  @Test func `A garbage failure responds with invalid data`() async {
    let transport = failing()
    transport.fail(.invalidResponse, times: 1)
    #expect(
      await outcome(transport, popular) == .body("<html><body>Welcome</body></html>"))
  }

  @Test(arguments: [(nil, 30), (.seconds(5), 5)] as [(Duration?, Int)])
  func `A timeout takes the remaining time`(_ limit: Duration?, _ seconds: Int) async {
    let transport = failing()
    transport.fail(.timeout, times: 1)
    var request = popular
    request.timeLimit = limit
    #expect(await outcome(transport, request) == .failure(.network(.timedOut)))
    #expect(clock.now.offset == .seconds(seconds))
  }

  @Test func `Canceling ends a simulated timeout immediately`() async {
    let transport = failing()
    transport.fail(.timeout, times: 1)
    let task = Task { await outcome(transport, popular) }
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    #expect(clock.now.offset == .zero)
  }

  @Test func `The given number of requests fail, in the given order`() async {
    let transport = failing(.body("a"), .body("b"))
    transport.fail(.offline, times: 2)
    transport.fail(.invalidResponse, times: 1)
    var outcomes: [StubTransport.Reply] = []
    for _ in 1...4 { outcomes.append(await outcome(transport, popular)) }
    let garbage = StubTransport.Reply.body("<html><body>Welcome</body></html>")
    #expect(
      outcomes == [
        .failure(.network(.unreachable)), .failure(.network(.unreachable)), garbage, .body("a"),
      ])
    transport.fail(.offline, times: 1)
    #expect(await outcome(transport, popular) == .failure(.network(.unreachable)))
    #expect(await outcome(transport, popular) == .body("b"))
  }

  @Test func `All requests are counted, failed or not`() async {
    let transport = failing(.body("a"), .failure(.network(.unreachable)))
    #expect(transport.requests == 0)
    transport.fail(.serverError, times: 1)
    for expected in 1...3 {
      _ = await outcome(transport, popular)
      #expect(transport.requests == expected)
    }
  }
}
