import MovieEntities
import Synchronization

/// A session store in memory, which is empty at each start.
final class MemorySessions: SessionStore {
  private let kept = Mutex<[any Session]>([])

  func save(_ session: any Session) async throws(MovieError) {
    kept.withLock { kept in
      kept.removeAll { $0.service == session.service }
      kept.append(session)
    }
  }

  func session(for service: String) async throws(MovieError) -> (any Session)? {
    kept.withLock { $0.first { $0.service == service } }
  }

  func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
    kept.withLock { $0.last { $0.baseURL == baseURL } }
  }

  func remove(_ service: String) async throws(MovieError) {
    kept.withLock { kept in kept.removeAll { $0.service == service } }
  }
}
