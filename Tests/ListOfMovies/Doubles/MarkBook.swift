import MovieEntities
import ViperTesting

@testable import ViperTestSupport

/// The marks of one user, who may be logged in, and the trailers of movies.
actor MarkBook {
  /// What was asked of it, in order.
  private(set) var calls: [String] = []
  var states: [Int: AccountStates] = [:]
  var isLoggedIn = true
  var refusal: MovieError?
  var trailers: [Int: String] = [:]
  /// Changes are applied when the gate is open.
  var gate: Gate?

  func set(
    isLoggedIn: Bool = true, refusal: MovieError? = nil, trailers: [Int: String] = [:],
    gate: Gate? = nil
  ) {
    (self.isLoggedIn, self.refusal, self.trailers, self.gate) =
      (isLoggedIn, refusal, trailers, gate)
  }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func states(of movie: Int) throws(MovieError) -> AccountStates? {
    calls.append("states(\(movie))")
    return isLoggedIn ? states[movie] ?? AccountStates() : nil
  }

  func apply(_ change: MarkChange, for movie: Int) async throws(MovieError) {
    calls.append("\(change) of \(movie)")
    await gate?.pass(ignoringCancellation: true)
    guard isLoggedIn else { throw .notLoggedIn }
    if let refusal { throw refusal }
    let old = states[movie] ?? AccountStates()
    states[movie] =
      switch change {
      case .favorite(let value):
        AccountStates(
          isFavorite: value, isOnWatchlist: old.isOnWatchlist, rating: old.rating)
      case .watchlist(let value):
        AccountStates(isFavorite: old.isFavorite, isOnWatchlist: value, rating: old.rating)
      case .rating(let value):
        AccountStates(
          isFavorite: old.isFavorite, isOnWatchlist: old.isOnWatchlist, rating: value)
      }
  }

  func trailer(of movie: Int) throws(MovieError) -> String? {
    calls.append("trailer(\(movie))")
    if let refusal { throw refusal }
    return trailers[movie]
  }
}
