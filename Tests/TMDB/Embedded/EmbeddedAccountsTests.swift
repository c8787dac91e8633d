import MovieEntities
import MovieTMDB
import Testing

struct EmbeddedAccountsTests {
  private let service = EmbeddedService(now: 1_767_225_600)

  private struct Token: Decodable {
    let success: Bool
    let requestToken: String
  }

  private func login(_ username: String, _ password: String) async throws(MovieError)
    -> any Session
  {
    try await PasswordLogin(name: "offline", transport: service.transport)
      .logIn(username: username, password: password, approve: { _ in })
  }

  @Test(arguments: [
    ("user0", "12345678", "User Zero", 920_000_001),
    ("user1", "12345678", "User One", 920_000_002),
    ("user2", "951753", "User Two", 920_000_003),
    ("demo@example.com", "1234567890", "demo@example.com", 920_000_004),
    ("swiftbeta.blog@gmail.com", "1234567890", "swiftbeta.blog@gmail.com", 920_000_005),
  ])
  func `A demo account can log in`(
    username: String, password: String, name: String, id: Int
  ) async throws {
    let session = try await login(username, password)
    #expect(session.service == "offline")
    #expect(session.baseURL == "embedded:catalog")
    #expect(!session.id.isEmpty)
    #expect(session.account.username == username)
    #expect(session.account.displayName == name)
    #expect(session.account.id == id)
  }

  @Test func `Each account has its own session`() async throws {
    let first = try await login("user0", "12345678")
    let second = try await login("user1", "12345678")
    #expect(first.id != second.id)
  }

  @Test(arguments: ["", "user", "user3", "USER0", "user0 ", "demo", "12345678"])
  func `An unknown user is rejected`(username: String) async {
    let error = await movieError { () throws(MovieError) in try await login(username, "12345678") }
    #expect(error?.code == .unknownUser)
  }

  @Test(arguments: ["", "1234567", "123456789", "951753", "12345678 ", "user0"])
  func `A wrong password is rejected`(password: String) async {
    let error = await movieError { () throws(MovieError) in try await login("user0", password) }
    #expect(error?.code == .wrongPassword)
  }

  @Test func `Anyone can get a token`() async throws {
    let token: Token = try await service.found(.get("/authentication/token/new"))
    #expect(token.success)
    #expect(!token.requestToken.isEmpty)
  }

  @Test(arguments: ["", "other", "embedded-approved-920000001"])
  func `An unknown token cannot be approved`(token: String) async throws {
    let (status, rejection) = try await service.rejection(
      .post(
        "/authentication/token/validate_with_login",
        ["username": "user0", "password": "12345678", "request_token": token]))
    #expect(status == 401)
    #expect(rejection == .init(success: false, statusCode: 33))
  }

  @Test func `A token that is not approved gives no session`() async throws {
    let token: Token = try await service.found(.get("/authentication/token/new"))
    let words = [
      token.requestToken, "", "other", "embedded-approved-", "embedded-approved-7",
      "EMBEDDED-APPROVED-920000001", "920000001",
    ]
    for word in words {
      let (status, rejection) = try await service.rejection(
        .post("/authentication/session/new", ["request_token": word]))
      #expect(status == 401)
      #expect(rejection == .init(success: false, statusCode: 17))
    }
  }

  @Test(arguments: [
    nil, "", "other", "embedded-session-", "embedded-session-7", "EMBEDDED-SESSION-920000001",
    "920000001",
  ])
  func `An unknown session opens no account`(session: String?) async throws {
    let (status, rejection) = try await service.rejection(.get("/account", ["session_id": session]))
    #expect(status == 401)
    #expect(rejection == .init(success: false, statusCode: 3))
  }
}
