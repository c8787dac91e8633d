import Foundation
import MovieEntities
import MovieTMDB
import Testing

/// Errors for all kinds of failed requests.
struct ErrorTranslationTests {
  /// The body of a rejection.
  private static func rejection(_ code: Int, _ words: String = "Words.") -> String {
    #"{"success":false,"status_code":\#(code),"status_message":"\#(words)"}"#
  }

  private func error(_ reply: StubTransport.Reply) async -> MovieError? {
    let catalog = ServiceCatalog(transport: StubTransport(reply))
    return await movieError { () throws(MovieError) in
      try await catalog.movies(.kind(.popular), page: 1)
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let status: Int
    let body: String
    let code: MovieError.Code
    let reason: MovieError.Reason
    let canRetry: Bool

    init(
      _ status: Int, _ body: String, _ code: MovieError.Code, _ reason: MovieError.Reason,
      canRetry: Bool = false
    ) {
      self.status = status
      self.body = body
      self.code = code
      self.reason = reason
      self.canRetry = canRetry
    }

    var testDescription: String { "\(status) \(body) → \(code.rawValue)" }
  }

  @Test(arguments: [
    Case(401, rejection(7), .credentialRejected, .rejection(.credential)),
    Case(401, rejection(10), .credentialRejected, .rejection(.credential)),
    Case(401, rejection(14), .credentialRejected, .rejection(.credential)),
    Case(401, rejection(35), .credentialRejected, .rejection(.credential)),
    Case(401, rejection(36), .credentialRejected, .rejection(.credential)),
    Case(403, rejection(45), .credentialRejected, .rejection(.credential)),
    Case(401, rejection(3), .notLoggedIn, .notLoggedIn(.sessionRejected)),
    Case(401, rejection(17), .notApproved, .login(.notApproved)),
    Case(401, rejection(30), .loginRejected, .login(.wrongUsernameOrPassword)),
    Case(401, rejection(31), .loginRejected, .login(.accountDisabled)),
    Case(401, rejection(32), .loginRejected, .login(.addressNotConfirmed)),
    Case(401, rejection(33), .loginRejected, .login(.badToken)),
    Case(404, rejection(34), .notFound, .rejection(.notFound)),
    Case(404, rejection(6), .notFound, .rejection(.notFound)),
    Case(404, rejection(37), .notFound, .rejection(.notFound)),
    Case(404, rejection(21), .notFound, .rejection(.notFound)),
    Case(400, rejection(22), .badPage, .rejection(.badPage(last: 500))),
    Case(400, rejection(26), .rejected, .rejection(.badValue)),
    Case(400, rejection(18), .rejected, .rejection(.badValue)),
    Case(422, rejection(20), .rejected, .rejection(.badValue)),
    Case(403, rejection(8), .rejected, .rejection(.other(code: 8, status: 403))),
    Case(405, rejection(999), .rejected, .rejection(.other(code: 999, status: 405))),
    Case(429, rejection(25), .rateLimited, .rejection(.tooManyRequests(nil)), canRetry: true),
    Case(
      500, rejection(11), .serviceUnavailable, .rejection(.unavailable(status: 500, nil)),
      canRetry: true),
    Case(
      500, rejection(15), .serviceUnavailable, .rejection(.unavailable(status: 500, nil)),
      canRetry: true),
    Case(
      502, rejection(43), .serviceUnavailable, .rejection(.unavailable(status: 502, nil)),
      canRetry: true),
    Case(
      503, rejection(9), .serviceUnavailable, .rejection(.unavailable(status: 503, nil)),
      canRetry: true
    ),
    Case(
      504, rejection(24), .serviceUnavailable, .rejection(.unavailable(status: 504, nil)),
      canRetry: true),
  ])
  func `A rejection is recognized by its status code`(_ case: Case) async throws {
    let error = try #require(await error(.body(`case`.body, status: `case`.status)))
    #expect(error.code == `case`.code)
    #expect(error.canRetry == `case`.canRetry)
    #expect(error.reason == `case`.reason)
  }

  @Test(arguments: [
    Case(200, rejection(34), .notFound, .rejection(.notFound)),
    Case(200, rejection(21), .notFound, .rejection(.notFound)),
    Case(200, rejection(7), .credentialRejected, .rejection(.credential)),
    Case(200, rejection(3), .notLoggedIn, .notLoggedIn(.sessionRejected)),
    Case(200, rejection(22), .badPage, .rejection(.badPage(last: 500))),
    Case(200, rejection(25), .rateLimited, .rejection(.tooManyRequests(nil)), canRetry: true),
    Case(201, #"{"status_message":"Words.","status_code":34}"#, .notFound, .rejection(.notFound)),
    Case(200, rejection(5), .rejected, .rejection(.badValue)),
  ])
  func `A status code takes precedence over the HTTP status`(_ case: Case) async throws {
    let error = try #require(await error(.body(`case`.body, status: `case`.status)))
    #expect(error.code == `case`.code)
    #expect(error.canRetry == `case`.canRetry)
  }

  @Test func `A 404 with an empty JSON object means not found`() async {
    #expect(await error(.body("{}", status: 404))?.code == .notFound)
  }

  @Test(arguments: ["", "<html>Sorry</html>", "null", "[]", #"{"status_code":"7"}"#])
  func `Without a readable rejection, the HTTP status decides`(body: String) async {
    let codes: [(Int, MovieError.Code, Bool)] = [
      (301, .badResponse, true), (400, .rejected, false), (401, .credentialRejected, false),
      (403, .rejected, false), (404, .badResponse, true), (422, .rejected, false),
      (429, .rateLimited, true), (500, .serviceUnavailable, true),
      (502, .serviceUnavailable, true), (599, .serviceUnavailable, true),
    ]
    for (status, code, canRetry) in codes {
      let error = await error(.body(body, status: status))
      #expect(error?.code == code, "status \(status)")
      #expect(error?.canRetry == canRetry, "status \(status)")
    }
  }

  @Test(arguments: [
    "<!DOCTYPE html><html></html>", "", " ", "null", "[]", "{}", "7", #"{"success":false}"#,
    #"{"page":1,"results":[{"id":1,"title":"One","genre_ids":[]}"#,
    #"{"page":1,"results":[]}{"page":1,"results":[]}"#,
    #"{"page":1,"results":[null,{"id":7}]}"#,
    #"{"success":true,"status_code":1,"status_message":"Success."}"#,
    #"{"success":true,"status_code":13,"status_message":"Deleted."}"#,
  ])
  func `A 200 with unexpected content is a bad response`(body: String) async throws {
    let error = try #require(await error(.body(body)))
    #expect(error.code == .badResponse)
    #expect(error.canRetry)
    #expect(error.cause is DecodingError)
  }

  @Test func `The messages of a parameter check are ignored`() async {
    let error = await error(.body(#"{"errors":["query must be provided"]}"#, status: 422))
    #expect(error?.reason == .rejection(.badValue))
  }

  @Test(arguments: [
    "", "{}", #"{"status_code":0}"#, #"{"status_code":12345678}"#, #"{"status_code":-9}"#,
  ])
  func `A rejection without TMDB's code has its HTTP status`(body: String) async {
    #expect(
      await error(.body(body, status: 418))?.reason == .rejection(.other(code: nil, status: 418)))
  }

  @Test func `A rejection can be long, up to a limit`() async {
    let words = String(repeating: "word ", count: 10_000)
    #expect(await error(.body(Self.rejection(34, words), status: 404))?.code == .notFound)
    #expect(
      await error(.body(Self.rejection(34, words + words), status: 404))?.code == .badResponse)
  }

  @Test(
    arguments: [
      ("0", .seconds(0)), ("1", .seconds(1)), ("120", .seconds(120)),
      ("Thu, 01 Jan 2026 00:00:00 GMT", .until("Thu, 01 Jan 2026 00:00:00 GMT")),
      ("-1", nil), ("soon", nil), ("", nil), ("secret, 15 Nov 2026 12:00:09 GMT", nil),
      // This text is shown, so it must contain nothing else.
      ("Sun, 15 Nov 2026 12:secret:00:09 GMT", nil), ("Sun,  15 Nov 2026 12:00:09 GMT", nil),
      ("Sun, +5 Nov 2026 12:00:09 GMT", nil), ("Sun, 15 Nov 2026 12:00:09 CET", nil),
    ] as [(String, MovieError.Wait?)])
  func `Retry-After is kept`(text: String, wait: MovieError.Wait?) async {
    for status in [429, 503] {
      let response = Response(status: status, headers: ["Retry-After": text], body: Data())
      let expected: MovieError.Rejection =
        status == 429 ? .tooManyRequests(wait) : .unavailable(status: 503, wait)
      #expect(await error(.success(response))?.reason == .rejection(expected))
    }
  }

  @Test(arguments: MovieError.Network.allCases)
  func `Without a response, the transport's error is passed on`(
    reason: MovieError.Network
  ) async {
    #expect(await error(.failure(.network(reason))) == .network(reason))
  }
}
