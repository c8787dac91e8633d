import MovieEntities
import MovieTMDB
import Testing

struct CacheTrustTests {
  private static let kept = ["Cache-Control": "public, max-age=100", "ETag": "W/\"a\""]
  private static let start = CacheRig.start

  @Test(
    arguments: [
      .get("/account", ["session_id": "s"]), .get("/account/1/favorite/movies"), .get("/account"),
      .get("/authentication/token/new"), .get("/authentication/guest_session/new"),
      .get("/movie/1/account_states"), .get("/movie/1", ["session_id": "s"]),
      .get("/movie/1", ["guest_session_id": "g"]),
      .get("/movie/1", ["append_to_response": "credits,account_states"]),
      .get("/guest_session/g/rated/movies"),
      .post("/movie/1/rating", ["value": "8"]), .delete("/movie/1/rating"),
    ] as [Request])
  func `Nothing about a user or a login is cached or looked up`(request: Request) async throws {
    let rig = CacheRig(.reply(200, Self.kept, #"{"new":1}"#))
    rig.store.put(
      "https://tmdb.test/3" + request.target, tag: "t", storedAt: Self.start, body: "{}")
    let before = rig.store.answers
    #expect(await rig.send(request) == .reply(200, Self.kept, #"{"new":1}"#))
    #expect(rig.stub.requests.map(\.knownTag) == [nil])
    #expect(rig.store.answers == before)
  }

  @Test(arguments: ["body", "tag"])
  func `A response that echoes a sent password is not cached`(part: String) async throws {
    let tag = part == "tag" ? "hunter2" : "a"
    let body = part == "body" ? "hunter2" : "a"
    let rig = CacheRig(
      .ok,
      .reply(200, ["Cache-Control": "max-age=100", "ETag": tag], #"{"id":1,"title":"\#(body)"}"#))
    await rig.send(.post("/authentication/token/validate_with_login", ["password": "hunter2"]))
    await rig.send()
    #expect(rig.store.answers.isEmpty)
  }

  @Test(arguments: [
    (Request.get("/movie/1"), "https://tmdb.test/3/movie/1"),
    (
      .get("/search/movie", ["query": "a&b", "year": "1926", "page": "2"]),
      "https://tmdb.test/3/search/movie?query=a%26b&year=1926&page=2"
    ),
    (
      .get("/movie/popular", ["page": "1", "language": "es-ES", "region": "MX"]),
      "https://tmdb.test/3/movie/popular?page=1&language=es-ES&region=MX"
    ),
    (
      .get("/person/5", ["append_to_response": "movie_credits", "language": "es-ES"]),
      "https://tmdb.test/3/person/5?append_to_response=movie_credits&language=es-ES"
    ),
  ])
  func `Everything that affects the response is part of the cache key`(
    request: Request, key: String
  )
    async throws
  {
    let rig = CacheRig(.reply(200, Self.kept))
    await rig.send(request)
    #expect(rig.store.answers.keys.sorted() == [key])
  }

  @Test func `A response of another host is not used`() async throws {
    let rig = CacheRig(.ok, baseURL: "https://other.test/3")
    rig.store.put(CacheRig.key, storedAt: Self.start)
    #expect(await rig.send() == .ok)
  }

  @Test func `A stored response to another request is not used`() async throws {
    let rig = CacheRig(.ok)
    rig.store.put("https://tmdb.test/3/movie/2", storedAt: Self.start, under: CacheRig.key)
    #expect(await rig.send() == .ok)
    #expect(rig.stub.requests.map(\.knownTag) == [nil])
  }

  @Test(
    arguments: [
      .failure(.network(.unreachable)), .failure(.network(.nameNotResolved)),
      .failure(.network(.timedOut)), .lost,
      .failure(.network(.notCached)), .reply(500), .reply(503), .reply(599),
    ] as [Result<Response, MovieError>])
  func `If the service is unreachable, the cached response is returned with its age`(
    outcome: Result<Response, MovieError>
  ) async throws {
    let rig = CacheRig(outcome)
    rig.store.put(CacheRig.key, storedAt: Self.start - 5_000)
    #expect(await rig.send() == .reply(200, [:], #"{"old":1}"#))
    #expect(rig.staleAges == [5_000])
  }

  @Test(
    arguments: [
      .failure(.network(.unreachable)), .failure(.network(.notCached)),
      .failure(.network(.timedOut)), .reply(503),
    ] as [Result<Response, MovieError>])
  func `Without a cached response, a failure stays a failure`(outcome: Result<Response, MovieError>)
    async throws
  {
    let rig = CacheRig(outcome)
    #expect(await rig.send() == outcome)
    #expect(rig.staleAges == [])
  }

  @Test(
    arguments: [
      .reply(401), .reply(404), .reply(429), .failure(.cancelled),
    ] as [Result<Response, MovieError>])
  func `A rejection is returned instead of the cached response`(
    outcome: Result<Response, MovieError>
  ) async throws {
    let rig = CacheRig(outcome)
    rig.store.put(CacheRig.key, storedAt: Self.start - 5_000)
    #expect(await rig.send() == outcome)
    #expect(rig.staleAges == [])
  }

  @Test func `After a failure, the old response keeps its age`() async throws {
    let rig = CacheRig(.reply(503))
    rig.store.put(CacheRig.key, storedAt: Self.start - 5_000)
    let before = rig.store.answers
    await rig.send()
    #expect(rig.store.answers == before)
  }

  @Test func `Offline, a fresh response is returned silently`() async throws {
    let store = MemoryStore()
    store.put(CacheRig.key, storedAt: Self.start)
    let transport = CachingTransport(
      OfflineTransport(baseURL: "https://tmdb.test/3"), store: store,
      clock: WallClock(secondsSince1970: Self.start, on: RecordingClock()),
      onStale: { Issue.record("\($0), \($1)") })
    #expect(await transport.outcome(.get("/movie/1")) == .reply(200, [:], #"{"old":1}"#))
    #expect(await transport.outcome(.get("/movie/2")) == .failure(.network(.notCached)))
    for request in [
      Request.post("/movie/2/rating", ["value": 8]), .get("/account", ["session_id": "s"]),
    ] {
      #expect(await transport.outcome(request) == .failure(.network(.networkNeeded)))
    }
  }

  @Test(arguments: [CacheRig.start + 1, .max, .min, -1])
  func `An impossible storage date is not trusted`(storedAt: Int64) async throws {
    let rig = CacheRig(.ok)
    rig.store.put(CacheRig.key, tag: "t", storedAt: storedAt)
    #expect(await rig.send() == .ok)
    #expect(rig.stub.requests.map(\.knownTag) == ["t"])
  }

  @Test(arguments: [Int64.max, .min])
  func `The age of an impossible date is computed without a trap`(storedAt: Int64) async throws {
    let rig = CacheRig(.failure(.network(.unreachable)))
    rig.store.put(CacheRig.key, storedAt: storedAt)
    #expect(await rig.send() == .reply(200, [:], #"{"old":1}"#))
    #expect(rig.staleAges.allSatisfy { $0 >= 0 })
  }
}
