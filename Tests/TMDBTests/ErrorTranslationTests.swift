import Entities
import TMDB
import Testing

/// What becomes of every way in which there is no answer.
struct ErrorTranslationTests {
  /// A body as the service refuses.
  private static func refusal(_ code: Int, _ words: String = "Words.") -> String {
    #"{"success":false,"status_code":\#(code),"status_message":"\#(words)"}"#
  }

  private func error(_ reply: StubTransport.Reply) async -> MovieError? {
    let catalogue = ServiceCatalogue(transport: StubTransport(reply))
    return await movieError { () throws(MovieError) in
      try await catalogue.movies(.kind(.popular), page: 1)
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let status: Int
    let body: String
    let code: MovieError.Code
    let canRetry: Bool

    init(_ status: Int, _ body: String, _ code: MovieError.Code, canRetry: Bool = false) {
      self.status = status
      self.body = body
      self.code = code
      self.canRetry = canRetry
    }

    var testDescription: String { "\(status) \(body) → \(code.rawValue)" }
  }

  @Test(arguments: [
    Case(401, refusal(7), .credentialRefused), Case(401, refusal(10), .credentialRefused),
    Case(401, refusal(14), .credentialRefused), Case(401, refusal(35), .credentialRefused),
    Case(401, refusal(36), .credentialRefused), Case(403, refusal(45), .credentialRefused),
    Case(401, refusal(3), .notLoggedIn),
    Case(401, refusal(17), .notApproved), Case(401, refusal(30), .loginRefused),
    Case(401, refusal(31), .loginRefused), Case(401, refusal(32), .loginRefused),
    Case(401, refusal(33), .loginRefused),
    Case(404, refusal(34), .notFound), Case(404, refusal(6), .notFound),
    Case(404, refusal(37), .notFound), Case(404, refusal(21), .notFound),
    Case(400, refusal(22), .badPage),
    Case(400, refusal(26), .refused), Case(422, refusal(20), .refused),
    Case(403, refusal(8), .refused), Case(405, refusal(999), .refused),
    Case(429, refusal(25), .rateLimited, canRetry: true),
    Case(500, refusal(11), .serviceUnavailable, canRetry: true),
    Case(500, refusal(15), .serviceUnavailable, canRetry: true),
    Case(502, refusal(43), .serviceUnavailable, canRetry: true),
    Case(503, refusal(9), .serviceUnavailable, canRetry: true),
    Case(504, refusal(24), .serviceUnavailable, canRetry: true),
  ])
  func `A refusal is known by its status code`(_ case: Case) async throws {
    let error = try #require(await error(.says(`case`.body, status: `case`.status)))
    #expect(error.code == `case`.code)
    #expect(error.canRetry == `case`.canRetry)
    #expect(!error.message.isEmpty)
  }

  @Test(arguments: [
    Case(200, refusal(34), .notFound), Case(200, refusal(21), .notFound),
    Case(200, refusal(7), .credentialRefused), Case(200, refusal(3), .notLoggedIn),
    Case(200, refusal(22), .badPage), Case(200, refusal(25), .rateLimited, canRetry: true),
    Case(201, #"{"status_message":"Words.","status_code":34}"#, .notFound),
    Case(200, refusal(5), .refused),
  ])
  func `A refusal is one even where the status says otherwise`(_ case: Case) async throws {
    let error = try #require(await error(.says(`case`.body, status: `case`.status)))
    #expect(error.code == `case`.code)
    #expect(error.canRetry == `case`.canRetry)
  }

  @Test func `A service that says nothing of it has no such thing all the same`() async {
    #expect(await error(.says("{}", status: 404))?.code == .notFound)
  }

  @Test(arguments: ["", "<html>Sorry</html>", "null", "[]", #"{"status_code":"7"}"#])
  func `Without a readable refusal the status tells`(body: String) async {
    let codes: [(Int, MovieError.Code, Bool)] = [
      (301, .badAnswer, true), (400, .refused, false), (401, .credentialRefused, false),
      (403, .refused, false), (404, .badAnswer, true), (422, .refused, false),
      (429, .rateLimited, true), (500, .serviceUnavailable, true),
      (502, .serviceUnavailable, true), (599, .serviceUnavailable, true),
    ]
    for (status, code, canRetry) in codes {
      let error = await error(.says(body, status: status))
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
  func `A 200 that is not what was promised is a bad answer`(body: String) async throws {
    let error = try #require(await error(.says(body)))
    #expect(error.code == .badAnswer)
    #expect(error.canRetry)
    #expect(error.cause is DecodingError)
  }

  @Test func `What a check of parameters complains about is told`() async {
    let error = await error(
      .says(#"{"errors":["query must be provided","year is odd"]}"#, status: 422))
    #expect(error?.code == .refused)
    #expect(
      error?.message == "TMDB refused the question: query must be provided year is odd.")
  }

  @Test func `The words of an unknown refusal are told`() async {
    let error = await error(.says(Self.refusal(999, "Nobody knows why"), status: 418))
    #expect(error?.message == "TMDB refused the question: Nobody knows why.")
  }

  /// Waits for a fix: the service's own words end with a full stop already.
  @Test func `A sentence ends with one full stop`() async {
    let error = await error(.says(Self.refusal(5, "Invalid parameters."), status: 422))
    #expect(error?.message == "TMDB refused the question: Invalid parameters.")
  }

  /// Waits for a fix: an empty list of complaints leaves the sentence without an end.
  @Test(arguments: [#"{"errors":[]}"#, #"{"status_code":999,"status_message":""}"#])
  func `Empty words are no words`(body: String) async {
    let error = await error(.says(body, status: 418))
    #expect(error?.message == "TMDB refused the question: status 418.")
  }

  @Test func `Without words the status is told`() async {
    #expect(
      await error(.says("", status: 418))?.message == "TMDB refused the question: status 418.")
    #expect(
      await error(.says("", status: 503))?.message
        == "TMDB has trouble of its own (status 503).")
  }

  @Test(
    arguments: [
      (.cancelled, .cancelled, false), (.offline, .offline, true), (.timedOut, .timedOut, true),
      (.nameNotResolved, .nameNotResolved, true), (.insecure, .insecureConnection, true),
      (.connectionLost, .connectionLost, true), (.unusable, .badAnswer, true),
      (.notCached, .offline, false),
    ] as [(TransportFailure, MovieError.Code, Bool)])
  func `Without an answer the transport tells why`(
    failure: TransportFailure, code: MovieError.Code, canRetry: Bool
  ) async {
    let error = await error(.failure(failure))
    #expect(error?.code == code)
    #expect(error?.canRetry == canRetry)
    #expect(error?.cause as? TransportFailure == (failure == .cancelled ? nil : failure))
  }
}
