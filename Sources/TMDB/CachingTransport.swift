#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A transport that stores responses for as long as the service allows.
///
/// Only a response that is the same for every user is stored. A response that has expired is
/// revalidated with the service. If the service cannot be reached or fails, the stored response is
/// returned although it has expired.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct CachingTransport: Transport {
  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let store: any AnswerStore
  private let clock: WallClock
  private let onStale: @Sendable (Int64) -> Void

  /// Creates a transport around another.
  ///
  /// - Parameters:
  ///   - base: The transport that sends the requests to the service.
  ///   - store: The store of the responses.
  ///   - clock: The clock that tells the time.
  ///   - onStale: A closure that receives the age, in seconds, of an expired response that is
  ///     returned because the service cannot be reached or fails.
  public init(
    _ base: any Transport, store: any AnswerStore, clock: WallClock,
    onStale: @escaping @Sendable (Int64) -> Void
  ) {
    self.base = base
    self.store = store
    self.clock = clock
    self.onStale = onStale
  }

  public func answer(_ request: Request) async throws(TransportFailure) -> Answer {
    guard request.method == .get, request.isPublic else { return try await base.answer(request) }
    let key = baseURL + request.target
    let kept = store.answer(for: key).flatMap { $0.key == key ? $0 : nil }
    if let kept, kept.isFresh(at: clock.secondsSince1970) { return answer(kept) }
    var question = request
    question.knownTag = kept?.tag
    do throws(TransportFailure) {
      let answer = try await base.answer(question)
      return await result(answer, key: key, kept: kept)
    } catch {
      guard let kept, error.code != .cancelled else { throw error }
      return stale(kept)
    }
  }

  private func result(_ answer: Answer, key: String, kept: StoredAnswer?) async -> Answer {
    if answer.status == 304, let kept {
      let policy = CachePolicy(answer)
      let body = StoredAnswer(
        key: key, tag: policy?.tag ?? kept.tag, storedAt: clock.secondsSince1970,
        maxAge: answer.header("Cache-Control") == nil ? kept.maxAge : policy?.maxAge ?? 0,
        body: kept.body)
      await store.keep(body)
      return self.answer(body)
    }
    if (500..<600).contains(answer.status), let kept { return stale(kept) }
    if answer.status == 200, let policy = CachePolicy(answer), isKeepable(answer.body) {
      await store.keep(
        StoredAnswer(
          key: key, tag: policy.tag, storedAt: clock.secondsSince1970, maxAge: policy.maxAge,
          body: answer.body))
    }
    return answer
  }

  private func stale(_ kept: StoredAnswer) -> Answer {
    onStale(kept.age(at: clock.secondsSince1970))
    return answer(kept)
  }

  private func answer(_ kept: StoredAnswer) -> Answer {
    Answer(status: 200, body: kept.body)
  }

  /// Whether it is what the service says of movies: the page of somebody's Wi-Fi, or a refusal with a 200,
  /// must not stand in the way of the real answer until its time is over.
  private func isKeepable(_ body: Data) -> Bool {
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
