import ListOfMovies
import Viper
import ViperTesting
import Wording

/// The module's own view, with a note of each state that it is given.
@MainActor
final class ViewSpy: ListOfMoviesScreen {
  private let recorder: Recorder
  private let view: any ListOfMoviesScreen
  /// What it was given last, for what events do not spell out.
  private(set) var state = ListOfMoviesState.idle

  init(recorder: Recorder, presenter: any ListOfMoviesPresentable, words: Words) {
    self.recorder = recorder
    view = ListOfMoviesAssembler.ownView(of: presenter, words: words)
  }

  var scene: Scene { view.scene }

  func update(_ state: ListOfMoviesState) {
    recorder.record("view.update(\(spelled(state)))")
    self.state = state
    view.update(state)
  }

  func onAppear() async {
    await view.onAppear()
  }

  func on(_ action: UserAction) async {
    await view.on(action)
  }
}
