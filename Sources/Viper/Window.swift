/// The stack of modules that a person moves through, and the only one who changes it.
///
/// It owns the handles of its modules. Everything that happens in a module is awaited: when `send`
/// returns, the screen has settled.
@MainActor
public final class Window {
  /// A module on the stack, and how it came there.
  private struct Entry {
    let module: Module
    let isPresented: Bool
  }

  private var stack: [Entry] = []
  private var departed: [(module: String, part: Module.Part)] = []

  /// Makes a window that shows nothing.
  public init() {}

  /// How many modules are on the stack.
  public var depth: Int { stack.count }

  /// Whether the screen on top was presented over the others, as a log-in is.
  public var isPresenting: Bool { stack.last?.isPresented ?? false }

  /// What there is to see: the scene of the module on top.
  public var scene: Scene? { stack.last?.module.screen.scene }

  /// Lets every module go and shows another.
  ///
  /// - Parameter module: The new root.
  public func replaceRoot(with module: Module) async {
    while let entry = stack.popLast() { leave(entry.module) }
    await enter(module, isPresented: false)
  }

  /// Shows a module one step further; the one below keeps its state.
  ///
  /// - Parameter module: Where the person goes.
  public func push(_ module: Module) async {
    await enter(module, isPresented: false)
  }

  /// Shows a module over the others, to come back to them when it is done.
  ///
  /// - Parameter module: What has to be done first.
  public func present(_ module: Module) async {
    await enter(module, isPresented: true)
  }

  /// Lets the module on top go, pushed or presented.
  ///
  /// The root stays.
  public func pop() {
    guard stack.count > 1, let entry = stack.popLast() else { return }
    leave(entry.module)
  }

  /// Lets every module go.
  public func close() {
    while let entry = stack.popLast() { leave(entry.module) }
  }

  /// Tells the screen on top what a person did, and returns when it has settled.
  ///
  /// - Parameter action: What the person did.
  public func send(_ action: UserAction) async {
    guard let screen = stack.last?.module.screen else { return }
    await run { await screen.on(action) }
  }

  /// Runs a step of the module on top that is no action of a person, and returns when it has settled:
  /// to go on there after something that was presented over it, for instance.
  ///
  /// - Parameter step: What to do; it ends with that module, not with whoever asks for it.
  public func run(_ step: @escaping @MainActor () async -> Void) async {
    await stack.last?.module.run(step)
  }

  /// Whether somebody belongs to the module on top: a presenter that wants to lead somewhere else, while
  /// the person may have gone on already.
  ///
  /// - Parameter part: One of the objects that the module was made of.
  /// - Returns: `false` also when nothing is shown.
  public func isOnTop(_ part: AnyObject) -> Bool {
    stack.last?.module.has(part) ?? false
  }

  /// Names every part of a departed module that is still alive: `list: ListOfMoviesPresenter`.
  ///
  /// - Returns: Nothing when all of them are gone.
  public func leftovers() -> [String] {
    departed.removeAll { !$0.part.isAlive }
    return departed.map { "\($0.module): \($0.part.name)" }
  }

  private func enter(_ module: Module, isPresented: Bool) async {
    stack.append(Entry(module: module, isPresented: isPresented))
    let screen = module.screen
    await module.run { await screen.onAppear() }
  }

  private func leave(_ module: Module) {
    module.close()
    departed.removeAll { !$0.part.isAlive }
    departed += module.watchList.map { (module.name, $0) }
  }
}
