import Viper

/// The state that a host keeps for its window's screens, and the actions that the host sends to
/// these screens.
///
/// This object performs the effects of buttons, and tracks which actions have not settled yet.
@MainActor
package final class HostScreens {
  /// Called with each action before it is sent, and with the scene that receives it.
  var onSend: (@MainActor (UserAction, Scene?) -> Void)?
  /// Called with the previous scene after an action has settled, if the same module is still on
  /// top.
  var onEnd: (@MainActor (UserAction, Scene?) -> Void)?
  /// Called when all tasks have ended.
  var onSettle: (@MainActor () -> Void)?
  /// Opens an address outside the program; `nil` if addresses cannot be opened.
  var onOpen: (@MainActor (String) -> Void)?
  /// Copies text to the clipboard; `nil` if the terminal does not support this.
  var onCopy: (@MainActor (String) -> Void)?
  /// The question to ask before the user's unsaved changes are discarded.
  var discard = Confirmation("", confirm: "", cancel: "")
  /// Whether the question about unsaved changes is shown.
  package private(set) var isAsking = false
  /// Called to display an address that cannot be opened, or text that cannot be copied.
  var onText: (@MainActor (String) -> Void)?
  /// The batch of keys that started the current task.
  ///
  /// Child tasks inherit this value.
  @TaskLocal private static var owner: Int?

  private let window: Window
  private let scheduler: RedrawScheduler
  /// The focus, the edited text and the viewport of each module's screen.
  var screens: [Module.ID: HostScreen] = [:]
  /// The unfinished tasks, keyed by numbers that increase in the order in which the tasks start.
  private var tasks: [Int: (owner: Int?, task: Task<Void, Never>)] = [:]
  private var last = 0
  /// The current search, or the last task that waits for the search; `nil` once that task has
  /// finished.
  private var search: Task<Void, Never>?

  init(_ window: Window, _ scheduler: RedrawScheduler) {
    (self.window, self.scheduler) = (window, scheduler)
  }

  // MARK: The top screen

  var top: HostScreen { window.topID.flatMap { screens[$0] } ?? HostScreen() }

  /// The top scene, with the host's focus if the screen leaves the focus to the host.
  var scene: Scene? { window.scene.map(top.focusing) }

  /// Discards the state of removed modules, and updates the focus of the other screens.
  func follow() {
    let modules = window.modules + window.keptModules
    let ids = modules.map(\.id)
    for module in modules where module.id != window.topID {
      if screens[module.id]?.region == .search, let scene = module.screen.textScreen?.scene {
        screens[module.id]?.cover(scene)
      }
    }
    if screens.keys.contains(where: { !ids.contains($0) }) {
      screens = screens.filter { ids.contains($0.key) }
    }
    update { screen, scene in screen.follow(scene) }
  }

  /// Changes the top screen, if there is a scene.
  @discardableResult
  func update<Value>(_ change: (inout HostScreen, Scene) -> Value) -> Value? {
    guard let id = window.topID, let scene else { return nil }
    return change(&screens[id, default: HostScreen()], scene)
  }

  /// Changes the top screen, draws it, and sends the resulting action, if any.
  func send(_ change: (inout HostScreen, Scene) -> UserAction?) {
    let action = update(change) ?? nil
    scheduler.schedule()
    if let action, !movesOwnFocus(action) { send(action) }
  }

  /// Moves the host's focus if the screen leaves the focus to the host.
  ///
  /// Returns `false` if the action must be sent to the screen.
  private func movesOwnFocus(_ action: UserAction) -> Bool {
    guard let id = window.topID, let scene = window.scene, scene.leavesFocusToHost else {
      return false
    }
    let isAtEnd = top.focusing(scene).focus == scene.rowCount - 1
    switch action {
    case .moveFocus(let rows):
      if rows > 0, isAtEnd, scene.offers.contains(.more) { send(.more) }
      screens[id]?.moveOwnFocus(by: rows, on: scene)
    case .focus(let row): screens[id]?.moveOwnFocus(to: row, on: scene)
    default: return false
    }
    return true
  }

  /// Edits the focused field or, if no field has the focus, the search field, and sends the new
  /// text.
  func edit(_ change: (inout FieldEditor) -> Void) {
    let old = top
    send { screen, _ in screen.edit(change) }
    update { screen, scene in
      if let field = screen.field(of: scene) { screen.undoRejectedEdit(of: field, since: old) }
    }
  }

  /// Moves the focus to the first or last row, and scrolls there.
  func jump(toEnd: Bool, in layout: HostLayout) {
    send { $0.focus(onLast: toEnd, of: $1) }
    // If nothing had to be loaded, the action has already updated the scene.
    send { $0.jump(toEnd: toEnd, on: $1, in: layout) }
  }

  // MARK: Actions

  /// Sends an action to the window, without waiting for it.
  ///
  /// If the action would discard unsaved changes, the user is asked first. `onSend` is called only
  /// for the action itself, so that a recorded script contains neither the question nor the answer.
  @discardableResult
  func send(_ action: UserAction, hasAsked: Bool = false) -> Task<Void, Never>? {
    if action == .back, !hasAsked, window.scene?.discardsChangesOnBack == true, window.depth > 1 {
      ask { [weak self] in await self?.send(action, hasAsked: true)?.value }
      return nil
    }
    let (id, scene) = (window.topID, window.scene)
    carryOut(action, on: scene)
    if !isAsking { onSend?(action, scene) }
    let task = begin { [weak self, window] in
      await window.send(action)
      guard window.topID == id else { return }
      self?.carryOut(action, on: window.scene, before: scene)
      self?.onEnd?(action, scene)
    }
    if case .search = action { wait(forSearch: task) }
    return task
  }

  /// Asks whether to discard unsaved changes, and continues if the user confirms.
  func ask(_ discard: @escaping @MainActor () async -> Void) {
    guard let module = window.modules.last, !isAsking else { return }
    isAsking = true
    begin { [weak self, window, question = self.discard] in
      await window.ask(question, for: module) { isConfirmed in
        self?.isAsking = false
        if isConfirmed { await discard() }
      }
    }
  }

  /// Performs the effect of a button that an action has pressed.
  ///
  /// If the action has already ended, `before` is the scene before the action. An effect that the
  /// button already had in that scene is not performed again.
  private func carryOut(_ action: UserAction, on scene: Scene?, before: Scene? = nil) {
    guard case .activate(let id) = action,
      let button = scene?.buttons.first(where: { $0.id == id }), button.isEnabled,
      before?.buttons.first(where: { $0.id == id })?.effect == nil
    else { return }
    switch button.effect {
    case .open(let address): (onOpen ?? onText)?(address)
    case .copy(let text): (onCopy ?? onText)?(text)
    case nil: break
    }
  }

  // MARK: Tasks

  /// Starts a task, and returns when it suspends or ends.
  @discardableResult
  func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    last += 1
    let number = last
    var hasEnded = false
    let task = Task.begun { [weak self] in
      await work()
      hasEnded = true
      self?.end(number)
    }
    if !hasEnded { tasks[number] = (Self.owner, task) }
    if tasks.isEmpty { onSettle?() }
    return task
  }

  private func end(_ number: Int) {
    guard tasks.removeValue(forKey: number) != nil, tasks.isEmpty else { return }
    onSettle?()
  }

  package var isSearching: Bool { tasks.values.contains { $0.task == search } }

  /// Handles keys, and waits only for the tasks that the keys start.
  package func settled(after keys: () -> Void) async {
    last += 1
    let owner = last
    Self.$owner.withValue(owner) { keys() }
    while let task = tasks.first(where: { $0.value.owner == owner })?.value.task {
      await task.value
    }
  }

  package func settled() async {
    while let task = tasks.first?.value.task { await task.value }
  }

  /// Runs a step with the top scene, either after the current search or, if no search is in
  /// progress, immediately.
  ///
  /// Returns the task that waits for the search; `nil` if the step has already run.
  @discardableResult
  func afterSearch(_ run: @escaping @MainActor (Scene) -> Void) -> Task<Void, Never>? {
    let id = window.topID
    let step = { @MainActor [weak self, window] in
      if window.topID == id, let scene = self?.scene { run(scene) }
    }
    guard let search else {
      step()
      return nil
    }
    let task = begin {
      await search.value
      step()
    }
    wait(forSearch: task)
    return task
  }

  /// Makes later steps wait for a search.
  private func wait(forSearch task: Task<Void, Never>) {
    search = task
    Task { [weak self] in
      await task.value
      if self?.search == task { self?.search = nil }
    }
  }
}

