import Entities
import Synchronization
import TMDB
import TMDBEmbedded
import Viper
import ViperClocks

/// What a script plays on: the real modules in a window, over a service and a clock of its own.
///
/// Nothing of the machine comes in: the catalogue is the embedded one, the time begins at one moment, and a
/// log-in is kept as long as the script runs.
@MainActor
final class ScriptStage {
  /// The first of January 2026, 00:00 GMT.
  private static let beginning: Int64 = 1_767_225_600

  let window: Window
  let router: RootRouter
  let service: FailingTransport
  let clock: ImmediateClock

  /// - Parameters:
  ///   - delay: How long the service takes for each answer.
  ///   - onChange: Is called each time what there is to see changes.
  init(delay: Duration, onChange: @escaping @MainActor () -> Void) {
    let clock = ImmediateClock()
    let wall = WallClock(secondsSince1970: Self.beginning, on: clock)
    let service = FailingTransport(
      ApprovingTransport(EmbeddedTransport(clock: wall, delay: delay)), clock: wall)
    let transport = RetryingTransport(service, clock: wall, timeout: .seconds(30), jitter: { 1 })
    let window = Window()
    let gateways = Gateways(
      transport: transport,
      loginServices: [
        LoginServiceName.embedded.passwordLogin(over: transport),
        LoginServiceName.tmdb.passwordLogin(over: transport),
        WebLogin(name: LoginServiceName.tmdbWeb.rawValue, transport: transport, clock: wall),
        GuestLogin(transport: transport),
      ],
      sessions: MemorySessions())
    self.clock = clock
    self.service = service
    self.window = window
    router = RootRouter(
      window: window, gateways: gateways, clock: clock)
    window.onChange = onChange
  }
}

/// Sessions that are kept as long as the program runs.
private final class MemorySessions: SessionStore {
  private let kept = Mutex<[any Session]>([])

  func save(_ session: any Session) async throws(MovieError) {
    kept.withLock { kept in
      kept.removeAll { $0.service == session.service }
      kept.append(session)
    }
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    kept.withLock { $0.first { $0.service == service } }
  }

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    kept.withLock { $0.last { $0.baseURL == baseURL } }
  }

  func remove(_ service: String) async throws(MovieError) {
    kept.withLock { kept in kept.removeAll { $0.service == service } }
  }
}
