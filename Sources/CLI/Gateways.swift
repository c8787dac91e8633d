import Entities
import TMDB
import TMDBEmbedded

/// Where the modules of a run get their data, and where they keep a log-in.
struct Gateways: Sendable {
  let catalogue: any MovieCatalogue
  let loginServices: [any LoginService]
  let sessions: any SessionStore

  /// Everything over one transport.
  init(transport: any Transport, loginService: String, environment: Environment) {
    catalogue = ServiceCatalogue(transport: transport)
    loginServices = [PasswordLogin(name: loginService, transport: transport)]
    sessions = SessionFile(environment)
  }

  /// The catalogue that is part of the program, with its demo accounts.
  static func embedded(_ environment: Environment) -> Gateways {
    Gateways(
      transport: EmbeddedTransport(), loginService: "embedded", environment: environment)
  }
}
