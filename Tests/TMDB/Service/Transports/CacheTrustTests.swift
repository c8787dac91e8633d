import MovieEntities
import MovieTMDB
import Testing

@Suite("What a cache is trusted with")
struct CacheTrustTests {
  private static let kept = ["Cache-Control": "public, max-age=100", "ETag": "W/\"a\""]
  private static let start = CacheRig.start

  @Test(
    "Nothing about a person or a log-in is kept or looked up",
    arguments: [
      .get("/account", ["session_id": "s"]), .get("/account/1/favorite/movies"), .get("/account"),
      .get("/authentication/token/new"), .get("/authentication/guest_session/new"),
      .get("/movie/1/account_states"), .get("/movie/1", ["session_id": "s"]),
      .get("/movie/1", ["guest_session_id": "g"]),
      .get("/movie/1", ["append_to_response": "credits,account_states"]),
      .get("/guest_session/g/rated/movies"),
      .post("/movie/1/rating", ["value": "8"]), .delete("/movie/1/rating"),
    ] as [Request])
  func personal(request: Request) async throws {
    let rig = CacheRig(.reply(200, Self.kept, #"{"new":1}"#))
    rig.store.put(
      "https://tmdb.test/3" + request.target, tag: "t", storedAt: Self.start, body: "{}")
    let before = rig.store.answers
    #expect(await rig.ask(request) == .reply(200, Self.kept, #"{"new":1}"#))
    #expect(rig.stub.asked.map(\.knownTag) == [nil])
    #expect(rig.store.answers == before)
  }

  @Test("What repeats a password that was sent before is not kept", arguments: ["body", "tag"])
  func repeated(place: String) async throws {
    let tag = place == "tag" ? "hunter2" : "a"
    let body = place == "body" ? "hunter2" : "a"
    let rig = CacheRig(
      .ok,
      .reply(200, ["Cache-Control": "max-age=100", "ETag": tag], #"{"id":1,"title":"\#(body)"}"#))
    await rig.ask(.post("/authentication/token/validate_with_login", ["password": "hunter2"]))
    await rig.ask()
    #expect(rig.store.answers.isEmpty)
  }

  @Test(
    "Whatever changes the answer is part of what it is kept under",
    arguments: [
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
  func key(request: Request, key: String) async throws {
    let rig = CacheRig(.reply(200, Self.kept))
    await rig.ask(request)
    #expect(rig.store.answers.keys.sorted() == [key])
  }

  @Test("An answer from elsewhere is not taken")
  func otherBase() async throws {
    let rig = CacheRig(.ok, baseURL: "https://other.test/3")
    rig.store.put(CacheRig.key, storedAt: Self.start)
    #expect(await rig.ask() == .ok)
  }

  @Test("An answer to another question is not taken, whatever the store says")
  func foreign() async throws {
    let rig = CacheRig(.ok)
    rig.store.put("https://tmdb.test/3/movie/2", storedAt: Self.start, under: CacheRig.key)
    #expect(await rig.ask() == .ok)
    #expect(rig.stub.asked.map(\.knownTag) == [nil])
  }

  @Test(
    "When the service cannot be reached, what is kept is shown, and how old it is",
    arguments: [
      .failure(.network(.unreachable)), .failure(.network(.nameNotResolved)),
      .failure(.network(.timedOut)), .lost,
      .failure(.network(.notCached)), .reply(500), .reply(503), .reply(599),
    ] as [Result<Response, MovieError>])
  func unreachable(outcome: Result<Response, MovieError>) async throws {
    let rig = CacheRig(outcome)
    rig.store.put(CacheRig.key, storedAt: Self.start - 5_000)
    #expect(await rig.ask() == .reply(200, [:], #"{"old":1}"#))
    #expect(rig.staleAges == [5_000])
  }

  @Test(
    "With nothing kept a failure stays a failure",
    arguments: [
      .failure(.network(.unreachable)), .failure(.network(.notCached)),
      .failure(.network(.timedOut)), .reply(503),
    ] as [Result<Response, MovieError>])
  func nothingKept(outcome: Result<Response, MovieError>) async throws {
    let rig = CacheRig(outcome)
    #expect(await rig.ask() == outcome)
    #expect(rig.staleAges == [])
  }

  @Test(
    "A refusal is shown, not what is kept",
    arguments: [
      .reply(401), .reply(404), .reply(429), .failure(.cancelled),
    ] as [Result<Response, MovieError>])
  func refusal(outcome: Result<Response, MovieError>) async throws {
    let rig = CacheRig(outcome)
    rig.store.put(CacheRig.key, storedAt: Self.start - 5_000)
    #expect(await rig.ask() == outcome)
    #expect(rig.staleAges == [])
  }

  @Test("After trouble the old answer keeps its age")
  func keepsAge() async throws {
    let rig = CacheRig(.reply(503))
    rig.store.put(CacheRig.key, storedAt: Self.start - 5_000)
    let before = rig.store.answers
    await rig.ask()
    #expect(rig.store.answers == before)
  }

  @Test("Without the network a fresh answer is shown without a word")
  func offline() async throws {
    let store = MemoryStore()
    store.put(CacheRig.key, storedAt: Self.start)
    let transport = CachingTransport(
      OfflineTransport(baseURL: "https://tmdb.test/3"), store: store,
      clock: WallClock(secondsSince1970: Self.start, on: NotingClock()),
      onStale: { Issue.record("\($0), \($1)") })
    #expect(await transport.outcome(.get("/movie/1")) == .reply(200, [:], #"{"old":1}"#))
    #expect(await transport.outcome(.get("/movie/2")) == .failure(.network(.notCached)))
    for request in [
      Request.post("/movie/2/rating", ["value": 8]), .get("/account", ["session_id": "s"]),
    ] {
      #expect(await transport.outcome(request) == .failure(.network(.networkNeeded)))
    }
  }

  @Test(
    "A time of storing that cannot be is not trusted",
    arguments: [CacheRig.start + 1, .max, .min, -1])
  func clockSetBack(storedAt: Int64) async throws {
    let rig = CacheRig(.ok)
    rig.store.put(CacheRig.key, tag: "t", storedAt: storedAt)
    #expect(await rig.ask() == .ok)
    #expect(rig.stub.asked.map(\.knownTag) == ["t"])
  }

  @Test("The age of what cannot be is told without a trap", arguments: [Int64.max, .min])
  func strangeAge(storedAt: Int64) async throws {
    let rig = CacheRig(.failure(.network(.unreachable)))
    rig.store.put(CacheRig.key, storedAt: storedAt)
    #expect(await rig.ask() == .reply(200, [:], #"{"old":1}"#))
    #expect(rig.staleAges.allSatisfy { $0 >= 0 })
  }
}
