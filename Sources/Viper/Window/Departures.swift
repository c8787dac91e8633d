/// The modules that have been removed from a window.
@MainActor
struct Departures {
  /// A module of which a part may still be alive.
  private struct Entry {
    let name: String
    let parts: [ModulePart]
    weak var module: Module?
  }

  private var entries: [Entry] = []
  /// The modules whose `onEnd` has not been called yet.
  private var untold: [Module] = []

  /// Adds a module that has been removed, with the parts that must be deallocated.
  mutating func add(_ module: Module, parts: [ModulePart]) {
    forgetGone()
    entries.append(Entry(name: module.name, parts: parts, module: module))
    if module.onEnd != nil { untold.append(module) }
  }

  /// Removes and returns the next module whose `onEnd` has not been called, if any.
  mutating func nextUntold() -> Module? {
    untold.isEmpty ? nil : untold.removeFirst()
  }

  /// A step of a removed module that has not ended, if any.
  var pending: Task<Void, Never>? { entries.lazy.compactMap(\.module?.pending).first }

  /// Returns the name of each part that is still alive, after the name of its module.
  mutating func leftovers() -> [String] {
    forgetGone()
    return entries.flatMap { entry in
      entry.parts.filter(\.isAlive).map { "\(entry.name): \($0.name)" }
    }
  }

  private mutating func forgetGone() {
    entries.removeAll { !$0.parts.contains(where: \.isAlive) }
  }
}
