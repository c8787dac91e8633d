/// The handle on a module: what its assembler returns, and the only thing that keeps it alive.
///
/// A window owns it. Everything that a module does runs in tasks of this handle, so closing it ends them.
@MainActor
public final class Module {
  /// Tells modules apart; no two modules of a process have the same.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private static var lastNumber = 0

  /// Tells this module from all others.
  public let id: ID
  /// What the module is called where its leftovers are named.
  public let name: String
  /// What the module shows.
  public let screen: any Screen
  private let updates: (any UpdateRelay)?
  private var parts: [ModulePart] = []
  /// The parts that are no objects: whether they hold some is asked when the module has left.
  private var values: [Any] = []
  /// The steps that have waited and not ended, by their numbers.
  private var tasks: [(number: Int, task: Task<Void, Never>)] = []
  private var lastBegun = 0
  private var lastEnded = 0
  private(set) var isClosed = false
  /// Whether a window has taken it: no module is shown twice.
  private var isTaken = false
  /// Is called once the module has left its window, however it left.
  ///
  /// Its router may have closed it, the host may have popped it, or its root was replaced. The stack has
  /// settled by then.
  public var onEnd: (@MainActor () -> Void)?
  /// Whether its view was given a state since a window took it.
  var hasUpdated: Bool { updates?.hasUpdated ?? false }

  /// Takes hold of a module that an assembler has wired.
  ///
  /// - Parameters:
  ///   - name: What to call the module where its leftovers are named.
  ///   - screen: The module's view; it owns the presenter, which owns the rest.
  ///   - updates: What stands between the presenter and the view; the module owns it.
  ///   - parts: Everything that must be gone when the module has left: view, presenter, interactor,
  ///     router. Objects are watched, the screen in any case; of a value that is `Composite`, what it holds.
  public convenience init<State>(
    name: String, screen: any Screen, updates: Updates<State>, parts: [Any]
  ) {
    self.init(name: name, screen: screen, relay: updates, parts: parts)
  }

  /// Takes hold of a module whose presenter and view talk to each other directly.
  ///
  /// A window hears nothing of its updates.
  ///
  /// - Parameters:
  ///   - name: What to call the module where its leftovers are named.
  ///   - screen: The module's view; it owns the presenter, which owns the rest.
  ///   - parts: Everything that must be gone when the module has left. Objects are watched, the screen in any
  ///     case; of a value that is `Composite`, what it holds.
  public convenience init(name: String, screen: any Screen, parts: [Any]) {
    self.init(name: name, screen: screen, relay: nil, parts: parts)
  }

  private init(name: String, screen: any Screen, relay: (any UpdateRelay)?, parts: [Any]) {
    Self.lastNumber += 1
    id = ID(number: Self.lastNumber)
    self.name = name
    self.screen = screen
    updates = relay
    self.parts.reserveCapacity(parts.count + 3)
    self.parts.append(ModulePart(screen))
    for part in parts {
      guard type(of: part) is AnyClass else {
        values.append(part)
        continue
      }
      let object = part as AnyObject
      if object !== screen { self.parts.append(ModulePart(object)) }
    }
    if let relay { self.parts.append(ModulePart(relay)) }
  }

  /// Begins a step of the module.
  ///
  /// The step has a task of its own: it outlives a caller that is cancelled (a log-in that closes
  /// itself and opens a list must not take the list along) and is cancelled by `close()` alone.
  ///
  /// - Parameter step: What to do.
  /// - Returns: The step; `nil` when the module is closed already and nothing was begun.
  @discardableResult
  func begin(_ step: @escaping @MainActor () async -> Void) -> Task<Void, Never>? {
    guard !isClosed else { return nil }
    lastBegun += 1
    let number = lastBegun
    let task = Task.begun(of: self) {
      await step()
      self.end(number)
    }
    // Most steps have ended by now, and no other one since.
    if lastEnded != number { tasks.append((number, task)) }
    if isClosed { task.cancel() }
    return task
  }

  private func end(_ number: Int) {
    lastEnded = number
    if !tasks.isEmpty { tasks.removeAll { $0.number == number } }
  }

  /// Runs a step of the module, and returns when it is done.
  func run(_ step: @escaping @MainActor () async -> Void) async {
    await begin(step)?.value
  }

  /// Lets a window take the module.
  ///
  /// - Parameter window: Is told of each update of the view.
  /// - Returns: `false` when the module is closed, or was taken before.
  func take(by window: Window) -> Bool {
    guard !isClosed, !isTaken else { return false }
    isTaken = true
    updates?.begin(telling: window)
    return true
  }

  /// Cancels whatever the module still does, for good.
  ///
  /// - Returns: What must be gone now.
  func close() -> [ModulePart] {
    isClosed = true
    updates?.close()
    for step in tasks { step.task.cancel() }
    // The step that closes its own module before it has ever waited.
    if Step.beginning.last === self { Step.cancelCurrent() }
    for case let value as any Composite in values { parts += value.parts.map(ModulePart.init) }
    parts.append(ModulePart(self))
    defer { (parts, values) = ([], []) }
    return parts
  }

  func tellEnd() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// Whether an object is the module, or one of those that it was made of.
  func has(_ object: AnyObject) -> Bool {
    self === object || parts.contains { $0.object === object }
      || values.contains { ($0 as? any Composite)?.parts.contains { $0 === object } ?? false }
  }
}
