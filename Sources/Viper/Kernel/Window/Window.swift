/// The stack of modules that the user moves through.
///
/// A window owns its modules' handles. Everything that happens in a module is awaited: when
/// `send(_:)` returns, the screen has settled, so all work caused by the action has ended.
@MainActor
public final class Window {
  /// A module on the stack, and how it was shown.
  struct Entry {
    let module: Module
    var isPresented = false
    /// Whether a module pushed on top of this one has been removed and this one has not been
    /// notified yet.
    var isRevealed = false
    /// Whether `onAppear()` has been called; `restore(_:)` calls it when the module is first shown.
    var hasAppeared = true
  }

  private(set) var stack: [Entry] = []
  let removedModules = RemovedModules()
  let pendingReappearances = PendingReappearances()
  /// The key of the root, if `switchRoot(to:make:)` has shown it.
  public private(set) var rootKey: String?
  /// The roots that have been temporarily replaced, by key.
  private var kept: [String: Entry] = [:]

  /// A closure that is called when the window's content may have changed.
  ///
  /// There is only one, because a window has one host. To add a second listener, set a closure that
  /// also calls the previous one.
  ///
  /// The host, such as a terminal or a SwiftUI app, then redraws the window. The closure is called
  /// after each update of a module on the stack, after a module has been removed, and once a new
  /// module has something to show: it has updated its view, or its `onAppear()` has returned.
  /// `replaceRoot(with:)` announces only the new root. A change made inside the closure is
  /// announced after the closure returns.
  public var onChange: (@MainActor () -> Void)?
  /// Whether there is a change that has not been announced with `onChange`.
  private var hasChanged = false
  private var isAnnouncing = false

  /// Creates an empty window.
  ///
  /// Close the window before you release it. Nothing else cancels its modules' work.
  public init() {}

  /// Calls `onChange`, and calls it again if it causes a change itself.
  func announceChange() {
    hasChanged = true
    guard !isAnnouncing else { return }
    isAnnouncing = true
    while hasChanged {
      hasChanged = false
      onChange?()
    }
    isAnnouncing = false
  }

  // MARK: Reading the stack

  /// The modules on the stack, from bottom to top.
  ///
  /// A host stores its data about a screen by the module's `id`, and draws `screen`. It must not
  /// retain the modules.
  public var modules: [Module] { stack.map(\.module) }

  /// The modules that `switchRoot(to:make:)` keeps, so that the user can go back to them.
  public var keptModules: [Module] { kept.values.map(\.module) }

  /// The roots that `switchRoot(to:make:)` keeps, by key.
  public var keptRoots: [String: Module] { kept.mapValues(\.module) }

  /// The routes of the modules on the stack, from bottom to top.
  ///
  /// They are read from the modules each time. Modules without a route and presented modules, such
  /// as a login, are left out, so there can be fewer routes than `depth`.
  public var routes: [any ModuleRoute] {
    stack.compactMap { $0.isPresented ? nil : $0.module.route }
  }

  /// Returns the routes of one type on the stack, from bottom to top.
  public func routes<Route: ModuleRoute>(as type: Route.Type) -> [Route] {
    routes.compactMap { $0 as? Route }
  }

  /// The modules that the user sees, from bottom to top.
  ///
  /// These are the topmost module that was not presented, and the modules presented on top of it.
  public var visibleModules: [Module] {
    stack[(stack.lastIndex { !$0.isPresented } ?? 0)...].map(\.module)
  }

  /// The number of modules on the stack.
  public var depth: Int { stack.count }

  /// The identity of the top module; `nil` if the window is empty.
  public var topID: Module.ID? { stack.last?.module.id }

  /// Whether the top module was presented on top of the others, as a login is.
  public var isPresenting: Bool { stack.last?.isPresented ?? false }

  /// The top module's scene; `nil` if the window is empty or the screen is not a `TextScreen`.
  public var scene: Scene? { stack.last?.module.screen.textScreen?.scene }

  /// The scenes that the user sees, from bottom to top.
  ///
  /// A presented screen appears on top of those below it.
  public var scenes: [Scene] { visibleModules.compactMap(\.screen.textScreen?.scene) }

