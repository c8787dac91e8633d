import Foundation
import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Synchronization

/// A transport that counts the requests it passes on.
nonisolated final class CountingTransport: Transport {
  let base = EmbeddedTransport(store: DemoStore())
  let count = Mutex(0)
  var baseURL: String { base.baseURL }

  func response(to request: Request) async throws(MovieError) -> Response {
    count.withLock { $0 += 1 }
    return try await base.response(to: request)
  }
}

/// Stores responses in memory.
nonisolated final class MemoryCache: ResponseStore {
  private let kept = Mutex<[String: StoredResponse]>([:])

  func response(for key: String) -> StoredResponse? { kept.withLock { $0[key] } }
  func keep(_ response: StoredResponse) async { kept.withLock { $0[response.key] = response } }
}

/// Stores the demo accounts' marks in memory.
actor DemoStore: AccountMarksStore {
  private var kept: [Int: AccountMarks] = [:]

  func marks(of account: Int) async throws(MovieError) -> AccountMarks {
    kept[account] ?? AccountMarks()
  }

  func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(MovieError) -> Outcome {
    change(&kept[account, default: AccountMarks()])
  }
}
