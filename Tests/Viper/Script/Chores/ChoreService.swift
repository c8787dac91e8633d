import Viper

/// A service that stores chores, with a delay for each request and injectable failures.
@MainActor
final class ChoreService {
  /// Why a request fails.
  enum Failure: String, CaseIterable, Error { case down, full }

  private(set) var chores = ["Sweep", "Water the plants", "Iron"]
  /// The number of requests so far.
  private(set) var requests = 0
  private var failures: [Failure] = []
  private let clock: any Clock<Duration>
  private let delay: Duration

  init(clock: any Clock<Duration>, delay: Duration) {
    self.clock = clock
    self.delay = delay
  }

  /// Makes the next requests fail.
  func fail(_ failure: Failure, times: Int) {
    failures += Array(repeating: failure, count: times)
  }

  /// Inserts a chore without a request.
  ///
  /// - Returns: `false` if the index is out of range.
  func put(_ chore: String, at index: Int) -> Bool {
    guard (0...chores.count).contains(index) else { return false }
    chores.insert(chore, at: index)
    return true
  }

  func all() async throws(Failure) -> [String] {
    try await request()
    return chores
  }

  func add(_ chore: String) async throws(Failure) -> [String] {
    try await request()
    chores.append(chore)
    return chores
  }

  private func request() async throws(Failure) {
    requests += 1
    let failure = failures.isEmpty ? nil : failures.removeFirst()
    if delay > .zero { try? await clock.sleep(for: delay) }
    if let failure { throw failure }
  }
}
