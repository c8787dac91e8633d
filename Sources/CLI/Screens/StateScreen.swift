import Viper

/// A screen that keeps its last state, so that a command can encode it.
///
/// For a terminal, it forwards each state to the module's own view, whose scene is drawn.
@MainActor
final class StateScreen<State>: Screen {
  private(set) var state: State
  private(set) var textScreen: (any TextScreen)?
  private var appear: @MainActor () async -> Void = {}
  private var show: @MainActor (State) -> Void = { _ in }

  init(_ state: State) {
    self.state = state
  }

  /// Connects the screen with its presenter.
  ///
  /// - Parameter appear: A closure that tells the presenter that the screen has appeared.
  func connect(_ appear: @escaping @MainActor () async -> Void) {
    self.appear = appear
  }

  /// Connects the screen with its presenter through the module's own view.
  ///
  /// - Parameters:
  ///   - view: The module's own view.
  ///   - show: A closure that forwards a state to that view.
  func connect(_ view: any Screen, show: @escaping @MainActor (State) -> Void) {
    textScreen = view.textScreen
    self.show = show
    appear = { await view.onAppear() }
  }

  func onAppear() async {
    await appear()
  }

  func update(_ state: State) {
    self.state = state
    show(state)
  }
}
