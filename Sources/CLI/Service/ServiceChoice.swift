import MovieEntities
import MoviePresentation
import MovieTMDB
import MovieTMDBEmbedded
import Synchronization
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperScript
import ViperText

/// Selects the service for a run and creates its transport.
struct ServiceChoice {
  enum Source: String, CaseIterable { case auto, embedded, tmdb }

  private let line: ParsedLine
  private let context: Context
  let isLive: Bool
  private let credential: Credential?
  let progress: RequestProgress?
  private let clock = WallClock()

  init(_ line: ParsedLine, _ context: Context) throws {
    self.line = line
    self.context = context
    progress =
      context.services.progress
      ?? context.console.mark.map { RequestProgress($0, localizer: context.localizer) }
    credential = try Self.credential(context)
    isLive =
      switch line.choice(ServiceOptions.source, of: Source.self) ?? .auto {
      case .auto: credential != nil
      case .embedded: false
      case .tmdb: true
      }
  }

  /// If the service is the embedded catalog, prints a note for each option that the catalog
  /// ignores.
  func noteIgnored(_ names: [String]) {
    guard !isLive else { return }
    for name in names {
      context.console.note(
        context.localizer.text("Note: the built-in catalog ignores '\(name)'."))
    }
  }

  /// Returns the transport; `around` wraps the innermost transport, below retries and the cache.
  func transport(around: ((any Transport) -> any Transport)? = nil) throws -> any Transport {
    let limit = try ServiceOptions.limit(line)
    guard isLive else {
      let embedded = logged(
        EmbeddedTransport(
          clock: clock,
          store: AccountFile(context.environment, lockTimeout: min(limit, .seconds(10)))))
      return around.map { retrying($0(embedded), within: limit) } ?? embedded
    }
    let address = try address("TMDB_BASE_URL", default: .tmdb)
    let console = context.console
    let localizer = context.localizer
    let isOffline = self.isOffline
    let network =
      isOffline
      ? logged(OfflineTransport(baseURL: address.text))
      : retrying(
        (around ?? { $0 })(try context.services.makeLive(address, requireCredential())),
        within: limit)
    guard let folder = trustedCache else { return network }
    let hasNote = Mutex(false)
    return CachingTransport(
      network, store: folder, clock: clock, credential: credential ?? .anonymous,
      isRefreshing: line.has(ServiceOptions.refresh), log: log
    ) { age, error in
      // Print the note only once, even though a list may need many responses.
      let isFirst = hasNote.withLock { hasNote in
        defer { hasNote = true }
        return !hasNote
      }
      guard isFirst else { return }
      let old = Age.text(seconds: age, in: localizer)
      console.note(
        isOffline
          ? localizer.text("Note: showing cached data from \(old) ago.")
          : localizer.text(
            "Note: \(Self.clause(error, localizer)); showing cached data from \(old) ago."))
    }
  }

  /// The cache; `nil` if there is no cache folder or other users can write to the folder.
  ///
  /// If other users can write to the folder, a note is printed.
  private var trustedCache: ResponseFolder? {
    guard let cache = ResponseFolder(.responses, context.environment) else { return nil }
    let path = TerminalSanitizer.clean(cache.path.text)
    do throws(SystemFileError) {
      try cache.check()
      return cache
    } catch {
      context.console.note(
        context.localizer.text(
          """
          Note: ignored the cache in \(path): another user owns it or can write to it. Run 'chmod \
          go-w' on it, or set XDG_CACHE_HOME to a folder you own.
          """))
      return nil
    }
  }

  func pictures() throws -> (any PictureSource)? {
    guard isLive else { return nil }
    let limit = try ServiceOptions.limit(line)
    let address = try address("MOVIES_IMAGE_BASE_URL", default: .tmdbImages)
    let transport =
      isOffline
      ? logged(OfflineTransport(baseURL: address.text))
      : retrying(context.services.makeLive(address, .anonymous), within: limit)
    let store = ResponseFolder(.pictures, context.environment) { [clock] in
      clock.secondsSince1970
    }
    return ServicePictures(transport: transport, store: store, clock: clock)
  }

