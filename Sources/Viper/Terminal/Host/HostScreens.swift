import Viper

/// The screens of a window's modules, by module.
@MainActor
final class HostScreens {
  var screens: [Module.ID: HostScreen] = [:]
  private let window: Window
  private let tasks: HostTasks
  private let scheduler: RedrawScheduler

  init(_ window: Window, _ tasks: HostTasks, _ scheduler: RedrawScheduler) {
    (self.window, self.tasks, self.scheduler) = (window, tasks, scheduler)
  }

  var top: HostScreen { window.topID.flatMap { screens[$0] } ?? HostScreen() }

  /// Removes the state of removed modules, and updates the focus of the screen on top.
  func follow() {
    let ids = (window.modules + window.keptModules).map(\.id)
    if screens.keys.contains(where: { !ids.contains($0) }) {
      screens = screens.filter { ids.contains($0.key) }
    }
    update { screen, scene in screen.follow(scene) }
  }

  /// Changes the screen on top, if there is a scene.
  @discardableResult
  func update<Value>(_ change: (inout HostScreen, Scene) -> Value) -> Value? {
    guard let id = window.topID, let scene = window.scene else { return nil }
    return change(&screens[id, default: HostScreen()], scene)
  }

  /// Changes the screen on top, draws it, and sends the resulting action, if any.
  func send(_ change: (inout HostScreen, Scene) -> UserAction?) {
    let action = update(change) ?? nil
    scheduler.schedule()
    if let action { tasks.send(action) }
  }

  /// Edits the text with the focus, that of a field if one has it, and sends the new text.
  func edit(_ change: (inout FieldEditor) -> Void) {
    let old = top
    send { screen, _ in screen.edit(change) }
    update { screen, scene in
      if let field = screen.field(of: scene) { screen.undoRefusedEdit(of: field, since: old) }
    }
  }

  /// Moves the focus to the first or the last row, and scrolls there.
  func jump(toEnd: Bool, in layout: HostLayout) {
    send { $0.focus(onLast: toEnd, of: $1) }
    // If nothing had to be loaded, the action has updated the scene.
    send { $0.jump(toEnd: toEnd, on: $1, in: layout) }
  }
}
