public import MovieEntities
public import ViperEssentials

/// A transport that caches responses for as long as the service allows.
///
/// Only responses that are the same for every user are stored. An expired response is revalidated,
/// but if the service is unreachable or fails, the expired response is returned. During a refresh
/// (`CachePolicy`), every response is revalidated and errors are not replaced by stored responses.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct CachingTransport: Transport {
  /// The maximum size of a stored body, in bytes; the largest response from the service is 160 kB.
  private static let maxBytes = 1 << 20

  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let store: any ResponseStore
  private let clock: WallClock
  private let isRefreshing: Bool
  private let secrets: Secrets
  private let onStale: @Sendable (Int64, MovieError) -> Void
  private let log: (@Sendable (String) -> Void)?

  /// Creates a transport that wraps another transport.
  ///
  /// - Parameters:
  ///   - base: The transport that sends the requests to the service.
  ///   - store: The store of the responses.
  ///   - clock: The clock that provides the current time.
  ///   - credential: The credential that `base` sends. Responses that echo the credential are not
  ///     stored.
  ///   - isRefreshing: Whether to revalidate every response, even if `CachePolicy.reload` is
  ///     `false`.
  ///   - log: A closure that receives a line, without secrets, for each response returned without a
  ///     request to the service; `nil` to disable logging.
  ///   - onStale: A closure that is called when an expired response is returned because the service
  ///     is unreachable or fails. The closure receives the age of the response, in seconds, and the
  ///     error.
  public init(
    _ base: any Transport, store: any ResponseStore, clock: WallClock,
    credential: Credential = .anonymous, isRefreshing: Bool = false,
    log: (@Sendable (String) -> Void)? = nil,
    onStale: @escaping @Sendable (Int64, MovieError) -> Void
  ) {
    self.base = base
    self.store = store
    self.clock = clock
    self.isRefreshing = isRefreshing
    secrets = Secrets(credential)
    self.log = log
    self.onStale = onStale
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    guard request.method == .get, request.isPublic else {
      secrets.add(from: request)
      return try await base.response(to: request)
    }
    let key = baseURL + request.target
    let kept = store.response(for: key).flatMap { $0.key == key ? $0 : nil }
    let reload = isRefreshing || CachePolicy.reload
    if let kept, !reload, kept.isFresh(at: clock.secondsSince1970) {
      let age = kept.age(at: clock.secondsSince1970)
      log?("\(request.method.rawValue) \(request.redactedTarget) → from the cache, \(age) s old")
      return response(kept)
    }
    var conditional = request
    conditional.knownTag = kept?.tag
    do throws(MovieError) {
      let response = try await base.response(to: conditional)
      return await result(response, key: key, kept: kept, reload: reload)
    } catch {
      guard let kept, !reload, error.code != .cancelled else { throw error }
      return stale(kept, insteadOf: error)
    }
  }

  private func result(
    _ response: Response, key: String, kept: StoredResponse?, reload: Bool
  ) async -> Response {
    if response.status == 304, let kept {
      let policy = CacheDirectives(response)
      let body = StoredResponse(
        key: key, tag: policy?.tag ?? kept.tag, storedAt: clock.secondsSince1970,
        maxAge: response.header("Cache-Control") == nil ? kept.maxAge : policy?.maxAge ?? 0,
        body: kept.body)
      await store.keep(body)
      return self.response(body)
    }
    if (500..<600).contains(response.status), !reload, let kept {
      let error = ErrorTranslation.rejection(response)
      return stale(kept, insteadOf: error ?? .network(.badResponse))
    }
    if response.status == 200, let policy = CacheDirectives(response) {
      await keep(
        StoredResponse(
          key: key, tag: policy.tag, storedAt: clock.secondsSince1970, maxAge: policy.maxAge,
          body: response.body))
    }
    return response
  }

  /// Stores a response without blocking the caller's actor.
  @concurrent
  private func keep(_ response: StoredResponse) async {
    guard isKeepable(response.body), !secrets.appear(in: response.body),
      !secrets.appear(in: Data((response.tag ?? "").utf8))
    else { return }
    await store.keep(response)
  }

  /// Returns an expired response in place of an error.
  private func stale(_ kept: StoredResponse, insteadOf error: MovieError) -> Response {
    onStale(kept.age(at: clock.secondsSince1970), error)
    return response(kept)
  }

  private func response(_ kept: StoredResponse) -> Response {
    Response(status: 200, body: kept.body)
  }

  /// Returns whether the body is movie data from TMDB rather than, for example, a Wi-Fi login page.
  private func isKeepable(_ body: Data) -> Bool {
    guard body.count <= Self.maxBytes else { return false }
    struct Shape: Decodable {
      let statusCode: AnyValue?
      let results: AnyValue?
      let id: AnyValue?

      enum CodingKeys: String, CodingKey {
        case results, id
        case statusCode = "status_code"
      }
    }
    guard let shape = try? JSONDecoder().decode(Shape.self, from: body) else { return false }
    return shape.statusCode == nil && (shape.results != nil || shape.id != nil)
  }
}

