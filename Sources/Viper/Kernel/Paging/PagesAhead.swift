/// Requests pages in parallel, and delivers them in order.
///
/// A presenter owns this loader, because only the presenter knows how many more pages the list
/// needs. A gateway or transport serves one page at a time. The tasks run on the main actor, so
/// they start in page order. Each page is delivered as soon as that page and all earlier pages have
/// arrived.
@MainActor
package final class PagesAhead<Outcome> {
  private let fetch: @MainActor (Int) async -> Outcome
  private let take: @MainActor (Outcome) -> Int
  /// The number of the last page delivered.
  private var taken: Int
  /// The number of the last page needed.
  private var last: Int
  /// The pages that have arrived but cannot be delivered until an earlier page arrives.
  private var arrived: [Int: Outcome] = [:]

  /// Creates a loader for the pages after `page`, up to and including `last`.
  ///
  /// `take` receives the pages in order, and returns the number of the last page now needed. That
  /// number can change because the list's totals can change and because pages can share rows.
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
  /// At most `maxAhead` pages are requested beyond the last page delivered. Delivering the last
  /// needed page cancels the remaining requests.
  package func run(maxAhead: Int) async {
    // A single page does not need a task group, so a list of two pages never creates one.
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
    // A task may start after the last page has been delivered.
    guard taken < last, !Task.isCancelled else { return }
    arrived[number] = await fetch(number)
    while taken < last, !Task.isCancelled, let page = arrived.removeValue(forKey: taken + 1) {
      taken += 1
      last = take(page)
    }
  }
}
