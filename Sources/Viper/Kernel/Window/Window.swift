/// The stack of modules that the user navigates.
///
/// A window owns the handles of its modules, and awaits everything that happens in a module. When
/// `send(_:)` returns, the screen has settled, so all work caused by the action has ended.
@MainActor
public final class Window {
  /// A module on the stack, and how it was shown.
  struct Entry {
    let module: Module
    var isPresented = false
    /// Whether this module must still be notified that a module pushed on top of it was removed.
    var isRevealed = false
    /// The notice that the removed module has left, if any.
    var notice: String?
    /// Whether `onAppear()` has been called.
    ///
    /// For a module that `restore(_:)` has placed below others, the call is delayed until the user
    /// goes back to the module.
    var hasAppeared = true
  }

  private(set) var stack: [Entry] = []
  let removedModules = RemovedModules()
  let pendingReappearances = PendingReappearances()
  /// The steps of hosts that ask the user a question, which belong to no module.
  var hostSteps: [Step] = []
  /// The key of the root, if the root was shown with `switchRoot(to:make:)`.
  public private(set) var rootKey: String?
  /// The roots that have been temporarily replaced, by key.
  private var kept: [String: Entry] = [:]

  /// A closure that is called when the window's content may have changed.
  ///
  /// There is only one closure, because a window has only one host. To add a second listener, set a
  /// new closure that also calls the previous one.
  ///
  /// When the closure is called, the host, such as a terminal or a SwiftUI app, redraws the window.
  /// The closure is called after each update of a module on the stack, after a module has been
  /// removed, and once a new module has something to show. A new module has something to show when
  /// it has updated its view or when its `onAppear()` has returned. `replaceRoot(with:)` announces
  /// only the new root. A change made inside the closure is announced after the closure returns.
  public var onChange: (@MainActor () -> Void)?
  /// Whether there is a change that has not been announced with `onChange`.
  private var hasChanged = false
  private var isAnnouncing = false

  /// Creates an empty window.
  ///
  /// Close the window before you release it, because nothing else cancels the work of its modules.
  public init() {}

  /// Calls `onChange`, and repeats the call if `onChange` itself causes a change.
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
  /// A host draws each module's `screen`, and stores its own data about a screen under the module's
  /// `id`. The host must not retain the modules.
  public var modules: [Module] { stack.map(\.module) }

  /// The modules of the roots that `switchRoot(to:make:)` keeps so that the user can go back to
  /// them.
  public var keptModules: [Module] { kept.values.map(\.module) }

  /// The roots that `switchRoot(to:make:)` keeps, by key.
  public var keptRoots: [String: Module] { kept.mapValues(\.module) }

  /// The routes of the modules on the stack, from bottom to top.
  ///
  /// The routes are read from the modules on each access. Modules without a route and presented
  /// modules, such as a login, are left out, so there can be fewer routes than `depth`.
  public var routes: [any ModuleRoute] {
    stack.compactMap { $0.isPresented ? nil : $0.module.route }
  }

  /// Returns the routes of one type on the stack, from bottom to top.
  public func routes<Route: ModuleRoute>(as type: Route.Type) -> [Route] {
    routes.compactMap { $0 as? Route }
  }

  /// The visible modules, from bottom to top.
  ///
  /// These are the topmost module that was not presented and any modules presented on top of it.
  public var visibleModules: [Module] {
    stack[(stack.lastIndex { !$0.isPresented } ?? 0)...].map(\.module)
  }

  /// The number of modules on the stack.
  public var depth: Int { stack.count }

  /// The identity of the top module; `nil` if the window is empty.
  public var topID: Module.ID? { stack.last?.module.id }

  /// Whether the top module, such as a login, was presented on top of the others.
  public var isPresenting: Bool { stack.last?.isPresented ?? false }

  /// The top module's scene; `nil` if the window is empty or the screen is not a `TextScreen`.
  public var scene: Scene? { stack.last?.module.screen.textScreen?.scene }

  /// The visible scenes, from bottom to top.
  ///
  /// A presented screen appears on top of the screens below it.
  public var scenes: [Scene] { visibleModules.compactMap(\.screen.textScreen?.scene) }

