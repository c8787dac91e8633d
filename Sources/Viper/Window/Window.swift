/// The stack of modules that the user moves through.
///
/// A window owns the handles of its modules. Everything that happens in a module is awaited: when
/// `send(_:)` returns, the screen has settled, which means that all work the action caused has
/// ended.
@MainActor
public final class Window {
  /// A module on the stack, with the way in which it was shown.
  struct Entry {
    let module: Module
    var isPresented: Bool
    /// Whether a module pushed over this one has been removed and this one has not been told yet.
    var isRevealed = false
  }

  private(set) var stack: [Entry] = []
  private(set) var departures = Departures()
  /// The calls of `onReappear()` that are under way.
  private(set) var reappearing: [(number: Int, task: Task<Void, Never>)] = []
  /// The number of calls of `onReappear()` that have begun.
  private(set) var reappearances = 0
  private let announcer = Announcer()

  /// A closure that is called when the content of the window may have changed.
  ///
  /// There is one, because a window has one host. Whoever else wants to know of changes calls the
  /// closure that was set before:
  ///
  /// ```swift
  /// window.onChange = { [before = window.onChange] in
  ///   before?()
  ///   log(window.scene)
  /// }
  /// ```
  ///
  /// The host, such as a terminal or a SwiftUI app, then draws the window again. The closure is
  /// called after each update of a module on the stack, after a module has been removed, and after
  /// a new module has something to show: it has updated its view, or its `onAppear()` has returned.
  /// `replaceRoot(with:)` announces only the new root. A change made inside the closure is
  /// announced after the closure has returned.
  public var onChange: (@MainActor () -> Void)? {
    get { announcer.handler }
    set { announcer.handler = newValue }
  }

  /// Creates an empty window.
  ///
  /// Close the window before you release it: nothing else cancels the work that its modules still
  /// do.
  public init() {}

  // MARK: Reading the stack

  /// The modules on the stack, the lowest first.
  ///
  /// A host keeps what it knows of a screen by the `id` of its module, and draws `screen`. It must
  /// not keep the modules.
  public var modules: [Module] { stack.map(\.module) }

  /// The modules that the user sees, the lowest first.
  ///
  /// These are the last one that was not presented, and those that are presented over it.
  public var visibleModules: [Module] { visible.map(\.module) }

  /// The number of modules on the stack.
  public var depth: Int { stack.count }

  /// The identity of the module on top; `nil` if the window is empty.
  public var topID: Module.ID? { stack.last?.module.id }

  /// A Boolean value that indicates whether the module on top was presented over the others, as a
  /// log-in is.
  public var isPresenting: Bool { stack.last?.isPresented ?? false }

  /// The scene of the module on top; `nil` if the window is empty or the screen is not a
  /// `TextScreen`.
  public var scene: Scene? { stack.last?.module.screen.textScreen?.scene }

  /// The scenes that the user sees, the lowest first.
  ///
  /// A presented screen is shown over those below it.
  public var scenes: [Scene] { visible.compactMap(\.module.screen.textScreen?.scene) }

  /// Returns a Boolean value that indicates whether an object belongs to the module on top.
  ///
  /// Check this before a module opens another screen: the user may already have gone on.
  ///
  /// - Parameter part: The module, or one of its parts.
  /// - Returns: `true` if the object belongs to the module on top; `false` if it does not, or if
  ///   the window is empty.
  public func isOnTop(_ part: AnyObject) -> Bool {
    stack.last?.module.has(part) ?? false
  }

  /// Returns a Boolean value that indicates whether an object belongs to a module of this window.
  ///
  /// - Parameter part: The module, or one of its parts.
  /// - Returns: `true` if the module is on the stack; `false` if it has been removed, even if the
  ///   object is still alive.
  public func shows(_ part: AnyObject) -> Bool {
    stack.contains { $0.module.has(part) }
  }

  /// Returns the parts of removed modules that are still alive, in the form `list: NotesPresenter`.
  ///
  /// A step that has not ended keeps its module alive, so await `settled()` first. Only the parts
  /// that the assembler has listed are looked at: a cycle of other objects that holds none of them
  /// is not found.
  ///
  /// - Returns: The name of each such part, after the name of its module; empty if none is alive.
  public func leftovers() -> [String] {
    departures.leftovers()
  }

  // MARK: Showing modules

  /// Removes all modules and shows another one, unless that has been shown before.
  ///
  /// - Returns: `true` if the module was shown; `false` if it is closed or already on a window. That
  ///   is reported to `ViperDiagnostics` at the caller, and nothing changes.
  @discardableResult
  public func replaceRoot(
    with module: Module, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    guard take(module, fileID, filePath, line, column) else { return false }
    while let entry = stack.popLast() { leave(entry.module) }
    await enter(module, isPresented: false)
    return true
  }

  /// Shows a module that the user goes to on top of the others, unless it has been shown before.
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

  /// Shows a module over the others, such as a log-in, unless it has been shown before.
  ///
  /// When it is removed, the module below does not reappear: the presented module's output tells it
  /// what has happened.
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

  /// Verifies that a module can be shown here, and takes it.
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

  /// Removes the module on top, whether it was pushed or presented.
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
    while stack.count > 1, let entry = stack.popLast() { leave(entry.module) }
    announce()
    wakeTop()
    tellDeparted()
  }

  /// Removes a module, wherever it is on the stack.
  ///
  /// The modules above it stay.
  ///
  /// - Parameter part: The module, or one of its parts.
  /// - Returns: `true` if the module was removed; `false` if it is not on the stack or is the only
  ///   one there, in which case nothing changes.
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
    while let entry = stack.popLast() { leave(entry.module) }
    announce()
    tellDeparted()
  }

  // MARK: Changing the stack

  /// The modules that the user sees: the last that was not presented, and those presented over it.
  private var visible: ArraySlice<Entry> {
    stack[(stack.lastIndex { !$0.isPresented } ?? 0)...]
  }

  private func enter(_ module: Module, isPresented: Bool) async {
    stack.append(Entry(module: module, isPresented: isPresented))
    let screen = module.screen
    let appearing = module.begin { await screen.onAppear() }
    // The modules that this one replaced are told now, not after this one has loaded.
    tellDeparted()
    await appearing?.value
    // If not, the module's update, its removal, or the module that covers it has been announced.
    if !module.hasUpdated, visible.contains(where: { $0.module === module }) { announce() }
  }

  private func leave(_ module: Module) {
    // Close first: the work that this cancels may call this window again at once.
    let parts = module.close()
    departures.add(module, parts: parts)
  }

  private func remove(at place: Int) {
    let entry = stack.remove(at: place)
    if !entry.isPresented, place > 0 { stack[place - 1].isRevealed = true }
    // A module that has become the root is presented over nothing.
    if place == 0 { stack[0].isPresented = false }
    leave(entry.module)
    announce()
    wakeTop()
    tellDeparted()
  }

  /// Tells modules that they have been removed, once the stack is up to date.
  private func tellDeparted() {
    while let module = departures.nextUntold() { module.tellEnd() }
  }

  /// Tells the module on top that the module pushed over it has been removed.
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

  /// Tells the host that the content of the window may have changed.
  func announce() {
    announcer.announce()
  }
}
