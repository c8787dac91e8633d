/// The stack of modules that a person moves through.
///
/// It owns the handles of its modules. Everything that happens in a module is awaited: when `send`
/// returns, the screen has settled.
@MainActor
public final class Window {
  /// A module on the stack, and how it came there.
  struct Entry {
    let module: Module
    var isPresented: Bool
    /// Whether a module that was pushed over it has left, and it was not told yet.
    var isRevealed = false
  }

  private(set) var stack: [Entry] = []
  private var departures = Departures()
  /// The reappearances that are under way.
  private(set) var reappearing: [(number: Int, task: Task<Void, Never>)] = []
  /// How many reappearances were begun.
  private(set) var reappearances = 0
  private let announcer = Announcer()

  /// Is called when what there is to see may have changed: a host draws anew.
  ///
  /// That is after each update of a module on the stack, after a module has left, and after a new module
  /// has come and has something to show: it has updated its view, or its `onAppear` has returned.
  /// Of `replaceRoot` only the new root is announced. A change that is made inside the handler is announced
  /// when the handler has returned.
  public var onChange: (@MainActor () -> Void)? {
    get { announcer.handler }
    set { announcer.handler = newValue }
  }

  /// Makes an empty window.
  ///
  /// Close it before it is let go: nothing else cancels what its modules still do.
  public init() {}

  // MARK: What there is

  /// How many modules are on the stack.
  public var depth: Int { stack.count }

  /// Which module is on top; `nil` when the window is empty.
  public var topID: Module.ID? { stack.last?.module.id }

  /// Whether the screen on top was presented over the others, as a log-in is.
  public var isPresenting: Bool { stack.last?.isPresented ?? false }

  /// The scene of the module on top; `nil` when the window is empty, or that screen is no `TextScreen`.
  public var scene: Scene? { stack.last?.module.screen.textScreen?.scene }

  /// The scenes that a person sees, the lowest first: what was presented lies over what is below it.
  public var scenes: [Scene] {
    visible.compactMap { $0.module.screen.textScreen?.scene }
  }

  /// Whether an object belongs to the module on top: a presenter that wants to lead somewhere else, while
  /// the person may have gone on already.
  ///
  /// - Parameter part: The module, or one of the objects that it was made of.
  /// - Returns: `false` also when the window is empty.
  public func isOnTop(_ part: AnyObject) -> Bool {
    stack.last?.module.has(part) ?? false
  }

  /// Whether an object belongs to a module of this window.
  ///
  /// - Parameter part: The module, or one of the objects that it was made of.
  /// - Returns: `false` when the module has left, even if something keeps the object alive.
  public func shows(_ part: AnyObject) -> Bool {
    stack.contains { $0.module.has(part) }
  }

  /// Names every part of a departed module that is still alive: `list: NotesPresenter`.
  ///
  /// - Returns: An empty array when all of them are gone.
  public func leftovers() -> [String] {
    departures.leftovers()
  }

  // MARK: Showing modules

  /// Lets every module go and shows another.
  ///
  /// - Parameter module: The new root.
  /// - Returns: `false` when the module is closed or stands on a window already; then nothing changes.
  @discardableResult
  public func replaceRoot(with module: Module) async -> Bool {
    guard module.take(by: self) else { return false }
    while let entry = stack.popLast() { leave(entry.module) }
    await enter(module, isPresented: false)
    return true
  }

  /// Shows a module one step further; the one below keeps its state.
  ///
  /// - Parameter module: Where the person goes.
  /// - Returns: `false` when the module is closed or stands on a window already; then nothing changes.
  @discardableResult
  public func push(_ module: Module) async -> Bool {
    guard module.take(by: self) else { return false }
    await enter(module, isPresented: false)
    return true
  }

  /// Shows a module over the others, to come back to them when it is done.
  ///
  /// - Parameter module: What has to be done first.
  /// - Returns: `false` when the module is closed or stands on a window already; then nothing changes.
  @discardableResult
  public func present(_ module: Module) async -> Bool {
    guard module.take(by: self) else { return false }
    await enter(module, isPresented: true)
    return true
  }

  // MARK: Letting modules go

  /// Lets the module on top go, pushed or presented.
  ///
  /// The root stays.
  public func pop() {
    guard stack.count > 1 else { return }
    remove(at: stack.count - 1)
  }

  /// Lets every module above the root go.
  public func popToRoot() {
    guard stack.count > 1 else { return }
    stack[0].isRevealed = stack[0].isRevealed || stack.dropFirst().contains { !$0.isPresented }
    while stack.count > 1, let entry = stack.popLast() { leave(entry.module) }
    announce()
    wakeTop()
    tellDeparted()
  }

  /// Lets a module go, wherever it lies; those above it stay.
  ///
  /// - Parameter part: The module, or one of the objects that it was made of.
  /// - Returns: `false` when it is not on the stack, or the only one there: then nothing changes.
  @discardableResult
  public func close(_ part: AnyObject) -> Bool {
    guard stack.count > 1, let place = stack.lastIndex(where: { $0.module.has(part) }) else {
      return false
    }
    remove(at: place)
    return true
  }

  /// Lets every module go.
  public func close() {
    guard !stack.isEmpty else { return }
    while let entry = stack.popLast() { leave(entry.module) }
    announce()
    tellDeparted()
  }

  // MARK: The stack itself

  /// What a person sees: the last that was not presented, and what was presented over it.
  private var visible: ArraySlice<Entry> {
    stack[(stack.lastIndex { !$0.isPresented } ?? 0)...]
  }

  private func enter(_ module: Module, isPresented: Bool) async {
    stack.append(Entry(module: module, isPresented: isPresented))
    let screen = module.screen
    let appearing = module.begin { await screen.onAppear() }
    // Those that made way for it hear of that now, not when it has loaded.
    tellDeparted()
    await appearing?.value
    // Otherwise the update was announced, or the removal, or what covers it now.
    if !module.hasUpdated, visible.contains(where: { $0.module === module }) { announce() }
  }

  private func leave(_ module: Module) {
    // First: what is cancelled by it may come back to this window at once.
    let parts = module.close()
    departures.add(module, parts: parts)
  }

  private func remove(at place: Int) {
    let entry = stack.remove(at: place)
    if !entry.isPresented, place > 0 { stack[place - 1].isRevealed = true }
    // What has become the root lies over nothing.
    if place == 0 { stack[0].isPresented = false }
    leave(entry.module)
    announce()
    wakeTop()
    tellDeparted()
  }

  /// Lets modules know that they have left, once the stack has settled.
  private func tellDeparted() {
    while let module = departures.nextUntold() { module.tellEnd() }
  }

  /// Lets the module on top know that what was pushed over it has left.
  private func wakeTop() {
    guard let top = stack.indices.last, stack[top].isRevealed else { return }
    stack[top].isRevealed = false
    let screen = stack[top].module.screen
    reappearances += 1
    let number = reappearances
    var hasEnded = false
    let begun = stack[top].module.begin { [weak self] in
      await screen.onReappear()
      hasEnded = true
      self?.reappearing.removeAll { $0.number == number }
    }
    if let begun, !hasEnded { reappearing.append((number, begun)) }
  }

  /// Lets the host know that there may be something else to see.
  func announce() {
    announcer.announce()
  }
}