/// The caching rules of a response, from `Cache-Control`, `Age` and `ETag` (RFC 9111).
struct CacheDirectives {
  /// The number of seconds that the response can be used without revalidation.
  let maxAge: Int64
  /// The entity tag for revalidating the response, if any.
  let tag: String?

  /// Creates the rules, or returns `nil` if the response must not be stored or would be
  /// useless in the cache.
  init?(_ response: Response) {
    let directives = (response.header("Cache-Control") ?? "").lowercased()
      .split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    let names = directives.map { $0.prefix { $0 != "=" } }
    guard !names.contains("no-store"), !names.contains("private") else { return nil }
    let named = directives.first { $0.hasPrefix("max-age=") }
    let seconds = named.flatMap { Int64($0.dropFirst(8).filter { $0 != "\"" }) } ?? 0
    let age = response.header("Age").flatMap { Int64($0) } ?? 0
    // The difference cannot overflow, because neither operand is negative.
    maxAge = names.contains("no-cache") ? 0 : max(max(seconds, 0) - max(age, 0), 0)
    tag = response.header("ETag")
    if maxAge == 0, tag == nil { return nil }
  }
}

/// A stored response, with the values that determine whether the response is still valid.
public struct StoredResponse: Hashable, Sendable {
  /// The base URL, path and query of the request; callers compare this key with the key of their
  /// own request.
  public let key: String
  /// The entity tag from the service, if any.
  public let tag: String?
  /// The time when the response was stored or last revalidated, in seconds since January 1, 1970.
  public let storedAt: Int64
  /// The number of seconds that the response can be used without revalidation.
  public let maxAge: Int64
  /// The body of the response.
  public let body: Data

  /// Creates a response to store.
  public init(key: String, tag: String?, storedAt: Int64, maxAge: Int64, body: Data) {
    self.key = key
    self.tag = tag
    self.storedAt = storedAt
    self.maxAge = maxAge
    self.body = body
  }

  /// Returns whether the response can be used without revalidation; `false` if its timestamp is in
  /// the future.
  package func isFresh(at now: Int64) -> Bool {
    storedAt <= now && age(at: now) < maxAge
  }

  /// Returns the number of seconds since the response was stored, clamped in case a damaged file
  /// has an invalid time.
  func age(at now: Int64) -> Int64 {
    let (age, isTooMuch) = now.subtractingReportingOverflow(storedAt)
    return isTooMuch ? (storedAt < 0 ? .max : 0) : max(age, 0)
  }
}

/// The gateway to stored responses, which `CachingTransport` calls from any actor.
///
/// The methods do not throw, because a broken cache only makes the program slower.
public protocol ResponseStore: Sendable {
  /// Returns a stored response, or `nil` if the response is missing or damaged.
  func response(for key: String) -> StoredResponse?

  /// Atomically stores a response, replacing any older response with the same key.
  ///
  /// The method returns when the response has been stored. Because the caller may be on the main
  /// actor, blocking work, such as writing a file, must run on another executor.
  nonisolated(nonsending) func keep(_ response: StoredResponse) async
}
