import MovieEntities
import MovieTMDB

/// A request that waits for its response.
struct TransferOrder: Sendable {
  let number: Int
  let request: WireRequest
  /// The moment at which the request ends, with or without a response.
  let end: ContinuousClock.Instant
  let done: CheckedContinuation<Result<Response, MovieError>, Never>
}
