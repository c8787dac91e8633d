public import MovieEntities
public import ViperEssentials

/// The gateway to the service, which sends a request and returns the response.
///
/// `ServiceCatalog`, `ServiceAccounts` and the login services call it on any actor. A transport
/// can add a behavior to another transport, such as a cache, further attempts, or failures for a
/// script.
public protocol Transport: Sendable {
  /// The base URL of the service; a session that was created there is never sent to another one.
  var baseURL: String { get }

  /// Sends a request.
  ///
  /// - Returns: The response, which can be a refusal.
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

/// A transport that never uses the network, so that a cache around it returns only what is stored.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct OfflineTransport: Transport {
  public let baseURL: String

  /// Creates a transport that never uses the network.
  public init(baseURL: String) {
    self.baseURL = baseURL
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    // Changes, and the data of one user, are never in a cache.
    throw request.method == .get && request.isPublic
      ? .network(.notCached) : .network(.networkNeeded)
  }
}

/// The service's response to one request.
public struct Response: Hashable, Sendable {
  /// The HTTP status.
  public let status: Int
  /// The body, which is JSON unless the service fails to send what it documents.
  public let body: Data
  private let headers: [String: String]

  /// Creates a response, whose header fields can have names in any case.
  public init(status: Int, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }

  /// The status and the header fields, for a server whose bodies say nothing.
  var withoutBody: Response {
    Response(status: status, headers: headers, body: Data())
  }

  /// The wait before the next request, from a second to a day, if `Retry-After` has a number of seconds.
  var retryAfter: Duration? {
    let text = header("Retry-After") ?? ""
    guard !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { return nil }
    // More than a day, or than an `Int64` has room for, means the same as a day: not today.
    return .seconds(min(max(Int64(text) ?? .max, 1), 86_400))
  }

  /// Returns the value of a header field; `nil` if the field was not sent.
  public func header(_ name: String) -> String? {
    headers[name.lowercased()]
  }
}

/// The time of day on an injected clock: a starting time, plus the time that the clock has measured
/// since.
public struct WallClock: Sendable {
  private let start: Int64
  private let measured: @Sendable () -> Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Creates a clock that starts now.
  ///
  /// - Parameters:
  ///   - start: The starting time, in seconds since the first of January 1970, 00:00 GMT; `nil` for
  ///     the system's time.
  ///   - clock: The clock that measures the time. Tests and scripts pass a clock that they advance
  ///     themselves.
  public init(
    secondsSince1970 start: Int64? = nil, on clock: some Clock<Duration> = ContinuousClock()
  ) {
    let beginning = clock.now
    self.start = start ?? Int64(Date().timeIntervalSince1970)
    measured = { beginning.duration(to: clock.now) }
    wait = { try await clock.sleep(for: $0, tolerance: nil) }
  }

  /// The time that has passed since the clock was created.
  public var elapsed: Duration { measured() }

  /// The current time, in seconds since the first of January 1970, 00:00 GMT.
  public var secondsSince1970: Int64 { start + elapsed.components.seconds }

  /// Waits.
  ///
  /// - Throws: `CancellationError` if the task is cancelled during the wait.
  public func sleep(for duration: Duration) async throws {
    try await wait(duration)
  }
}

/// A transport that logs each request with its result and its duration.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct LoggingTransport: Transport {
  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let clock: WallClock
  private let log: @Sendable (String) -> Void

  /// Creates a transport around another; `log` receives a line without a line break and without
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
    let question = "\(request.method.rawValue) \(request.redactedTarget)"
    do {
      let response = try await base.response(to: request)
      log(
        "\(question) → \(response.status), \(response.body.count) bytes, \(milliseconds(since: start))"
      )
      return response
    } catch {
      log("\(question) → \(error.code.rawValue), \(milliseconds(since: start))")
      throw error
    }
  }

  private func milliseconds(since start: Duration) -> String {
    "\(Int((clock.elapsed - start) / .milliseconds(1))) ms"
  }
}