/// Additional rows that a host requests when the loaded rows do not fill the screen.
@MainActor
struct RowPrefetch {
  /// The list for which rows were last requested, with its number of rows at that time.
  private var last: (id: Module.ID, rows: Int)?

  /// Returns whether the top list does not fill the screen's rows and can load more.
  ///
  /// Returns `true` only once for the same rows, and never while the user's text hides rows.
  mutating func needsMore(_ scene: Scene, of id: Module.ID, rows: Int) -> Bool {
    guard scene.offers.contains(.more), !scene.isLoading, scene.failure == nil,
      scene.lines.isEmpty, scene.rows.count < rows, scene.narrowing == nil,
      last?.id != id || last?.rows != scene.rows.count
    else { return false }
    last = (id, scene.rows.count)
    return true
  }
}

/// Schedules one frame for each batch of keys, and one shortly after any other change.
@MainActor
package final class RedrawScheduler {
  /// The minimum time between two frames that are not caused by keys.
  private static let interval = Duration.milliseconds(16)

  var onFrame: (@MainActor () -> Void)?
  /// Whether each change is drawn immediately, so that the same changes always produce the same
  /// frames.
  package var drawsEachChange = false
  private let clock: any Clock<Duration>
  private var hasStarted = false
  private var isInBatch = false
  /// Whether something has changed since the last frame.
  private(set) var isDirty = true
  private var isDrawing = false
  private var task: Task<Void, Never>?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Draws the first frame immediately.
  ///
  /// Nothing is drawn before this call.
  func start() {
    hasStarted = true
    draw()
  }

  func schedule() {
    isDirty = true
    guard hasStarted, !isInBatch, task == nil else { return }
    guard !drawsEachChange else { return isDrawing ? () : draw() }
    task = Task { [weak self, clock] in
      while let self, isDirty {
        draw()
        try? await clock.sleep(for: Self.interval)
      }
      self?.task = nil
    }
  }

  /// Handles keys, and draws a single frame for all changes.
  func batch(_ handle: () -> Void) {
    isInBatch = true
    handle()
    isInBatch = false
    if isDirty { draw() }
  }

  /// Draws a frame immediately if one is needed.
  package func drawNow() {
    batch {}
  }

  private func draw() {
    guard hasStarted else { return }
    (isDirty, isDrawing) = (false, true)
    onFrame?()
    isDrawing = false
  }
}

