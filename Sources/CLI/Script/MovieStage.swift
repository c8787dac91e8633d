import MovieEntities
import MovieLibrary
import MovieTMDB
import MovieTMDBEmbedded
import Synchronization
import Viper
import ViperCommandLine
import ViperLocalization
import ViperScript
import ViperTerminal

/// A script's stage, which shows the real modules in a window with a separate service and clock for
/// the script.
///
/// Runs are reproducible, because they use the embedded catalog, time starts at a fixed date, and
/// logins end with the script.
@MainActor
final class MovieStage: ScriptStage {
  private let movies: MovieWindow
  let service: FailingTransport

  init(_ settings: MovieSettings, clock: any Clock<Duration>) {
    let seconds = Int64(settings.today.daysSince1970) * 86_400
    let wall = WallClock(secondsSince1970: seconds, on: clock)
    let marks = MemoryMarksStore()
    let embedded = EmbeddedTransport(clock: wall, delay: settings.delay, store: marks)
    let service = FailingTransport(ApprovingTransport(embedded), clock: wall)
    let transport = RetryingTransport(service, clock: wall, timeout: .seconds(30), jitter: { 1 })
    let gateways = Gateways(
      transport: transport,
      loginServices: [
        LoginServiceName.embedded.passwordLogin(over: transport),
        LoginServiceName.tmdb.passwordLogin(over: transport),
        WebLogin(name: LoginServiceName.tmdbWeb.rawValue, transport: transport, clock: wall),
        GuestLogin(transport: transport),
      ],
      sessions: MemorySessions(), marks: marks.marks)
    self.service = service
    movies = MovieWindow(Self.gateways(gateways, settings, clock: wall), clock: clock)
  }

  var window: Window { movies.window }
  var router: RootRouter { movies.router }

  /// Returns gateways with the script's clock and the script's library, if any.
  private static func gateways(
    _ gateways: Gateways, _ settings: MovieSettings, clock: WallClock
  ) -> Gateways {
    let library = settings.library == .memory ? MemoryLibrary(clock: clock) : nil
    return gateways.with(library, today: .gmt(clock))
  }

  func setUp(_ host: TerminalHost) {
    host.tabs = Route.hostTabs(in: .english) { [router] in await router.open($0) }
    host.openSearch = router.openSearch
  }

  var pictureLoader: (any PictureLoader)? { CardLoader(catalog: router.gateways.service) }

  /// Creates a stage with the gateways and the library of the command line.
  init(
    _ gateways: Gateways, _ service: FailingTransport, environment: Environment
  ) {
    self.service = service
    movies = MovieWindow(gateways, environment: environment)
  }

  /// Creates a stage with the gateways of the command line, whose requests `service` counts.
  init(
    _ gateways: Gateways, _ service: FailingTransport, _ settings: MovieSettings,
    clock: any Clock<Duration>
  ) {
    self.service = service
    movies = MovieWindow(Self.gateways(gateways, settings, clock: WallClock()), clock: clock)
  }
}

/// The service settings that a script can change before its first action.
struct MovieSettings: Sendable {
  /// Where the script stores its diary and marks.
  enum Library: String, CaseIterable { case memory, none }

  var delay = Duration.zero
  var library = Library.memory
  /// The day on which the script begins, at midnight GMT.
  var today = Day(daysSince1970: 20_454)
}

/// An in-memory session store.
final class MemorySessions: SessionStore {
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
