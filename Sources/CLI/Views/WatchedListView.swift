import ListOfMovies
import Viper

/// A list, with somebody who is told of each update.
@MainActor
final class WatchedListView: ListOfMoviesScreen {
  private let view: any ListOfMoviesScreen
  private let onUpdate: () -> Void
  private var drawn: Scene?

  init(_ view: any ListOfMoviesScreen, _ onUpdate: @escaping @MainActor () -> Void) {
    self.view = view
    self.onUpdate = onUpdate
  }

  /// Drawn once for each update: a script looks at it more often than that.
  var scene: Scene {
    if let drawn { return drawn }
    let scene = view.scene
    drawn = scene
    return scene
  }

  func onAppear() async {
    await view.onAppear()
  }

  func on(_ action: UserAction) async {
    await view.on(action)
  }

  func update(_ state: ListOfMoviesState) {
    drawn = nil
    view.update(state)
    onUpdate()
  }
}
