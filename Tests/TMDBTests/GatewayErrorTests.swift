import Entities
import TMDB
import Testing

/// Each gateway tells in the same way why there is no response.
struct GatewayErrorTests {
  @Test func `Without a way to the service an account has a reason`() async {
    let accounts = ServiceAccounts(transport: StubTransport(.failure(.network(.unreachable))))
    let error = await movieError { () throws(MovieError) in
      try await accounts.account(of: Sessions.account)
    }
    #expect(error?.reason == .network(.unreachable))
  }

  @Test func `Without a way to the service each log-in has a reason`() async {
    func transport() -> StubTransport { StubTransport(.failure(.network(.unreachable))) }
    let services: [any LoginService] = [
      PasswordLogin(name: "a", transport: transport()),
      WebLogin(name: "b", transport: transport(), clock: WallClock()),
      GuestLogin(transport: transport()),
    ]
    for service in services {
      let error = await movieError { () throws(MovieError) in
        try await service.logIn(username: "", password: "", approve: { _ in })
      }
      #expect(error?.reason == .network(.unreachable), "\(service.name)")
    }
  }
}
