import MovieEntities
import MovieTMDB
import Testing

struct PasswordLoginTests {
  private static let granted: [StubTransport.Reply] = [
    .body(#"{"success":true,"expires_at":"2026-05-24 17:19:42 UTC","request_token":"fresh"}"#),
    .body(#"{"success":true,"expires_at":"2026-05-24 17:19:42 UTC","request_token":"approved"}"#),
    .body(#"{"success":true,"session_id":"s3ssion"}"#),
    .body(#"{"id":548,"name":"","username":"ada","avatar":{"gravatar":{"hash":"00"}}}"#),
  ]

  private static let requestTexts = [
    "GET /authentication/token/new",
    "POST /authentication/token/validate_with_login",
    "POST /authentication/session/new",
    "GET /account?session_id=s3ssion",
  ]

  private static func rejection(_ code: Int, field: String = "") -> StubTransport.Reply {
    let more = field.isEmpty ? "" : #","failure_field":"\#(field)""#
    return .body(
      #"{"success":false,"status_code":\#(code),"status_message":"No."\#(more)}"#, status: 401)
  }

  /// A service that accepts the given number of steps, and then sends one more reply.
  private static func transport(_ step: Int, _ reply: StubTransport.Reply) -> StubTransport {
    // An unusable session is ended, whether or not that succeeds.
    StubTransport(
      granted.prefix(step) + [reply] + (step == 3 ? [.failure(.network(.unreachable))] : []))
  }

  /// The requests up to the failed one, and those that follow it.
  private static func requestTexts(upTo step: Int) -> [String] {
    requestTexts.prefix(step + 1) + (step == 3 ? ["DELETE /authentication/session"] : [])
  }

  private func login(_ transport: StubTransport) -> PasswordLogin {
    PasswordLogin(name: "stub", transport: transport)
  }

  private func rejected(_ transport: StubTransport) async -> MovieError? {
    await movieError { () throws(MovieError) in
      try await login(transport).logIn(username: "ada", password: "hunter2", approve: { _ in })
    }
  }

  @Test func `A login is four requests in order`() async throws {
    let transport = StubTransport(Self.granted)
    _ = try await login(transport).logIn(username: "ada", password: "hunter2", approve: { _ in })
    #expect(transport.requestTexts == Self.requestTexts)
    #expect(
      transport.requests.map(\.fields) == [
        nil,
        ["username": "ada", "password": "hunter2", "request_token": "fresh"],
        ["request_token": "approved"],
        nil,
      ])
  }

  @Test(arguments: [#"p"w\d"#, "pässwörd", " a b ", "映写機", "\u{1}", "a&b=c#%+"])
  func `A password is sent as typed, and only in a body`(password: String) async throws {
    let transport = StubTransport(Self.granted)
    _ = try await login(transport).logIn(username: "ada", password: password, approve: { _ in })
    #expect(transport.requests.map { $0.fields?["password"] } == [nil, password, nil, nil])
    #expect(transport.requestTexts == Self.requestTexts)
  }

  @Test func `The session has its account and its host`() async throws {
    let session = try await login(StubTransport(Self.granted))
      .logIn(username: "ada", password: "hunter2", approve: { _ in })
    #expect(session.service == "stub")
    #expect(session.baseURL == "https://service.example/3")
    #expect(session.id == "s3ssion")
    #expect(session.account.id == 548)
    #expect(session.account.username == "ada")
    #expect(session.account.displayName == "ada")
  }

  @Test(arguments: 0..<4)
  func `A rejection ends the login at its step`(step: Int) async {
    let transport = Self.transport(step, Self.rejection(7))
    #expect(await rejected(transport)?.code == .credentialRejected)
    #expect(transport.requestTexts == Self.requestTexts(upTo: step))
  }

  @Test(
    arguments: 0..<4, [.cancelled, .network(.unreachable), .network(.timedOut)] as [MovieError])
  func `A missing response ends the login`(step: Int, failure: MovieError) async {
    let transport = Self.transport(step, .failure(failure))
    #expect(await rejected(transport) == failure)
    #expect(transport.requestTexts == Self.requestTexts(upTo: step))
  }

  @Test(arguments: 0..<4, ["", "{}", "<html></html>", #"{"success":true}"#])
  func `An empty response ends the login`(step: Int, body: String) async {
    let transport = Self.transport(step, .body(body))
    #expect(await rejected(transport)?.code == .badResponse)
    #expect(transport.requestTexts == Self.requestTexts(upTo: step))
  }

  @Test(
    arguments: [
      (1, 30, "", .loginRejected, .login(.wrongUsernameOrPassword)),
      (1, 30, "username", .unknownUser, .login(.unknownUser)),
      (1, 30, "password", .wrongPassword, .login(.wrongPassword)),
      (1, 30, "other", .loginRejected, .login(.wrongUsernameOrPassword)),
      (1, 31, "", .loginRejected, .login(.accountDisabled)),
      (1, 32, "", .loginRejected, .login(.addressNotConfirmed)),
      (1, 33, "", .loginRejected, .login(.badToken)),
      (2, 17, "", .notApproved, .login(.notApproved)),
      (3, 3, "", .notLoggedIn, .notLoggedIn(.sessionRejected)),
    ] as [(Int, Int, String, MovieError.Code, MovieError.Reason)])
  func `Each rejection has its own reason`(
    step: Int, statusCode: Int, field: String, code: MovieError.Code, reason: MovieError.Reason
  ) async {
    let reply = Self.rejection(statusCode, field: field)
    let error = await rejected(Self.transport(step, reply))
    #expect(error?.code == code)
    #expect(error?.reason == reason)
    #expect(error?.canRetry == false)
  }

  @Test(arguments: [
    "", "a b", "a/b", "../x", "..", "a?b", "a#b", "a%41", "a\\u001b[31m", "a\\u202e", "é", "a&b",
    String(repeating: "a", count: 257),
  ])
  func `Tokens and sessions with invalid URL characters are rejected`(
    text: String
  ) async {
    for (step, key) in [(0, "request_token"), (1, "request_token"), (2, "session_id")] {
      let transport = Self.transport(step, .body(#"{"success":true,"\#(key)":"\#(text)"}"#))
      #expect(await rejected(transport)?.code == .badResponse)
      #expect(transport.requestTexts == Self.requestTexts(upTo: step))
    }
    let guest = GuestLogin(
      transport: StubTransport(.body(#"{"success":true,"guest_session_id":"\#(text)"}"#)))
    let error = await movieError { () throws(MovieError) in
      try await guest.logIn(username: "", password: "", approve: { _ in })
    }
    #expect(error?.code == .badResponse)
  }

  @Test(arguments: ["s3ssion", "Ada s3ssion"])
  func `An account named like the session is rejected`(name: String) async {
    for body in [
      #"{"id":548,"name":"\#(name)","username":"ada"}"#,
      #"{"id":548,"name":"","username":"\#(name)"}"#,
    ] {
      let transport = Self.transport(3, .body(body))
      #expect(await rejected(transport)?.code == .badResponse)
      #expect(transport.requestTexts == Self.requestTexts(upTo: 3))
    }
  }

  @Test(arguments: 0..<4)
  func `The password is in no error`(step: Int) async throws {
    let replies: [StubTransport.Reply] = [
      Self.rejection(30, field: "password"), Self.rejection(26), .body("hunter"),
      .body("", status: 500),
      .body("", status: 418), .failure(.network(.unreachable)), .failure(.network(.timedOut)),
      .failure(.cancelled),
    ]
    for reply in replies {
      let transport = Self.transport(step, reply)
      let error = try #require(await rejected(transport))
      var dumped = ""
      dump(error, to: &dumped)
      for text in [error.description, "\(error)", String(reflecting: error), dumped] {
        #expect(!text.contains("hunter2"))
        #expect(!text.contains("s3ssion"))
      }
    }
  }
}
