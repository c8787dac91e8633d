public import MovieEntities
import ViperEssentials

/// A transport that stores responses for as long as the service allows.
///
/// Only a response that is the same for every user is stored. A response that has expired is
/// revalidated with the service. If the service cannot be reached or fails, the stored response is
/// returned although it has expired. After a refresh (`Freshness`), each response is revalidated, and none
/// is returned in place of a failure.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct CachingTransport: Transport {
  /// The maximum size of a stored body, in bytes.
  ///
  /// The service's largest response, a movie with all credits, has 160 kB.
  private static let mostBytes = 1 << 20

  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let store: any ResponseStore
  private let clock: WallClock
  private let isRefreshing: Bool
  private let secrets: Secrets
  private let onStale: @Sendable (Int64, MovieError) -> Void
  private let log: (@Sendable (String) -> Void)?

  /// Creates a transport around another.
  ///
  /// - Parameters:
  ///   - base: The transport that sends the requests to the service.
  ///   - store: The store of the responses.
  ///   - clock: The clock that tells the time.
  ///   - credential: The credential that `base` sends. No response that repeats it is stored.
  ///   - isRefreshing: Whether no response is returned that the service has not sent or confirmed; else
  ///     only while `Freshness.isRequired`.
  ///   - log: A closure that receives a line for each response that is returned without a request
  ///     to the service; `nil` if there is no log. The line contains no secrets.
  ///   - onStale: A closure that receives the age, in seconds, of an expired response that is
  ///     returned because the service cannot be reached or fails, and the error in whose place it
  ///     is returned.
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
    let isRequired = isRefreshing || Freshness.isRequired
    if let kept, !isRequired, kept.isFresh(at: clock.secondsSince1970) {
      let age = kept.age(at: clock.secondsSince1970)
      log?("\(request.method.rawValue) \(request.redactedTarget) → from the cache, \(age) s old")
      return response(kept)
    }
    var question = request
    question.knownTag = kept?.tag
    do throws(MovieError) {
      let response = try await base.response(to: question)
      return await result(response, key: key, kept: kept, isRequired: isRequired)
    } catch {
      guard let kept, !isRequired, error.code != .cancelled else { throw error }
      return stale(kept, insteadOf: error)
    }
  }

  private func result(
    _ response: Response, key: String, kept: StoredResponse?, isRequired: Bool
  ) async -> Response {
    if response.status == 304, let kept {
      let policy = CachePolicy(response)
      let body = StoredResponse(
        key: key, tag: policy?.tag ?? kept.tag, storedAt: clock.secondsSince1970,
        maxAge: response.header("Cache-Control") == nil ? kept.maxAge : policy?.maxAge ?? 0,
        body: kept.body)
      await store.keep(body)
      return self.response(body)
    }
    if (500..<600).contains(response.status), !isRequired, let kept {
      let error = ErrorTranslation.refusal(response)
      return stale(kept, insteadOf: error ?? .network(.badResponse))
    }
    if response.status == 200, let policy = CachePolicy(response) {
      await keep(
        StoredResponse(
          key: key, tag: policy.tag, storedAt: clock.secondsSince1970, maxAge: policy.maxAge,
          body: response.body))
    }
    return response
  }

  /// Stores a response elsewhere than on the caller's actor, which it would keep from its work.
  @concurrent
  private func keep(_ response: StoredResponse) async {
    guard isKeepable(response.body), !secrets.areIn(response.body),
      !secrets.areIn(Data((response.tag ?? "").utf8))
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

  /// Whether the body is TMDB's data about movies, which can be stored.
  ///
  /// The log-in page of a Wi-Fi network, or a refusal with the status 200, must not be stored: it
  /// would be returned in place of the real response until it expires.
  private func isKeepable(_ body: Data) -> Bool {
    guard body.count <= Self.mostBytes else { return false }
    struct Anything: Decodable { init(from decoder: any Decoder) {} }
    struct Shape: Decodable {
      let statusCode: Anything?
      let results: Anything?
      let id: Anything?

      enum CodingKeys: String, CodingKey {
        case results, id
        case statusCode = "status_code"
      }
    }
    guard let shape = try? JSONDecoder().decode(Shape.self, from: body) else { return false }
    return shape.statusCode == nil && (shape.results != nil || shape.id != nil)
  }
}
