import Entities
import TMDB
import TMDBEmbedded

/// Where the modules of a run get their data, and where they keep a log-in.
struct Gateways: Sendable {
  let catalogue: any MovieCatalogue
  let loginServices: [any LoginService]
  let accounts: any AccountService
  let sessions: any SessionStore

  init(
    transport: any Transport, loginServices: [any LoginService], environment: Environment
  ) {
    catalogue = ServiceCatalogue(transport: transport)
    self.loginServices = loginServices
    accounts = ServiceAccounts(transport: transport)
    sessions = SessionFile(environment)
  }

  /// What the command line and the environment ask for.
  init(_ line: ParsedLine, _ context: Context, readsInput: Bool = false) throws(Stop) {
    let service = try ServiceChoice(line, context, readsInput: readsInput)
    let transport = try service.transport()
    self.init(
      transport: transport, loginServices: service.loginServices(over: transport),
      environment: context.environment)
  }

  /// The catalogue that is part of the program, with its demo accounts.
  static func embedded(_ environment: Environment) -> Gateways {
    let transport = EmbeddedTransport()
    return Gateways(
      transport: transport,
      loginServices: [PasswordLogin(name: "embedded", transport: transport)],
      environment: environment)
  }
}
