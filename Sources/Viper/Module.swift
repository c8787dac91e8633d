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
  /// The screen, if it can be read as a scene.
  let textScreen: (any TextScreen)?
  private let updates: (any UpdateRelay)?
  private let parts: [ModulePart]
  /// The steps that have not ended; `nil` for one that has not waited yet.
  private var tasks: [Int: Task<Void, Never>?] = [:]
  private var lastTask = 0
  private(set) var isClosed = false
  /// Whether a window has taken it: no module is shown twice.
  private(set) var isTaken = false
  /// Whether its view was given a state since a window took it.
  private(set) var hasUpdated = false

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
    textScreen = screen as? any TextScreen
    updates = relay
    var watched = parts.flatMap(ModulePart.objects)
    if !watched.contains(where: { $0.object === screen }) {
      watched.insert(contentsOf: ModulePart.objects(of: screen), at: 0)
    }
    if let relay { watched += ModulePart.objects(of: relay) }
    self.parts = watched
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
    lastTask += 1
    let id = lastTask
    tasks[id] = .some(nil)
    let task = Task.begun(of: self) {
      await step()
      self.tasks.removeValue(forKey: id)
    }
    if tasks[id] != nil { tasks[id] = .some(task) }
    if isClosed { task.cancel() }
    return task
  }

  /// Runs a step of the module, and returns when it is done.
  func run(_ step: @escaping @MainActor () async -> Void) async {
    await begin(step)?.value
  }

  /// Lets a window take the module.
  ///
  /// - Parameter onUpdate: Is called after each update of the view.
  /// - Returns: `false` when the module is closed, or was taken before.
  func take(onUpdate: @escaping @MainActor () -> Void) -> Bool {
    guard !isClosed, !isTaken else { return false }
    isTaken = true
    updates?.onUpdate = { [weak self] in
      self?.hasUpdated = true
      onUpdate()
    }
    return true
  }

  /// Cancels whatever the module still does, for good.
  func close() {
    isClosed = true
    updates?.close()
    for task in tasks.values { task?.cancel() }
    // The step that closes its own module before it has ever waited.
    if Step.beginning.last === self { Step.cancelCurrent() }
  }

  /// Whether an object is the module, or one of those that it was made of.
  func has(_ object: AnyObject) -> Bool {
    self === object || parts.contains { $0.object === object }
  }

  /// What to look for after the module has left.
  var watchList: [ModulePart] { parts + ModulePart.objects(of: self) }
}
