import Entities
import Synchronization
import TMDB
import Testing
import ViperClocks

@testable import ViperTestSupport

@Suite("Steps of asking again")
struct RetryStepTests {
  private let clock = NotingClock()

  @Test("Each step of a request that is sent again is reported, with its reason")
  func steps() async throws {
    let steps = Mutex<[RetryingTransport.Step]>([])
    let asked = Mutex<Set<Request>>([])
    let stub = StubTransport([.said(429, ["Retry-After": "7"]), .said(503), .lost, .said(200)])
    let transport = RetryingTransport(
      stub, clock: WallClock(secondsSince1970: 0, on: clock), timeout: .seconds(30),
      jitter: { 1 },
      onStep: { request, step in
        _ = asked.withLock { $0.insert(request) }
        steps.withLock { $0.append(step) }
      })
    _ = await transport.outcome(.get("/movie/1"))
    #expect(asked.withLock { $0 } == [.get("/movie/1")])
    #expect(
      steps.withLock { $0 } == [
        .waiting(.seconds(7), .rateLimited), .asking(attempt: 2),
        .waiting(.seconds(1), .serviceUnavailable), .asking(attempt: 3),
        .waiting(.seconds(2), .connectionLost), .asking(attempt: 4),
      ])
  }

  @Test("A request that is sent once has no steps")
  func noSteps() async throws {
    let transport = RetryingTransport(
      StubTransport([.said(404)]), clock: WallClock(secondsSince1970: 0, on: clock),
      timeout: .seconds(30), onStep: { Issue.record("\($1)") })
    _ = await transport.outcome(.get("/movie/1"))
  }
}
