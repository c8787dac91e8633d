import MovieEntities
import MovieLibrary
import MovieTMDBEmbedded
import ViperCommandLine

@testable import MoviesCLI

extension Gateways {
  /// The embedded catalog and its demo accounts, with the state folder of an environment.
  static func embedded(
    _ environment: Environment, library: (any LibraryStore)? = nil
  ) -> Gateways {
    let transport = EmbeddedTransport(store: AccountFile(environment))
    return Gateways(
      transport: transport,
      loginServices: [LoginServiceName.embedded.passwordLogin(over: transport)],
      sessions: SessionFile(environment), library: library)
  }
}