/// Reports incorrect use of a host to `ViperDiagnostics`, at the location where the host was
/// created.
@MainActor
struct HostDiagnostics {
  private let finding: @MainActor (String) -> Diagnostic
  /// The tabs, keys, buttons and rows that have already been reported, the latter two with the name of
  /// their screen.
  private var reported: Set<[String]> = []
  /// The numbers of rows and buttons of each screen when it was last checked.
  private var checked: [String: [Int]] = [:]

  init(_ finding: @escaping @MainActor (String) -> Diagnostic) {
    self.finding = finding
  }

  /// Reports a window that already has a host.
  func check(_ window: Window) {
    guard window.onChange != nil else { return }
    ViperDiagnostics.handler?(
      finding("The window already has a host. The earlier host stops drawing."))
  }

  /// Reports, only once, each tab, custom key and button whose key is already in use.
  mutating func check(_ keymap: HostKeymap) {
    guard let handler = ViperDiagnostics.handler else { return }
    for tab in keymap.shadowedTabs where reported.insert([tab.key]).inserted {
      let shortcut = tab.shortcut.map(String.init) ?? "of its number"
      handler(
        finding(
          "Key '\(shortcut)' of tab '\(tab.title)' is already in use. Choose another key."))
    }
    for (key, replaced) in keymap.shadowingKeys
    where reported.insert(["\(replaced)", "\(key)"]).inserted {
      handler(
        finding("Custom key '\(key)' for '\(replaced)' is already in use. Choose another key."))
    }
    guard let scene = keymap.scene else { return }
    for button in keymap.shadowedButtons {
      guard let key = button.key, reported.insert([scene.name, button.id]).inserted else {
        continue
      }
      handler(
        finding(
          """
          Key '\(key)' of button '\(button.id)' on '\(scene.name)' is already in use. Choose \
          another key.
          """
        ))
    }
  }

  /// Reports, only once, each identifier that two rows of a table or two buttons have, and each table
  /// with a row that has too few cells.
  ///
  /// A screen is checked again when its number of rows or buttons changes.
  mutating func check(_ scene: Scene) {
    guard let handler = ViperDiagnostics.handler else { return }
    let counts = scene.sections.map(\.rows.count) + [scene.buttons.count]
    guard checked.updateValue(counts, forKey: scene.name) != counts else { return }
    func report(_ key: String, _ sentence: String) {
      guard reported.insert([scene.name, key, sentence]).inserted else { return }
      handler(finding("\(sentence) on '\(scene.name)'."))
    }
    for section in scene.sections {
      if let id = section.rows.map(\.id).firstDuplicate {
        report("row", "Two rows have the ID '\(id)'")
      }
      let row = section.rows.first { $0.card == nil && $0.cells.count < section.columns.count }
      if let row {
        report(
          "cells",
          "Row '\(row.id)' has \(row.cells.count) of \(section.columns.count) cells")
      }
    }
    if let id = scene.buttons.map(\.id).firstDuplicate {
      report("button", "Two buttons have the ID '\(id)'")
    }
  }
}

extension [String] {
  /// The first element that is equal to an earlier one; `nil` if all elements are different.
  fileprivate var firstDuplicate: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
