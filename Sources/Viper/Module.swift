/// The handle on a module: what its assembler returns, and the only thing that keeps it alive.
///
/// A window owns it. Everything that a module does runs in tasks of this handle, so closing it ends them.
@MainActor
public final class Module {
  /// What the module is called where its leftovers are named.
  public let name: String
  /// What the module shows.
  public let screen: any Screen
  private let parts: [Part]
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastTask = 0
  /// The steps that have begun and not waited yet: `tasks` does not know them.
  ///
  /// Each is taken out before its task can end: nobody keeps what is unsafe to keep.
  private var begun: [Int: UnsafeCurrentTask] = [:]
  private(set) var isClosed = false

  /// Takes hold of a module that an assembler has wired.
  ///
  /// - Parameters:
  ///   - name: What to call the module where its leftovers are named.
  ///   - screen: The module's view; it owns the presenter, which owns the rest.
  ///   - parts: Everything that must be gone when the module has left: view, presenter, interactor,
  ///     router. Classes are watched; values need not be.
  public init(name: String, screen: any Screen, parts: [Any]) {
    self.name = name
    self.screen = screen
    self.parts = parts.compactMap(Part.init)
  }

  /// Runs a step of the module, and returns when it is done.
  ///
  /// The step has a task of its own: it outlives a caller that is cancelled (a log-in that closes
  /// itself and opens a list must not take the list along) and is cancelled by `close()` alone.
  ///
  /// - Parameter step: What to do; it is not begun when the module is closed already.
  func run(_ step: @escaping @MainActor () async -> Void) async {
    guard !isClosed else { return }
    lastTask += 1
    let id = lastTask
    let task = Task.begun {
      withUnsafeCurrentTask { self.begun[id] = $0 }
      await step()
      self.begun[id] = nil
    }
    begun[id] = nil
    tasks[id] = task
    await task.value
    tasks[id] = nil
  }

  /// Cancels whatever the module still does, for good.
  func close() {
    isClosed = true
    for task in tasks.values { task.cancel() }
    // A step may close its own module, or those below it, before it has ever waited.
    for step in begun.values { step.cancel() }
  }

  /// Whether an object is one of those that the module was made of.
  func has(_ object: AnyObject) -> Bool {
    parts.contains { $0.object === object }
  }

  /// What to look for after the module has left.
  var watchList: [Part] { parts + [Part(self)].compactMap(\.self) }
}

extension Module {
  /// One object of a module, watched without being kept.
  struct Part {
    fileprivate weak var object: AnyObject?

    /// Watches an object; a value is nothing to watch.
    init?(_ part: Any) {
      guard type(of: part) is AnyClass else { return nil }
      object = part as AnyObject
    }

    var isAlive: Bool { object != nil }

    /// The type's name.
    ///
    /// It is made when somebody asks: for each module at its start it costs 0.1 ms.
    var name: String { object.map { String(describing: type(of: $0)) } ?? "" }
  }
}
