import Foundation
import MovieEntities
import MovieTMDB
import Synchronization

/// Stores responses in memory.
final class MemoryStore: ResponseStore {
  private let kept = Mutex<[String: StoredResponse]>([:])

  var answers: [String: StoredResponse] { kept.withLock { $0 } }

  func response(for key: String) -> StoredResponse? { kept.withLock { $0[key] } }

  func keep(_ response: StoredResponse) async { kept.withLock { $0[response.key] = response } }

  /// Stores a response under its key, or under `otherKey` if set.
  func put(
    _ key: String, tag: String? = nil, storedAt: Int64, maxAge: Int64 = 100,
    body: String = #"{"old":1}"#, under otherKey: String? = nil
  ) {
    let response = StoredResponse(
      key: key, tag: tag, storedAt: storedAt, maxAge: maxAge, body: Data(body.utf8))
    kept.withLock { $0[otherKey ?? key] = response }
  }
}

/// A cache in front of a stub, with a clock controlled by the test.
struct CacheRig {
  static let start: Int64 = 1_000_000
  static let key = "https://tmdb.test/3/movie/1"

  let clock = RecordingClock()
  let store = MemoryStore()
  let stub: StubTransport
  let transport: CachingTransport
  private let ages: Ages

  init(_ outcomes: Result<Response, MovieError>..., baseURL: String = "https://tmdb.test/3") {
    let ages = Ages()
    self.ages = ages
    stub = .steady(outcomes, baseURL: baseURL)
    transport = CachingTransport(
      stub, store: store, clock: WallClock(secondsSince1970: Self.start, on: clock),
      onStale: { age, _ in ages.noted.withLock { $0.append(age) } })
  }

  /// The reported ages of stale responses.
  var staleAges: [Int64] { ages.noted.withLock { $0 } }

  @discardableResult
  func send(_ request: Request = .get("/movie/1")) async -> Result<Response, MovieError> {
    await transport.outcome(request)
  }

  private final class Ages: Sendable {
    let noted = Mutex<[Int64]>([])
  }
}
