import MovieEntities
import MovieTMDB
import Synchronization
import Testing
import Viper

struct RetryingTransportTests {
  /// Sunday, 15 November 2026, 12:00:00 GMT.
  static let noon: Int64 = 1_794_744_000

  private let clock = RecordingClock()

  private func retrying(
    _ stub: StubTransport, timeout: Duration = .seconds(30), jitter: Double = 1
  ) -> RetryingTransport {
    RetryingTransport(
      stub, clock: WallClock(secondsSince1970: Self.noon, on: clock), timeout: timeout,
      jitter: { jitter })
  }

  static let passing: [Result<Response, MovieError>] = [
    .reply(429), .reply(400, [:], #"{"status_code":25}"#),
    .reply(200, [:], #"{"status_code":25}"#), .reply(500), .reply(502), .reply(503),
    .reply(504), .lost,
  ]

  @Test(arguments: passing)
  func `A temporary failure is retried up to four times with increasing delays`(
    outcome: Result<Response, MovieError>
  ) async throws {
    let stub = StubTransport.steady([outcome])
    let failure = await retrying(stub).outcome(.get("/movie/1"))
    #expect(failure == outcome)
    #expect(stub.requests.count == 4)
    #expect(clock.waits == [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  @Test(arguments: passing)
  func `The first successful response is returned`(outcome: Result<Response, MovieError>)
    async throws
  {
    let stub = StubTransport.steady([outcome, outcome, .ok])
    #expect(await retrying(stub).outcome(.get("/movie/1")) == .ok)
    #expect(stub.requests.count == 3)
    #expect(clock.waits == [.milliseconds(500), .seconds(1)])
  }

  @Test(
    arguments: [
      .ok, .reply(304), .reply(400, [:], #"{"status_code":22}"#), .reply(401), .reply(404),
      .reply(200, [:], #"{"status_code":34}"#), .failure(.network(.timedOut)),
      .failure(.network(.unreachable)),
      .failure(.network(.nameNotResolved)), .failure(.network(.insecure)),
      .failure(.network(.badResponse)), .failure(.network(.notCached)),
      .failure(.cancelled),
    ] as [Result<Response, MovieError>])
  func `A permanent failure is not retried`(outcome: Result<Response, MovieError>) async throws {
    let stub = StubTransport.steady([outcome])
    #expect(await retrying(stub).outcome(.get("/movie/1")) == outcome)
    #expect(stub.requests.count == 1)
    #expect(clock.waits == [])
  }

  @Test(
    arguments: [Request.post("/authentication/session/new", ["": ""]), .delete("/session")],
    passing)
  func `A write is never sent twice`(
    request: Request, outcome: Result<Response, MovieError>
  ) async throws {
    let stub = StubTransport.steady([outcome])
    #expect(await retrying(stub).outcome(request) == outcome)
    #expect(stub.requests.count == 1)
  }

  @Test func `Random jitter shortens our own delays, but not those of Retry-After`() async throws {
    let stub = StubTransport.steady([
      .reply(503), .reply(503, ["Retry-After": "3"]), .reply(503), .ok,
    ])
    _ = await retrying(stub, jitter: 0.5).outcome(.get("/movie/1"))
    #expect(clock.waits == [.milliseconds(250), .seconds(3), .seconds(1)])
  }

  @Test(arguments: [
    ("0", Duration.seconds(1)), ("1", .seconds(1)), ("7", .seconds(7)),
    ("-5", .milliseconds(500)), ("soon", .milliseconds(500)), ("", .milliseconds(500)),
    ("1.5", .milliseconds(500)), ("Sun, 15 Nov 2026 12:00:09 GMT", .milliseconds(500)),
  ])
  func `Retry-After sets the delay`(text: String, wait: Duration) async throws {
    let stub = StubTransport.steady([.reply(429, ["Retry-After": text]), .ok])
    #expect(await retrying(stub).outcome(.get("/movie/1")) == .ok)
    #expect(clock.waits == [wait])
  }

  @Test(arguments: [
    "30", "3600", "9223372036854775807", "99999999999999999999",
  ])
  func `A delay beyond the remaining time ends immediately with the last failure`(text: String)
    async throws
  {
    let outcome = Result<Response, MovieError>.reply(429, ["Retry-After": text])
    let stub = StubTransport.steady([outcome])
    #expect(await retrying(stub).outcome(.get("/movie/1")) == outcome)
    #expect(stub.requests.count == 1)
    #expect(clock.waits == [])
  }

  @Test func `Attempts and delays stay within the total time`() async throws {
    let clock = clock
    let stub = StubTransport.steady([.reply(503)]) { clock.advance(by: .seconds(1)) }
    let outcome = await retrying(stub, timeout: .seconds(4)).outcome(.get("/movie/1"))
    // Each attempt takes 1 s, and the delays are 0.5 and 1 s; another 2 s would be too long.
    #expect(outcome == .reply(503))
    #expect(clock.waits == [.milliseconds(500), .seconds(1)])
    #expect(clock.now.offset == .milliseconds(4_500))
  }

  @Test func `Each attempt gets the remaining time`() async throws {
    let stub = StubTransport.steady([.reply(503), .lost, .ok])
    _ = await retrying(stub, timeout: .seconds(10)).outcome(.get("/movie/1"))
    #expect(
      stub.requests.map(\.timeLimit) == [.seconds(10), .milliseconds(9_500), .milliseconds(8_500)])
  }

  @Test func `Each request starts with the full time`() async throws {
    let stub = StubTransport.steady([.lost, .ok])
    let transport = retrying(stub, timeout: .seconds(1))
    #expect(await transport.outcome(.get("/movie/1")) == .ok)
    #expect(await transport.outcome(.get("/movie/2")) == .ok)
    #expect(stub.requests.last?.timeLimit == .seconds(1))
  }

  @Test func `Each step of a retry is reported with its reason`() async throws {
    let steps = Mutex<[RetryingTransport.Step]>([])
    let stub = StubTransport.steady([.reply(429, ["Retry-After": "7"]), .reply(503), .lost, .ok])
    let transport = RetryingTransport(
      stub, clock: WallClock(secondsSince1970: 0, on: clock), timeout: .seconds(30),
      jitter: { 1 },
      onStep: { request, step in
        #expect(request == .get("/movie/1"))
        steps.withLock { $0.append(step) }
      })
    _ = await transport.outcome(.get("/movie/1"))
    #expect(
      steps.withLock { $0 } == [
        .waiting(.seconds(7), .rateLimited), .requesting(attempt: 2),
        .waiting(.seconds(1), .serviceUnavailable), .requesting(attempt: 3),
        .waiting(.seconds(2), .connectionLost), .requesting(attempt: 4),
      ])
  }

  @Test func `Canceling during a delay returns immediately`() async throws {
    let clock = ManualClock()
    let stub = StubTransport.steady([.reply(503)])
    let transport = RetryingTransport(
      stub, clock: WallClock(secondsSince1970: Self.noon, on: clock), timeout: .seconds(30),
      jitter: { 1 })
    let task = Task { await transport.outcome(.get("/movie/1")) }
    await clock.sleepers(1)
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    #expect(stub.requests.count == 1)
  }

  @Test func `The base URL is that of the wrapped transport`() {
    #expect(retrying(StubTransport.steady([.ok])).baseURL == "https://tmdb.test/3")
  }
}

extension Transport {
  func outcome(_ request: Request) async -> Result<Response, MovieError> {
    do throws(MovieError) {
      return .success(try await response(to: request))
    } catch {
      return .failure(error)
    }
  }
}
