import MovieEntities
import MovieTMDB
import Testing

/// What the log-ins of TMDB ask of a user name and a password.
struct CredentialRuleTests {
  @Test func `TMDB asks only that neither is empty`() {
    let login = PasswordLogin(name: "tmdb", transport: StubTransport())
    #expect(login.credentials == CredentialRule(minUsername: 1, minPassword: 1))
  }

  @Test func `On the web and as a guest there is nothing to type`() {
    let transport = StubTransport()
    let services: [any LoginService] = [
      WebLogin(name: "web", transport: transport, clock: WallClock()),
      GuestLogin(transport: transport),
    ]
    #expect(services.allSatisfy { $0.credentials == nil })
  }
}
