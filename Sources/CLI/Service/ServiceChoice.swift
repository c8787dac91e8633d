import Entities
import Synchronization
import TMDB
import TMDBEmbedded
import Wording

/// Selects the service of a run, and creates the transport to it.
struct ServiceChoice {
  /// The values of the option `--source`.
  enum Source: String, CaseIterable { case auto, embedded, tmdb }

  private let line: ParsedLine
  private let context: Context
  private let isLive: Bool
  private let readsInput: Bool
  private let credential: Credential?
  private let clock = WallClock()

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - line: What was asked for.
  ///   - context: What the run has to work with.
  ///   - readsInput: Whether the command reads standard input or talks with the person before it asks.
  /// - Throws: What is wrong with an option or the environment.
  init(_ line: ParsedLine, _ context: Context, readsInput: Bool) throws(Stop) {
    self.readsInput = readsInput
    self.line = line
    self.context = context
    credential = try Self.credential(context)
    isLive =
      switch try line.choice(ServiceOptions.source, of: Source.self) ?? .auto {
      case .auto: credential != nil
      case .embedded: false
      case .tmdb: true
      }
  }

  /// What carries the questions of this run.
  func transport() throws(Stop) -> any Transport {
    let limit = try ServiceOptions.limit(line)
    guard isLive else {
      return logged(
        EmbeddedTransport(
          clock: clock,
          store: AccountFile(context.environment, patience: min(limit, .seconds(10)))))
    }
    let address = try address()
    let console = context.console
    let localizer = context.localizer
    let isOffline = line.has(ServiceOptions.offline)
    let asking: any Transport =
      isOffline
      ? logged(OfflineTransport(baseURL: address.text))
      : marked(RetryingTransport(logged(try live(address)), clock: clock, timeout: limit))
    guard let folder = CacheFolder(context.environment) else { return asking }
    let wasTold = Mutex(false)
    return CachingTransport(asking, store: folder, clock: clock) { age in
      // The note is shown once a run, because a list may need many responses.
      if wasTold.withLock({ told in
        defer { told = true }
        return told
      }) {
        return
      }
      let old = Age.text(seconds: age, in: localizer)
      console.note(
        isOffline
          ? localizer("Note: From the cache, \(old) old.")
          : localizer("Note: TMDB cannot be reached; from the cache, \(old) old."))
    }
  }

  /// Returns the log-in services of the selected service, the usual one first.
  func loginServices(over transport: any Transport) -> [any LoginService] {
    guard isLive else { return [LoginServiceName.embedded.passwordLogin(over: transport)] }
    let web = LoginServiceName.tmdbWeb.rawValue
    return [
      LoginServiceName.tmdb.passwordLogin(over: transport),
      WebLogin(name: web, transport: transport, clock: clock),
      GuestLogin(transport: transport),
    ]
  }

  /// The transport over the network; a program without one becomes the one that has it, once there is a
  /// question that only the service can answer.
  private func live(_ address: BaseURL) throws(Stop) -> any Transport {
    let localizer = context.localizer
    guard let credential else {
      throw Stop(
        exitCode: .noPermission, code: MovieError.Code.noCredential.rawValue,
        message: localizer(
          """
          There is no credential for TMDB. Set TMDB_ACCESS_TOKEN or TMDB_API_KEY, or use \
          '--source embedded'.
          """))
    }
    if let makeLive = context.makeLive { return makeLive(address, credential) }
    let relaunch = Relaunch(context.arguments)
    // What standard input held can be read only once: who reads it goes over before.
    if readsInput { throw Stop(relaunch.run(context.console), in: localizer) }
    return RelaunchingTransport(
      baseURL: address.text, relaunch: relaunch, console: context.console)
  }

  private func marked(_ transport: any Transport) -> any Transport {
    context.console.mark.map { ProgressTransport(transport, mark: $0) } ?? transport
  }

  private func logged(_ transport: any Transport) -> any Transport {
    guard line.has(ServiceOptions.debug) else { return transport }
    let console = context.console
    return LoggingTransport(transport, clock: clock) { text in
      console.note("debug: " + SafeText.clean(text))
    }
  }

  private func address() throws(Stop) -> BaseURL {
    let localizer = context.localizer
    guard let text = context.environment["TMDB_BASE_URL"] else { return .tmdb }
    guard let address = BaseURL(text) else {
      // The message does not contain the value, because the value may contain a password.
      throw line.usage(
        localizer(
          """
          TMDB_BASE_URL is not an address that a credential may be sent to: it begins with https://, \
          or with http:// and this machine's loopback, and has no user and no parameters.
          """))
    }
    return address
  }

  private static func credential(_ context: Context) throws(Stop) -> Credential? {
    if let token = try secret("TMDB_ACCESS_TOKEN", context) { return .token(token) }
    if let key = try secret("TMDB_API_KEY", context) { return .apiKey(key) }
    return nil
  }

  private static func secret(_ name: String, _ context: Context) throws(Stop) -> String? {
    let localizer = context.localizer
    guard let text = context.environment[name] else { return nil }
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw .usage(localizer("\(name) holds a character that no credential of TMDB has."), nil)
    }
    return text
  }
}
