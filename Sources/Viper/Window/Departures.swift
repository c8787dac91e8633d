/// The modules that have been removed from a window.
@MainActor
struct Departures {
  /// The name and the parts of each module of which a part may still be alive.
  private var entries: [(module: String, parts: [ModulePart])] = []
  /// The modules whose `onEnd` has not been called yet.
  private var untold: [Module] = []

  /// Adds a module that has been removed, with the parts that must be deallocated.
  mutating func add(_ module: Module, parts: [ModulePart]) {
    forgetGone()
    entries.append((module.name, parts))
    if module.onEnd != nil { untold.append(module) }
  }

  /// Removes and returns the next module whose `onEnd` has not been called, if any.
  mutating func nextUntold() -> Module? {
    untold.isEmpty ? nil : untold.removeFirst()
  }

  /// Returns the name of each part that is still alive, after the name of its module.
  mutating func leftovers() -> [String] {
    forgetGone()
    return entries.flatMap { module, parts in
      parts.filter(\.isAlive).map { "\(module): \($0.name)" }
    }
  }

  private mutating func forgetGone() {
    entries.removeAll { !$0.parts.contains(where: \.isAlive) }
  }
}
