/// Requests pages side by side, and hands them on in their order.
///
/// This belongs to the presenter, which alone knows how many more pages the rows require. A gateway
/// or a transport serves one page at a time. The tasks run on the main actor, so they begin in the
/// order of their pages, and each page is handed on in the moment in which it arrives.
@MainActor
package final class PagesAhead<Outcome> {
  private let fetch: @MainActor (Int) async -> Outcome
  private let take: @MainActor (Outcome) -> Int
  /// The number of the page that was handed on last.
  private var taken: Int
  /// The number of the last page that is required.
  private var last: Int
  /// The pages that have arrived before an earlier one.
  private var arrived: [Int: Outcome] = [:]

  /// Creates a helper for the pages after `page`, up to `last`.
  ///
  /// `take` receives them in their order, and returns the last page that is required now: the totals of
  /// a list change, and rows that two pages share make further pages necessary.
  package init(
    after page: Int, through last: Int, _ fetch: @escaping @MainActor (Int) async -> Outcome,
    take: @escaping @MainActor (Outcome) -> Int
  ) {
    self.fetch = fetch
    self.take = take
    (taken, self.last) = (page, last)
  }

  /// Requests the pages, and returns when all requests have ended.
  ///
  /// Before the first page is handed on, `maxAhead` are requested. The last one cancels the other requests.
  package func run(maxAhead: Int) async {
    // One page needs no task of its own, so a list of two pages begins and ends without one.
    while taken < last, !Task.isCancelled, maxAhead == 1 || last == taken + 1 {
      await request(taken + 1)
    }
    guard taken < last, !Task.isCancelled else { return }
    await withTaskGroup(of: Void.self) { group in
      var requested = taken
      while taken < last, !Task.isCancelled {
        while requested < min(last, taken + maxAhead) {
          requested += 1
          group.addTask(operation: task(requested))
        }
        await group.next()
      }
      group.cancelAll()
    }
  }

  private func task(_ number: Int) -> @MainActor @Sendable () async -> Void {
    { await self.request(number) }
  }

  private func request(_ number: Int) async {
    // A task may begin after the last page has been handed on.
    guard taken < last, !Task.isCancelled else { return }
    arrived[number] = await fetch(number)
    while taken < last, !Task.isCancelled, let page = arrived.removeValue(forKey: taken + 1) {
      taken += 1
      last = take(page)
    }
  }
}