  /// Returns whether an object, which is a module or one of its parts, belongs to the top module.
  ///
  /// Check this before a module opens another screen, because the user may already have left the
  /// module. An object that has never belonged to any of the window's modules, such as a router
  /// that the assembler left out of `parts`, is reported to `ViperDiagnostics` at the call site.
  ///
  /// - Returns: `true` if the object belongs to the top module; `false` if it does not, or if the
  ///   window is empty.
  public func isOnTop(
    _ part: AnyObject, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    checkPart(
      part, Diagnostic("", fileID: fileID, filePath: filePath, line: line, column: column))
    return stack.last?.module.has(part) ?? false
  }

  /// Reports an object that has never belonged to a module in this window.
  func checkPart(_ part: AnyObject, _ site: Diagnostic) {
    guard let handler = ViperDiagnostics.handler, !shows(part),
      !keptModules.contains(where: { $0.has(part) }), !removedModules.has(part)
    else { return }
    handler(
      site.with(
        message:
          """
          This '\(type(of: part))' is not a part of any module in the window, so the call has no \
          effect. Add the object to the `parts` of its module.
          """))
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
  /// listed by the assembler are checked, so a retain cycle among other objects goes unnoticed
  /// unless the cycle retains one of the parts.
  ///
  /// - Returns: The name of each such part, preceded by its module's name; empty if no part is
  ///   alive.
  public func leftovers() -> [String] {
    removedModules.leftovers()
  }

  // MARK: Showing modules

  /// Removes all modules and shows a new module, unless that module has been shown before.
  ///
  /// - Returns: `true` if the module was shown. If the module is closed or was already shown,
  ///   returns `false`, reports the misuse to `ViperDiagnostics` at the call site, and changes
  ///   nothing.
  @discardableResult
  public func replaceRoot(
    with module: Module, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    guard take(module, fileID, filePath, line, column) else { return false }
    removeAll(
      at: Diagnostic("", fileID: fileID, filePath: filePath, line: line, column: column))
    await enter(module, isPresented: false)
    return true
  }

  /// Shows the root that was kept for a key, or assembles a new root if none was kept.
  ///
  /// A host uses this method for tabs. If the replaced root has a key, that root is kept along with
  /// its rows, its focus and any loads in progress. Modules above the root are removed. When a kept
  /// root is shown again, its screen's `onReappear()` is called. `replaceRoot(with:)` and `close()`
  /// also remove the kept roots.
  ///
  /// If the assembled module is closed or was already shown, the misuse is reported to
  /// `ViperDiagnostics` at the call site, and nothing changes.
  public func switchRoot(
    to key: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, make: () -> Module
  ) async {
    guard key != rootKey else { return popToRoot() }
    let old = kept.removeValue(forKey: key)
    let module = old?.module ?? make()
    guard old != nil || take(module, fileID, filePath, line, column) else { return }
    removeAbove(0)
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
  /// - Returns: `true` if the module was shown; see `replaceRoot(with:)`.
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
  /// When the module is removed, the module below does not reappear. Instead, the presented
  /// module's output notifies the module below of the result.
  ///
  /// - Returns: `true` if the module was shown; see `replaceRoot(with:)`.
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
  /// The first module is the root. Only the last module appears now. The others appear when the
  /// user goes back to them, and load nothing before that. If `switchRoot(to:make:)` manages the
  /// root, pass its key as `rootKey` and the other roots, by key, as `kept`.
  ///
  /// - Returns: `true` if the modules are shown. A module that is closed or was already shown is
  ///   reported to `ViperDiagnostics` at the call site and left out. If no modules are left to
  ///   show, returns `false` and changes nothing.
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

  /// Checks that a module can be shown in this window, and marks it as taken.
  private func take(
    _ module: Module, _ fileID: String, _ filePath: StaticString, _ line: Int, _ column: Int
  ) -> Bool {
    let site = Diagnostic("", fileID: fileID, filePath: filePath, line: line, column: column)
    if let misuse = module.misuse(in: self) {
      ViperDiagnostics.handler?(site.with(message: misuse))
    }
    return module.take(by: self, at: site)
  }

  // MARK: Removing modules

  /// Removes the top module, whether it was pushed or presented.
  ///
  /// The root is not removed.
  public func pop(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    guard stack.count > 1 else { return }
    remove(
      at: stack.count - 1,
      Diagnostic("", fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Removes all modules above the root.
  public func popToRoot() {
    if stack.count > 1 { reveal(0) }
  }

  /// Removes all modules above one on the stack, and returns when that module has settled.
  package func pop(to module: Module) async {
    guard let index = stack.lastIndex(where: { $0.module === module }), index < stack.count - 1
    else { return }
    let before = pendingReappearances.count
    reveal(index)
    await pendingReappearances.end(after: before)
  }

  private func reveal(_ index: Int) {
    let above = stack[(index + 1)...]
    stack[index].isRevealed = stack[index].isRevealed || above.contains { !$0.isPresented }
    removeAbove(index)
    uncover()
  }

  /// Removes a module, given as the module or one of its parts, from anywhere on the stack.
  ///
  /// The modules above the removed one stay. Closing a module cancels its steps, including the one
  /// that makes this call. If that step then suspends, this is reported to `ViperDiagnostics` at
  /// the call site, because requests fail in a canceled task. An object that has never belonged to
  /// a module in the window is also reported.
  ///
  /// The screen below receives the notice, if any, with `onReappear(notice:)`. The notice is dropped
  /// if the module is not on top, or was presented.
  ///
  /// - Returns: `true` if the module was removed. If the module is not on the stack or is the only
  ///   module there, returns `false` and changes nothing.
  @discardableResult
  public func close(
    _ part: AnyObject, notice: String? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> Bool {
    let site = Diagnostic("", fileID: fileID, filePath: filePath, line: line, column: column)
    checkPart(part, site)
    guard stack.count > 1, let index = stack.lastIndex(where: { $0.module.has(part) }) else {
      return false
    }
    remove(at: index, notice: notice, site)
    return true
  }

  /// Removes all modules.
  public func close() {
    guard !stack.isEmpty else { return }
    removeAll()
    announceChange()
    removedModules.notifyEnds()
  }

  private func removeAbove(_ index: Int, at site: Diagnostic = Diagnostic("")) {
    while stack.count > index + 1, let entry = stack.popLast() {
      removedModules.add(entry.module, at: site)
    }
  }

  private func removeAll(at site: Diagnostic = Diagnostic("")) {
    removeAbove(0, at: site)
    if let root = stack.popLast() { removedModules.add(root.module, at: site) }
    for (_, entry) in kept.sorted(by: { $0.key < $1.key }) { removedModules.add(entry.module) }
    kept = [:]
    rootKey = nil
  }

  // MARK: Changing the stack

  private func enter(_ module: Module, isPresented: Bool) async {
    stack.append(Entry(module: module, isPresented: isPresented))
    let screen = module.screen
    let appearing = module.begin { await screen.onAppear() }
    // Notify the replaced modules now, instead of after the new module has loaded.
    removedModules.notifyEnds()
    await appearing?.wait()
    // In all other cases, the module has already caused an announcement by updating, by being
    // removed or by being covered.
    if !module.hasUpdated, visibleModules.contains(where: { $0 === module }) {
      announceChange()
    }
  }

  private func remove(at index: Int, notice: String? = nil, _ site: Diagnostic) {
    let entry = stack.remove(at: index)
    if !entry.isPresented, index > 0 {
      stack[index - 1].isRevealed = true
      if let notice, index == stack.count { stack[index - 1].notice = notice }
    }
    if index == 0 {
      // The module that is now the root is not presented on top of anything.
      stack[0].isPresented = false
      rootKey = nil
    }
    removedModules.add(entry.module, at: site)
    uncover()
  }

  /// Announces that the stack has become shorter, and notifies the top module if a module pushed on
  /// top of it has been removed.
  private func uncover() {
    announceChange()
    if let top = stack.indices.last, stack[top].isRevealed {
      let entry = stack[top]
      (stack[top].isRevealed, stack[top].hasAppeared) = (false, true)
      stack[top].notice = nil
      pendingReappearances.begin(entry)
    }
    removedModules.notifyEnds()
  }
}
