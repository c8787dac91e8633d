import Viper

/// The unfinished tasks of a host, and the search that other tasks wait for.
@MainActor
package final class HostTasks {
  /// Called with each action before it is sent, and with the scene that it is sent to.
  var onSend: (@MainActor (UserAction, Scene?) -> Void)?
  /// Called after an action has settled, if the same module is still on top, with the scene before it.
  var onEnd: (@MainActor (UserAction, Scene?) -> Void)?
  /// Called when all tasks have ended.
  var onSettle: (@MainActor () -> Void)?
  /// The keys that a task comes from, even if another task began it.
  @TaskLocal private static var owner: Int?

  /// The unfinished tasks by number, in the order in which they began.
  private var tasks: [Int: (owner: Int?, task: Task<Void, Never>)] = [:]
  private var last = 0
  private let window: Window
  let effects: HostEffects
  /// The current search, or the last task that waits for it; `nil` after that has ended.
  private var search: Task<Void, Never>?

  init(_ window: Window, _ effects: HostEffects) {
    self.window = window
    self.effects = effects
  }

  /// Sends an action to the window, without waiting for it.
  func send(_ action: UserAction) {
    let (id, scene) = (window.topID, window.scene)
    effects.perform(action, on: scene)
    onSend?(action, scene)
    let task = begin { [weak self, window] in
      await window.send(action)
      guard window.topID == id else { return }
      self?.effects.perform(action, on: window.scene, before: scene)
      self?.onEnd?(action, scene)
    }
    if case .search = action { wait(forSearch: task) }
  }

  /// Begins a task, and returns when it suspends or ends.
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

  /// Handles keys, and waits for the tasks that they begin, but for no others.
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

  /// Runs a step with the scene on top after the current search, or immediately if there is none.
  func afterSearch(_ run: @escaping @MainActor (Scene) -> Void) {
    let id = window.topID
    let step = { @MainActor [window] in
      if window.topID == id, let scene = window.scene { run(scene) }
    }
    guard let search else { return step() }
    let task = begin {
      await search.value
      step()
    }
    wait(forSearch: task)
  }

  /// Makes later steps wait for a search.
  func wait(forSearch task: Task<Void, Never>) {
    search = task
    Task { [weak self] in
      await task.value
      if self?.search == task { self?.search = nil }
    }
  }
}
