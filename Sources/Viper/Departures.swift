/// The modules that have left a window.
@MainActor
struct Departures {
  /// The modules of which something may still be alive.
  private var entries: [(module: String, parts: [ModulePart])] = []
  /// Those whose `onEnd` was not called yet.
  private var untold: [Module] = []

  /// Notes a module that has left, and what must be gone of it.
  mutating func add(_ module: Module, parts: [ModulePart]) {
    forgetGone()
    entries.append((module.name, parts))
    if module.onEnd != nil { untold.append(module) }
  }

  /// The next module that has left and was not told.
  mutating func nextUntold() -> Module? {
    untold.isEmpty ? nil : untold.removeFirst()
  }

  /// Each part that is still alive, with the name of its module.
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
