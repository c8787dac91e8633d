public import MovieEntities

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