  /// Returns whether an object belongs to the top module.
  ///
  /// Check this before a module opens another screen: the user may already have moved on.
  ///
  /// - Parameter part: The module, or one of its parts.
  /// - Returns: `true` if the object belongs to the top module; `false` if not, or if the window is
  ///   empty.
  public func isOnTop(_ part: AnyObject) -> Bool {
    stack.last?.module.has(part) ?? false
  }

  /// Returns whether an object belongs to a module on the stack.
  ///
  /// - Parameter part: The module, or one of its parts.
  /// - Returns: `true` if the module is on the stack; `false` if it has been removed, even if it is
  ///   still alive.
  public func shows(_ part: AnyObject) -> Bool {
    stack.contains { $0.module.has(part) }
  }

  /// Returns the parts of removed modules that are still alive, in the form `list: NotesPresenter`.
  ///
  /// A step that has not ended keeps its module alive, so await `settled()` first. Only the parts
  /// listed by the assembler are checked: a retain cycle among other objects goes unnoticed unless
  /// it holds one of them.
  ///
  /// - Returns: The name of each such part, after its module's name; empty if none is alive.
  public func leftovers() -> [String] {
    removedModules.leftovers()
  }

  // MARK: Showing modules

  /// Removes all modules and shows a new one, unless that one has been shown before.
  ///
  /// - Returns: `true` if the module was shown. If it is closed or already on a window, returns
  ///   `false`, reports the misuse to `ViperDiagnostics` at the call site, and changes nothing.
  @discardableResult
  public func replaceRoot(
    with module: Module, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    guard take(module, fileID, filePath, line, column) else { return false }
    removeAll()
    await enter(module, isPresented: false)
    return true
  }

  /// Shows the kept root for a key, or assembles a new one if there is none.
  ///
  /// A host uses this method for tabs. The replaced root is kept if it has a key too, along with
  /// its rows, its focus and any loads in progress. Modules above the root are removed. A root that
  /// is shown again reappears. `replaceRoot(with:)` and `close()` remove the kept roots too.
  ///
  /// If the assembled module is closed or already on a window, the misuse is reported to
  /// `ViperDiagnostics` at the call site, and nothing changes.
  public func switchRoot(
    to key: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, make: () -> Module
  ) async {
    guard key != rootKey else { return popToRoot() }
    let old = kept.removeValue(forKey: key)
    let module = old?.module ?? make()
    guard old != nil || take(module, fileID, filePath, line, column) else { return }
    removeAboveRoot()
    if let root = stack.popLast() {
      if let rootKey { kept[rootKey] = root } else { removedModules.add(root.module) }
    }
    rootKey = key
    guard var entry = old else { return await enter(module, isPresented: false) }
    entry.isRevealed = true
    stack = [entry]
    let before = pendingReappearances.count
    uncover()
    await pendingReappearances.end(after: before)
  }

  /// Pushes a module on top of the others, unless it has been shown before.
  ///
  /// The module below keeps its state.
  ///
  /// - Returns: `true` if the module was shown, as for `replaceRoot(with:)`.
  @discardableResult
  public func push(
    _ module: Module, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    guard take(module, fileID, filePath, line, column) else { return false }
    await enter(module, isPresented: false)
    return true
  }

  /// Presents a module, such as a login, on top of the others, unless it has been shown before.
  ///
  /// When it is removed, the module below does not reappear. The presented module's output notifies
  /// it of the result instead.
  ///
  /// - Returns: `true` if the module was shown, as for `replaceRoot(with:)`.
  @discardableResult
  public func present(
    _ module: Module, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    guard take(module, fileID, filePath, line, column) else { return false }
    await enter(module, isPresented: true)
    return true
  }

