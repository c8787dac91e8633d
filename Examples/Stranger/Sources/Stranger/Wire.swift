import Foundation
import Synchronization
import TMDB
import TMDBEmbedded

/// A transport around another that counts what it carries.
nonisolated final class Wire: Transport {
  let base = EmbeddedTransport(shelf: Shelf())
  let count = Mutex(0)
  var baseURL: String { base.baseURL }

  func answer(_ request: Request) async throws(TransportFailure) -> Answer {
    count.withLock { $0 += 1 }
    return try await base.answer(request)
  }
}

/// Where responses are kept.
nonisolated final class Pantry: AnswerStore {
  private let kept = Mutex<[String: StoredAnswer]>([:])

  func answer(for key: String) -> StoredAnswer? { kept.withLock { $0[key] } }
  func keep(_ answer: StoredAnswer) async { kept.withLock { $0[answer.key] = answer } }
}

/// Where the demo accounts keep their marks.
actor Shelf: AccountShelf {
  private var kept: [Int: AccountMarks] = [:]

  func marks(of account: Int) async throws(ShelfProblem) -> AccountMarks {
    kept[account] ?? AccountMarks()
  }

  func change<Outcome: Sendable>(
    _ account: Int, _ change: @escaping @Sendable (inout AccountMarks) -> Outcome
  ) async throws(ShelfProblem) -> Outcome {
    change(&kept[account, default: AccountMarks()])
  }
}
