import MovieEntities
import MovieTMDB
import Testing

struct CachingTransportTests {
  private static let kept = ["Cache-Control": "public, max-age=100", "ETag": "W/\"a\""]

  @Test func `Within its lifetime, a response is not requested again`() async throws {
    let rig = CacheRig(.reply(200, Self.kept, #"{"id":1}"#))
    await rig.send()
    rig.clock.advance(by: .seconds(99))
    #expect(await rig.send() == .reply(200, [:], #"{"id":1}"#))
    #expect(rig.stub.requests.count == 1)
    #expect(rig.staleAges == [])
  }

  @Test func `After its lifetime, a response is revalidated`() async throws {
    let rig = CacheRig(.reply(200, Self.kept, #"{"id":1}"#), .reply(304, Self.kept))
    await rig.send()
    rig.clock.advance(by: .seconds(100))
    #expect(await rig.send() == .reply(200, [:], #"{"id":1}"#))
    #expect(rig.stub.requests.map(\.knownTag) == [nil, "W/\"a\""])
  }

  @Test
  func `A refresh revalidates and never returns an old response on failure`()
    async throws
  {
    let rig = CacheRig(
      .reply(200, Self.kept, #"{"id":1}"#), .reply(304, Self.kept), .reply(500),
      .failure(.network(.unreachable)))
    await rig.send()
    await CachePolicy.$reload.withValue(true) {
      #expect(await rig.send() == .reply(200, [:], #"{"id":1}"#))
      #expect(await rig.send() == .reply(500))
      #expect(await rig.send() == .failure(.network(.unreachable)))
    }
    #expect(rig.stub.requests.map(\.knownTag) == [nil, "W/\"a\"", "W/\"a\"", "W/\"a\""])
    #expect(rig.staleAges == [])
    #expect(await rig.send() == .reply(200, [:], #"{"id":1}"#))
    #expect(rig.stub.requests.count == 4)
  }

  @Test func `A 304 renews the lifetime`() async throws {
    let rig = CacheRig(.reply(200, Self.kept), .reply(304, Self.kept))
    await rig.send()
    for seconds in [100, 99] {
      rig.clock.advance(by: .seconds(seconds))
      await rig.send()
    }
    #expect(rig.stub.requests.count == 2)
    rig.clock.advance(by: .seconds(1))
    await rig.send()
    #expect(rig.stub.requests.count == 3)
  }

  @Test func `A 304 without a lifetime keeps the previous one`() async throws {
    let rig = CacheRig(.reply(200, Self.kept), .reply(304, ["ETag": "W/\"a\""]))
    await rig.send()
    rig.clock.advance(by: .seconds(100))
    await rig.send()
    #expect(rig.store.answers[CacheRig.key]?.maxAge == 100)
    #expect(rig.store.answers[CacheRig.key]?.tag == "W/\"a\"")
  }

  @Test func `A new response replaces the old one`() async throws {
    let rig = CacheRig(.reply(200, Self.kept, #"{"id":1}"#), .reply(200, Self.kept, #"{"id":2}"#))
    await rig.send()
    rig.clock.advance(by: .seconds(100))
    #expect(await rig.send() == .reply(200, Self.kept, #"{"id":2}"#))
    #expect(await rig.send() == .reply(200, [:], #"{"id":2}"#))
    #expect(rig.stub.requests.count == 2)
  }

  @Test func `An unrequested 304 is not cached`() async throws {
    let rig = CacheRig(.reply(304, Self.kept))
    #expect(await rig.send() == .reply(304, Self.kept))
    #expect(rig.store.answers.isEmpty)
  }

  @Test(
    arguments: [
      (["Cache-Control": "public, max-age=100"], 100),
      (["Cache-Control": "max-age=100"], 100),
      (["Cache-Control": "Public , MAX-AGE = \"100\""], 100),
      (["cache-control": "public, max-age=100", "Age": "30"], 70),
      (["cache-control": "public, max-age=100", "Age": "300", "ETag": "t"], 0),
      (["cache-control": "public, max-age=100", "Age": "-300"], 100),
      (["cache-control": "public, max-age=100", "Age": "old"], 100),
      (["Cache-Control": "no-cache, max-age=100", "ETag": "t"], 0),
      (["Cache-Control": "public, max-age=0", "ETag": "t"], 0),
      (["ETag": "t"], 0),
      (["Cache-Control": "max-age=99999999999999999999", "ETag": "t"], 0),
      (["Cache-Control": "max-age=-9223372036854775808", "Age": "1", "ETag": "t"], 0),
      (["Cache-Control": "max-age=9223372036854775807", "ETag": "t"], Int64.max),
    ] as [([String: String], Int64)])
  func `The headers determine whether and how long a response is cached`(
    headers: [String: String], maxAge: Int64
  ) async throws {
    let rig = CacheRig(.reply(200, headers))
    await rig.send()
    #expect(rig.store.answers[CacheRig.key]?.maxAge == maxAge)
  }

  @Test(
    arguments: [
      [:], ["Cache-Control": "no-store, max-age=100", "ETag": "t"],
      ["Cache-Control": "private, max-age=100", "ETag": "t"],
      ["Cache-Control": "PRIVATE=\"x\", max-age=100", "ETag": "t"],
      ["Cache-Control": "public, max-age=0"], ["Cache-Control": "no-cache, max-age=100"],
      ["Cache-Control": "max-age=-5"], ["Cache-Control": "max-age=soon"],
    ] as [[String: String]])
  func `A response that must not be cached or is useless is not cached`(headers: [String: String])
    async throws
  {
    let rig = CacheRig(.reply(200, headers))
    await rig.send()
    #expect(rig.store.answers.isEmpty)
  }

  @Test(arguments: [201, 204, 206, 301, 400, 401, 404, 429, 500, 503])
  func `Only successful responses are cached`(status: Int) async throws {
    let rig = CacheRig(.reply(status, Self.kept))
    await rig.send()
    #expect(rig.store.answers.isEmpty)
  }

  @Test(arguments: [
    "<html><body>Welcome to our Wi-Fi</body></html>", "", "{\"id\":", #"{"id":1}{"id":1}"#,
    #"{"id":1} x"#, "{}", "[]", "null", #"{"portal":true}"#, #"{"status_code":25}"#,
    #"{"status_code":34,"results":[]}"#,
  ])
  func `Only movie data is cached`(body: String) async throws {
    let rig = CacheRig(.reply(200, Self.kept, body))
    #expect(await rig.send() == .reply(200, Self.kept, body))
    #expect(rig.store.answers.isEmpty)
  }

  @Test func `A response that is not JSON does not replace one that is`() async throws {
    let rig = CacheRig(.reply(200, Self.kept, "<html>"))
    rig.store.put(CacheRig.key, storedAt: CacheRig.start - 200)
    await rig.send()
    #expect(rig.store.answers[CacheRig.key]?.body == .init(#"{"old":1}"#.utf8))
  }
}
