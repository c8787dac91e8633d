import MovieTMDB
import Synchronization

/// An in-memory cache.
final class MemoryResponses: ResponseStore {
  private let kept: Mutex<[String: StoredResponse]>

  init(_ responses: [StoredResponse] = []) {
    kept = Mutex(
      Dictionary(responses.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }))
  }

  func response(for key: String) -> StoredResponse? {
    kept.withLock { $0[key] }
  }

  func keep(_ response: StoredResponse) async {
    kept.withLock { $0[response.key] = response }
  }
}