  /// Removes all modules and shows others in their place, such as those from an earlier run.
  ///
  /// The first module is the root. Only the last one appears now; the others appear when the user
  /// goes back to them, and load nothing before that. If `switchRoot(to:make:)` manages the root,
  /// pass its key as `rootKey` and the other roots, by key, as `kept`.
  ///
  /// - Returns: `true` if the modules are shown. A module that is closed or already on a window is
  ///   reported to `ViperDiagnostics` at the call site and left out. If the stack would be empty,
  ///   nothing changes.
  @discardableResult
  public func restore(
    _ modules: [Module], rootKey: String? = nil, kept: [String: Module] = [:],
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) async -> Bool {
    let taken = modules.filter { take($0, fileID, filePath, line, column) }
    guard let top = taken.last else { return false }
    removeAll()
    self.rootKey = rootKey
    for (key, module) in kept where take(module, fileID, filePath, line, column) {
      self.kept[key] = Entry(module: module, hasAppeared: false)
    }
    stack = taken.dropLast().map { Entry(module: $0, hasAppeared: false) }
    await enter(top, isPresented: false)
    return true
  }

  /// Checks that a module can be shown here, and takes it.
  private func take(
    _ module: Module, _ fileID: String, _ filePath: StaticString, _ line: Int, _ column: Int
  ) -> Bool {
    if let misuse = module.misuse(in: self) {
      ViperDiagnostics.handler?(
        Diagnostic(misuse, fileID: fileID, filePath: filePath, line: line, column: column))
    }
    return module.take(by: self)
  }

  // MARK: Removing modules

  /// Removes the top module, whether it was pushed or presented.
  ///
  /// The root is not removed.
  public func pop() {
    guard stack.count > 1 else { return }
    remove(at: stack.count - 1)
  }

  /// Removes all modules above the root.
  public func popToRoot() {
    guard stack.count > 1 else { return }
    stack[0].isRevealed = stack[0].isRevealed || stack.dropFirst().contains { !$0.isPresented }
    removeAboveRoot()
    uncover()
  }

  /// Removes a module from anywhere on the stack.
  ///
  /// The modules above it stay.
  ///
  /// - Parameter part: The module, or one of its parts.
  /// - Returns: `true` if the module was removed; `false` if it is not on the stack or is the only
  ///   one, in which case nothing changes.
  @discardableResult
  public func close(_ part: AnyObject) -> Bool {
    guard stack.count > 1, let place = stack.lastIndex(where: { $0.module.has(part) }) else {
      return false
    }
    remove(at: place)
    return true
  }

  /// Removes all modules.
  public func close() {
    guard !stack.isEmpty else { return }
    removeAll()
    announceChange()
    removedModules.tell()
  }

  private func removeAboveRoot() {
    while stack.count > 1, let entry = stack.popLast() { removedModules.add(entry.module) }
  }

  private func removeAll() {
    removeAboveRoot()
    if let root = stack.popLast() { removedModules.add(root.module) }
    for (_, entry) in kept.sorted(by: { $0.key < $1.key }) { removedModules.add(entry.module) }
    kept = [:]
    rootKey = nil
  }

  // MARK: Changing the stack

  private func enter(_ module: Module, isPresented: Bool) async {
    stack.append(Entry(module: module, isPresented: isPresented))
    let screen = module.screen
    let appearing = module.begin { await screen.onAppear() }
    // Notify the replaced modules now, not after this one has loaded.
    removedModules.tell()
    await appearing?.value
    // Otherwise, the module's update or removal, or the module covering it, has already been
    // announced.
    if !module.hasUpdated, visibleModules.contains(where: { $0 === module }) {
      announceChange()
    }
  }

  private func remove(at place: Int) {
    let entry = stack.remove(at: place)
    if !entry.isPresented, place > 0 { stack[place - 1].isRevealed = true }
    if place == 0 {
      // A module that has become the root is not presented on top of anything.
      stack[0].isPresented = false
      rootKey = nil
    }
    removedModules.add(entry.module)
    uncover()
  }

  /// Announces a shorter stack, and notifies the top module if one pushed on top of it has been
  /// removed.
  private func uncover() {
    announceChange()
    if let top = stack.indices.last, stack[top].isRevealed {
      let isFirst = !stack[top].hasAppeared
      (stack[top].isRevealed, stack[top].hasAppeared) = (false, true)
      pendingReappearances.begin(stack[top].module, isFirst: isFirst)
    }
    removedModules.tell()
  }
}
