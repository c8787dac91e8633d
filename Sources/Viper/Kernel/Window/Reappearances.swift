/// The calls of `onReappear()` in a window.
@MainActor
final class Reappearances {
  /// The number of calls that have begun.
  private(set) var count = 0
  private var calls: [(number: Int, task: Task<Void, Never>)] = []

  /// Tells a module that it is shown again.
  func begin(_ module: Module) {
    count += 1
    let number = count
    let screen = module.screen
    var hasEnded = false
    let begun = module.begin { [weak self] in
      await screen.onReappear()
      hasEnded = true
      self?.calls.removeAll { $0.number == number }
    }
    if let begun, !hasEnded { calls.append((number, begun)) }
  }

  /// Returns when the calls after the first `count` have ended; the caller may be an earlier one.
  func end(after count: Int) async {
    while let next = calls.first(where: { $0.number > count }) { await next.task.value }
  }
}
