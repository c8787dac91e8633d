import Foundation
import MovieEntities
import MovieTMDB
import Testing

/// Requesting, validating, and caching pictures.
struct ServicePicturesTests {
  private static let path = "/rktDFPbfHfUbArZ6OOOKsXcv0Bm.jpg"
  private static let day: Int64 = 86_400
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 0xFF, 0xD9]

  private let store = MemoryStore()

  private func pictures(_ stub: StubTransport, at now: Int64 = 1_000) -> ServicePictures {
    ServicePictures(transport: stub, store: store, clock: WallClock(secondsSince1970: now))
  }

  private func error(
    _ reply: StubTransport.Reply, path: String = path
  ) async -> MovieError? {
    await movieError { () async throws(MovieError) in
      try await pictures(StubTransport(reply)).picture(at: path, size: .w92)
    }
  }

  private func file(
    _ bytes: [UInt8], status: Int = 200, _ headers: [String: String] = [:]
  ) -> StubTransport.Reply {
    .success(Response(status: status, headers: headers, body: Data(bytes)))
  }

  @Test(arguments: PictureSize.allCases)
  func `The URL has the size and the path`(size: PictureSize) async throws {
    let stub = StubTransport(file(Self.jpeg))
    #expect(try await pictures(stub).picture(at: Self.path, size: size) == Self.jpeg)
    #expect(stub.requestTexts == ["GET /\(size.rawValue)\(Self.path)"])
    #expect(stub.requests.map(\.content) == [.picture])
  }

  @Test(arguments: [
    "", "/", ".jpg", "name.jpg", "/.jpg", "/name", "/name.", "//name.jpg", "/a/name.jpg", "/..jpg",
    "/../name.jpg", "/a..jpg", "/name.jpg?x=1", "/name.jpg#x", "/na me.jpg", "/na%2Fme.jpg",
    "/na\\me.jpg", "/name.jpg\r\n", "/n\u{F8}.jpg", "/@evil.example.jpg", "/n:1.jpg", "/n\0.jpg",
    "/" + String(repeating: "a", count: 252) + ".jpg", "https://evil.example/name.jpg",
  ])
  func `A path that is not a plain file name is rejected without a request`(
    path: String
  ) async {
    let stub = StubTransport(file(Self.jpeg))
    let error = await movieError { () async throws(MovieError) in
      try await pictures(stub).picture(at: path, size: .w92)
    }
    #expect(error?.code == .badResponse)
    #expect(error.flatMap { $0.cause.map { "\($0)" } } == "not a picture path")
    #expect(stub.requests.isEmpty)
  }

  @Test(arguments: ["/a.b", "/a-B_9.x.png", "/" + String(repeating: "a", count: 251) + ".jpg"])
  func `A plain file name is requested`(path: String) async {
    #expect(await error(file(Self.jpeg), path: path) == nil)
  }

  @Test func `A cached picture is not requested again, except in another size`() async throws {
    let stub = StubTransport(file(Self.jpeg), file(Self.jpeg + [0]))
    let pictures = pictures(stub)
    for _ in 1...3 {
      #expect(try await pictures.picture(at: Self.path, size: .w92) == Self.jpeg)
    }
    #expect(try await pictures.picture(at: Self.path, size: .w154).count == Self.jpeg.count + 1)
    #expect(stub.requests.count == 2)
  }

  @Test func `A picture is cached for exactly 180 days`() async throws {
    let stub = StubTransport(file(Self.jpeg), file(Self.jpeg + [0]))
    _ = try await pictures(stub).picture(at: Self.path, size: .w92)
    let last = try await pictures(stub, at: 999 + 180 * Self.day).picture(
      at: Self.path, size: .w92)
    #expect(last == Self.jpeg)
    let new = try await pictures(stub, at: 1_000 + 180 * Self.day).picture(
      at: Self.path, size: .w92)
    #expect(new == Self.jpeg + [0])
    #expect(store.answers.values.map(\.storedAt) == [1_000 + 180 * Self.day])
  }

  @Test func `A picture cached for another host is not used`() async throws {
    let key = "https://service.example/3/w92" + Self.path
    let other = StoredResponse(key: "x", tag: nil, storedAt: 1_000, maxAge: 9, body: Data([1]))
    struct Confused: ResponseStore {
      let response: StoredResponse
      func response(for key: String) -> StoredResponse? { response }
      func keep(_ response: StoredResponse) async {}
    }
    let pictures = ServicePictures(
      transport: StubTransport(file(Self.jpeg)), store: Confused(response: other),
      clock: WallClock(secondsSince1970: 1_000))
    #expect(try await pictures.picture(at: Self.path, size: .w92) == Self.jpeg, "\(key)")
  }

  @Test(arguments: [
    ("a page", Array("<!DOCTYPE html><title>Log in</title>".utf8), "not a picture"),
    ("JSON", Array(#"{"success":false,"status_code":34}"#.utf8), "not a picture"),
    ("nothing", [], "not a picture"),
    ("a beginning", jpeg.dropLast(), "truncated picture"),
    ("an end too early", jpeg + [UInt8](repeating: 0, count: 2_000), "truncated picture"),
  ])
  func `An incomplete picture is bad data and is not cached`(
    name: String, bytes: [UInt8], fault: String
  ) async {
    let error = await error(file(bytes))
    #expect(error?.code == .badResponse)
    #expect(error.flatMap { $0.cause.map { "\($0)" } } == fault)
    #expect(store.answers.isEmpty)
  }

  @Test func `A file shorter than its declared length is bad data`() async {
    let webp = Array("RIFF0000WEBPVP8 ".utf8)
    #expect(await error(file(webp, ["Content-Length": "17"]))?.code == .badResponse)
    #expect(store.answers.isEmpty)
    #expect(await error(file(webp, ["Content-Length": "16"])) == nil)
    // The length of a compressed response differs.
    #expect(
      await error(
        file(webp, ["Content-Length": "99", "Content-Encoding": "gzip"]), path: "/b.jpg") == nil)
  }

  @Test(arguments: ["RIFF0000WEBPVP8 ", "GIF89a"])
  func `A picture in another format is returned unchanged`(text: String) async throws {
    let stub = StubTransport(file(Array(text.utf8)))
    #expect(
      try await pictures(stub).picture(at: Self.path, size: .w92) == Array(text.utf8))
    #expect(store.answers.count == 1)
  }

  @Test(arguments: [
    (302, MovieError.Code.badResponse), (304, .badResponse), (204, .badResponse),
    (400, .rejected), (401, .rejected), (403, .rejected), (404, .notFound), (410, .notFound),
    (429, .rateLimited), (500, .serviceUnavailable), (503, .serviceUnavailable),
  ])
  func `A rejection has its reason, whatever its body`(
    status: Int, code: MovieError.Code
  ) async {
    let page = #"<html>{"status_code":7}</html>"#
    #expect(await error(.body(page, status: status))?.code == code)
    #expect(await error(file(Self.jpeg, status: status))?.code == code)
    #expect(store.answers.isEmpty)
  }

  @Test func `A rejection has its Retry-After`() async {
    let error = await error(file([], status: 429, ["Retry-After": "7"]))
    #expect(error?.reason == .rejection(.tooManyRequests(.seconds(7))))
  }

  @Test(arguments: [
    (MovieError.network(.notCached), MovieError.Code.offline),
    (.network(.timedOut), .timedOut), (.cancelled, .cancelled),
    (.network(.badResponse), .badResponse), (.network(.connectionLost), .connectionLost),
  ])
  func `A transport failure is passed on`(
    failure: MovieError, code: MovieError.Code
  ) async {
    #expect(await error(.failure(failure))?.code == code)
  }

  @MainActor @Test func `The cache is read off the main actor`() async throws {
    let pictures = pictures(StubTransport(file(Self.jpeg)))
    _ = try await pictures.picture(at: Self.path, size: .w92)
    var isDone = false
    var wasFree = false
    let working = Task {
      _ = try await pictures.picture(at: Self.path, size: .w92)
      isDone = true
    }
    // The main actor starts its tasks in order.
    let other = Task { wasFree = !isDone }
    await other.value
    try await working.value
    #expect(wasFree)
  }
}
