import Viper

/// Reports misuses of a host to `ViperDiagnostics`, at the place where the host was created.
@MainActor
struct HostMisuse {
  private let finding: @MainActor (String) -> Diagnostic
  /// The buttons that have been reported, each with the name of its screen.
  private var reported: Set<[String]> = []

  init(_ finding: @escaping @MainActor (String) -> Diagnostic) {
    self.finding = finding
  }

  /// Reports a window that has a host already.
  func report(_ window: Window) {
    guard window.onChange != nil else { return }
    ViperDiagnostics.handler?(
      finding("The window has a host already, which draws nothing more from now on."))
  }

  /// Reports each button whose key is taken, once.
  mutating func report(_ keymap: HostKeymap) {
    guard let handler = ViperDiagnostics.handler, let scene = keymap.scene else { return }
    for button in keymap.shadowedButtons {
      guard let key = button.key, reported.insert([scene.name, button.id]).inserted else {
        continue
      }
      handler(
        finding(
          "The key '\(key)' of the button '\(button.id)' on '\(scene.name)' is taken: choose another."
        ))
    }
  }
}
