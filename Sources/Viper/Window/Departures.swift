/// The modules that have been removed from a window.
@MainActor
final class Departures {
  /// A module of which a part may still be alive.
  private struct Entry {
    let name: String
    let parts: [ModulePart]
    weak var module: Module?
  }

  private var entries: [Entry] = []
  /// The modules whose `onEnd` has not been called yet.
  private var untold: [Module] = []

  /// Closes and adds a module that has been removed.
  func add(_ module: Module) {
    // Close first: the work that this cancels may call the window again at once.
    let parts = module.close()
    forgetGone()
    entries.append(Entry(name: module.name, parts: parts, module: module))
    if module.onEnd != nil { untold.append(module) }
  }

  /// Tells modules that they have been removed, once the stack is up to date.
  func tell() {
    while !untold.isEmpty { untold.removeFirst().tellEnd() }
  }

  /// A step of a removed module that has not ended, if any.
  var pending: Task<Void, Never>? { entries.lazy.compactMap(\.module?.pending).first }

  /// Returns the name of each part that is still alive, after the name of its module.
  func leftovers() -> [String] {
    forgetGone()
    return entries.flatMap { entry in
      entry.parts.filter(\.isAlive).map { "\(entry.name): \($0.name)" }
    }
  }

  private func forgetGone() {
    entries.removeAll { !$0.parts.contains(where: \.isAlive) }
  }
}
