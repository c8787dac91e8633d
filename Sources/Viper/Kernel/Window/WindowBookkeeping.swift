/// The modules that have been removed from a window.
@MainActor
final class RemovedModules {
  private static let minEntries = 16

  /// A module with parts that may still be alive.
  private struct Entry {
    let name: String
    let parts: [ModulePart]
    weak var module: Module?
  }

  private var entries: [Entry] = []
  /// The number of tracked modules, including any that have been deallocated.
  var count: Int { entries.count }
  /// The number of entries at which entries without living parts are removed.
  private var maxEntries = minEntries
  /// The modules whose `onEnd` has not been called yet, in order of removal.
  private var pendingEnds: [Module] = []
  /// The modules whose `onEnd` is to be called next, in reverse order.
  private var next: [Module] = []

  /// Closes a module that has been removed, and starts tracking its parts.
  ///
  /// `site` is the location of the call that removed the module, if known.
  func add(_ module: Module, at site: Diagnostic = Diagnostic("")) {
    // Close the module first, because the canceled work may call the window again immediately.
    let parts = module.close(at: site)
    // Scan the entries only when their number has doubled, because there may be thousands of them.
    if entries.count >= maxEntries { forgetGone() }
    entries.append(Entry(name: module.name, parts: parts, module: module))
    if module.onEnd != nil { pendingEnds.append(module) }
  }

  /// Calls the `onEnd` closures of the removed modules.
  ///
  /// Call this method when the stack is up to date.
  func notifyEnds() {
    // A call may remove more modules, which are notified after those removed earlier.
    while !(next.isEmpty && pendingEnds.isEmpty) {
      if next.isEmpty { (next, pendingEnds) = (pendingEnds.reversed(), []) }
      next.popLast()?.notifyEnd()
    }
  }

  /// Returns whether an object is a removed module or one of its parts.
  func has(_ object: AnyObject) -> Bool {
    entries.contains { $0.parts.contains { $0.object === object } }
  }

  /// An unfinished step of a removed module, if any.
  var pending: Step? { entries.lazy.compactMap(\.module?.pending).first }

  /// Returns the names of the parts that are still alive, each preceded by its module's name.
  func leftovers() -> [String] {
    forgetGone()
    return entries.flatMap { entry in
      entry.parts.filter(\.isAlive).map { "\(entry.name): \($0.name)" }
    }
  }

  private func forgetGone() {
    entries.removeAll { !$0.parts.contains(where: \.isAlive) }
    maxEntries = max(2 * entries.count, Self.minEntries)
  }
}

/// The pending `onReappear()` and `onReappear(notice:)` calls in a window, and the `onAppear()` calls
/// for modules that `restore(_:)` has placed below others.
@MainActor
final class PendingReappearances {
  /// The number of calls that have started.
  private(set) var count = 0
  private var calls: [(number: Int, step: Step)] = []

  /// Notifies a module that it is shown again or for the first time.
  func begin(_ entry: Window.Entry) {
    count += 1
    let number = count
    let (screen, isFirst, notice) = (entry.module.screen, !entry.hasAppeared, entry.notice)
    var hasEnded = false
    let begun = entry.module.begin { [weak self] in
      if isFirst {
        await screen.onAppear()
      } else if let notice {
        await screen.onReappear(notice: notice)
      } else {
        await screen.onReappear()
      }
      hasEnded = true
      self?.calls.removeAll { $0.number == number }
    }
    if let begun, !hasEnded { calls.append((number, begun)) }
  }

  /// Waits for all calls except the first `count` ones.
  ///
  /// The current task may be part of an earlier call.
  func end(after count: Int) async {
    while let next = calls.first(where: { $0.number > count }) { await next.step.wait() }
  }
}
