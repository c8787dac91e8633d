public import MovieEntities
public import ViperEssentials

/// The gateway to the service, which sends requests and returns the responses.
///
/// `ServiceCatalog`, `ServiceAccounts` and the login services call the transport from any actor. A
/// transport can wrap another transport to add behavior, such as caching, retries, or simulated
/// failures for a script.
public protocol Transport: Sendable {
  /// The base URL of the service; a session that this service created is never sent to another
  /// service.
  var baseURL: String { get }

  /// Sends a request.
  ///
  /// - Returns: The response, which can be an error response.
  /// - Throws: `MovieError` if there is no response.
  nonisolated(nonsending) func response(to request: Request) async throws(MovieError)
    -> Response
}

extension Transport {
  package func outcome(of request: Request) async -> Result<Response, MovieError> {
    do throws(MovieError) {
      return .success(try await response(to: request))
    } catch {
      return .failure(error)
    }
  }
}

/// A transport that never uses the network, which makes a cache that wraps it return only stored
/// responses.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct OfflineTransport: Transport {
  public let baseURL: String

  /// Creates a transport that never uses the network.
  public init(baseURL: String) {
    self.baseURL = baseURL
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    // Changes and personal data are never cached.
    throw request.method == .get && request.isPublic
      ? .network(.notCached) : .network(.networkNeeded)
  }
}

/// The service's response to one request.
public struct Response: Hashable, Sendable {
  /// The HTTP status code.
  public let status: Int
  /// The body, which is normally JSON.
  public let body: Data
  private let headers: [String: String]

  /// Creates a response; header names are not case-sensitive.
  public init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }

  /// A copy of the response without the body, for servers whose response bodies are irrelevant.
  var withoutBody: Response {
    Response(status: status, headers: headers, body: Data())
  }

  /// The time to wait according to `Retry-After`, clamped to between one second and one day; `nil`
  /// if the field is not a number of seconds.
  var retryAfter: Duration? {
    let text = header("Retry-After") ?? ""
    guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { return nil }
    // A value that is longer than a day or too large for an `Int64` counts as one day.
    return .seconds(min(max(Int64(text) ?? .max, 1), 86_400))
  }

  /// Returns the value of a header field, or `nil` if the field is missing.
  public func header(_ name: String) -> String? {
    headers[name.lowercased()]
  }
}

/// A wall clock that adds the elapsed time of an injected clock to a start time.
public struct WallClock: Sendable {
  /// In milliseconds since January 1, 1970, 00:00 GMT.
  private let start: Int64
  private let measured: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Creates a clock that starts now.
  ///
  /// A start before the year 1 or after the year 9999 becomes the nearest time in these years.
  ///
  /// - Parameters:
  ///   - start: The start time, in seconds since January 1, 1970, 00:00 GMT; `nil` for the system's
  ///     time.
  ///   - clock: The clock that measures elapsed time. Tests and scripts pass a clock that can be
  ///     advanced manually.
  public init(
    secondsSince1970 start: Int64? = nil, on clock: some Clock<Duration> = ContinuousClock()
  ) {
    let beginning = clock.now
    let first = -62_135_596_800.0
    let seconds = start.map(Double.init) ?? Date().timeIntervalSince1970
    self.start = Int64(min(max(seconds, first), 253_402_300_799) * 1_000)
    measured = { beginning.duration(to: clock.now) }
    wait = { try await clock.sleep(for: $0, tolerance: nil) }
  }

  /// The time since the clock was created.
  public var elapsed: Duration { measured() }

  /// The current time, in seconds since January 1, 1970, 00:00 GMT.
  public var secondsSince1970: Int64 {
    // Division would round times before 1970 up.
    Int64((Double(millisecondsSince1970) / 1_000).rounded(.down))
  }

  /// The current time, in milliseconds since January 1, 1970, 00:00 GMT.
  package var millisecondsSince1970: Int64 {
    let (seconds, attoseconds) = elapsed.components
    return start + seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }

  /// Waits for a duration.
  ///
  /// - Throws: `CancellationError` if the task is canceled while waiting.
  public func sleep(for duration: Duration) async throws {
    try await wait(duration)
  }
}

/// A transport that logs each request with its result and duration.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct LoggingTransport: Transport {
  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let clock: WallClock
  private let log: @Sendable (String) -> Void

  /// Creates a transport that wraps another transport; `log` receives one line per request, without
  /// secrets.
  public init(
    _ base: any Transport, clock: WallClock, log: @escaping @Sendable (String) -> Void
  ) {
    self.base = base
    self.clock = clock
    self.log = log
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    let start = clock.elapsed
    let summary = "\(request.method.rawValue) \(request.redactedTarget)"
    do {
      let response = try await base.response(to: request)
      log(
        "\(summary) → \(response.status), \(response.body.count) bytes, \(milliseconds(since: start))"
      )
      return response
    } catch {
      log("\(summary) → \(error.code.rawValue), \(milliseconds(since: start))")
      throw error
    }
  }

  private func milliseconds(since start: Duration) -> String {
    "\(Int((clock.elapsed - start) / .milliseconds(1))) ms"
  }
}
