import MovieEntities
import MovieTMDB
import Testing

/// TMDB's rules for user names and passwords.
struct CredentialRuleTests {
  @Test func `TMDB only requires non-empty fields`() {
    let login = PasswordLogin(name: "tmdb", transport: StubTransport())
    #expect(login.credentials == CredentialRule(minUsername: 1, minPassword: 1))
  }

  @Test func `Web and guest logins need no input`() {
    let transport = StubTransport()
    let services: [any LoginService] = [
      WebLogin(name: "web", transport: transport, clock: WallClock()),
      GuestLogin(transport: transport),
    ]
    #expect(services.allSatisfy { $0.credentials == nil })
  }
}
