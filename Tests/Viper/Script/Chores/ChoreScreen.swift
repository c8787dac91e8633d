import Viper

/// A screen with one chore.
@MainActor
final class ChoreScreen: TextScreen {
  private let chore: String
  private weak var window: Window?

  init(chore: String, window: Window) {
    self.chore = chore
    self.window = window
  }

  var scene: Scene { Scene(name: "chore", title: chore) }

  func onAppear() async {}

  func on(_ action: UserAction) async {
    if action == .back { window?.close(self) }
  }
}
