import ListOfMovies
import LoginModule
import MovieDetail
import Viper

/// A view of a module, with somebody who is told of each update.
@MainActor
final class WatchedView<State>: Screen {
  private let screen: any Screen
  private let show: (State) -> Void
  private let onUpdate: () -> Void
  private var drawn: Scene?

  /// - Parameters:
  ///   - screen: The view.
  ///   - show: Gives the view a state.
  ///   - onUpdate: Is called after the view has it.
  init(
    _ screen: any Screen, show: @escaping @MainActor (State) -> Void,
    onUpdate: @escaping @MainActor () -> Void
  ) {
    self.screen = screen
    self.show = show
    self.onUpdate = onUpdate
  }

  /// Drawn once for each update: a script looks at it more often than that.
  var scene: Scene {
    if let drawn { return drawn }
    let scene = screen.scene
    drawn = scene
    return scene
  }

  func onAppear() async {
    await screen.onAppear()
  }

  func on(_ action: UserAction) async {
    await screen.on(action)
  }

  func update(_ state: State) {
    drawn = nil
    show(state)
    onUpdate()
  }
}

extension WatchedView: ListOfMoviesUI where State == ListOfMoviesState {}
extension WatchedView: MovieDetailUI where State == MovieDetailState {}
extension WatchedView: LoginUI where State == LoginState {}