  /// Returns the login services, with the default first.
  ///
  /// For the login with web approval, `--timeout` limits how long the program waits for the
  /// approval.
  func loginServices(over transport: any Transport) throws -> [any LoginService] {
    guard isLive else {
      let login = LoginServiceName.embedded.passwordLogin(over: transport)
      guard let delay = context.settings.value(.demoDelay).flatMap(Duration.init(word:)) else {
        return [login]
      }
      return [DelayedLogin(base: login, delay: delay, clock: clock)]
    }
    let web = LoginServiceName.tmdbWeb.rawValue
    let timeout = line.has(ServiceOptions.timeout) ? try ServiceOptions.limit(line) : nil
    return [
      LoginServiceName.tmdb.passwordLogin(over: transport),
      WebLogin(name: web, transport: transport, clock: clock, timeout: timeout),
      GuestLogin(transport: transport),
    ]
  }

  func requireCredential() throws -> Credential {
    guard let credential else {
      throw CommandFailure(
        exitCode: .noPermission, code: MovieError.Code.noCredential.rawValue,
        message: context.localizer.text(
          """
          Missing TMDB credential. Set TMDB_ACCESS_TOKEN or TMDB_API_KEY, or use '--source \
          embedded'.
          """))
    }
    return credential
  }

  private var isOffline: Bool { line.has(ServiceOptions.offline) }

  /// Throws an error if network access is off, because changing data requires it.
  func requireNetwork() throws {
    guard isLive, isOffline else { return }
    throw MovieError(.network(.networkNeeded))
  }

  /// Returns a transport with retries, progress and a timeout.
  private func retrying(_ transport: any Transport, within limit: Duration) -> any Transport {
    guard let progress else {
      return RetryingTransport(logged(transport), clock: clock, timeout: limit)
    }
    let retrying = RetryingTransport(
      logged(transport), clock: clock, timeout: limit,
      onStep: { [clock] in progress.report($1, of: $0, at: clock.elapsed) })
    return ProgressTransport(base: retrying, progress: progress, clock: clock)
  }

  /// Returns an error's message without its final period and without advice.
  private static func clause(_ error: MovieError, _ localizer: Localizer) -> String {
    let message = localizer.failure(error).message
    return message.hasSuffix(".") ? String(message.dropLast()) : message
  }

  private func logged(_ transport: any Transport) -> any Transport {
    log.map { LoggingTransport(transport, clock: clock, log: $0) } ?? transport
  }

  private var log: (@Sendable (String) -> Void)? { ServiceOptions.log(line, context) }

  private func address(_ variable: String, default defaultURL: BaseURL) throws -> BaseURL {
    guard let text = context.environment[variable] else { return defaultURL }
    if let address = BaseURL(text) { return address }
    // Don't include the value, which may contain a password.
    throw line.usage(
      context.localizer.text(
        """
        \(variable) must be an https:// URL (or http:// on localhost) without credentials or a \
        query.
        """))
  }

  private static func credential(_ context: Context) throws -> Credential? {
    if let token = try secret("TMDB_ACCESS_TOKEN", context) { return .token(token) }
    if let key = try secret("TMDB_API_KEY", context) { return .apiKey(key) }
    return nil
  }

  private static func secret(_ name: String, _ context: Context) throws -> String? {
    guard let text = context.environment[name] else { return nil }
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw CommandFailure.usage(
        context.localizer.text(
          "\(name) contains a character that is not valid in a TMDB credential."), nil)
    }
    return text
  }
}

/// Formats an age in the largest suitable unit, such as `2 days`.
enum Age {
  static func text(seconds: Int64, in localizer: Localizer) -> String {
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60)
    if days > 0 {
      return days == 1 ? localizer.text("\(days) day") : localizer.text("\(days) days")
    }
    if hours > 0 {
      return hours == 1 ? localizer.text("\(hours) hour") : localizer.text("\(hours) hours")
    }
    if minutes > 0 {
      return minutes == 1
        ? localizer.text("\(minutes) minute") : localizer.text("\(minutes) minutes")
    }
    return seconds == 1 ? localizer.text("\(seconds) second") : localizer.text("\(seconds) seconds")
  }
}
