import Viper
import ViperTesting
import Wording

@testable import MovieDetail

/// The module's own view, with a note of each state that it is given.
@MainActor
final class ViewSpy: MovieDetailScreen {
  private let recorder: Recorder
  private let view: MovieDetailView

  init(recorder: Recorder, presenter: any MovieDetailPresentable, words: Words) {
    self.recorder = recorder
    view = MovieDetailView(presenter: presenter, words: words)
  }

  var scene: Scene { view.scene }

  func update(_ state: MovieDetailState) {
    recorder.record("view.update(\(spelled(state)))")
    view.update(state)
  }

  func onAppear() async {
    await view.onAppear()
  }

  func on(_ action: UserAction) async {
    await view.on(action)
  }
}
