import Viper

/// The screens of a window's modules, by module.
@MainActor
struct HostScreens {
  var screens: [Module.ID: HostScreen] = [:]
  private let window: Window

  init(_ window: Window) {
    self.window = window
  }

  /// The screen on top.
  var top: HostScreen { window.topID.flatMap { screens[$0] } ?? HostScreen() }

  /// Removes the state of removed modules, and updates the focus of the screen on top.
  mutating func follow() {
    let ids = (window.modules + window.keptModules).map(\.id)
    if screens.keys.contains(where: { !ids.contains($0) }) {
      screens = screens.filter { ids.contains($0.key) }
    }
    update { screen, scene in screen.follow(scene) }
  }

  /// Changes the screen on top, if there is a scene.
  @discardableResult
  mutating func update<Value>(_ change: (inout HostScreen, Scene) -> Value) -> Value? {
    guard let id = window.topID, let scene = window.scene else { return nil }
    return change(&screens[id, default: HostScreen()], scene)
  }
}
