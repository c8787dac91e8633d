import ListOfMovies
import ViperTesting

/// Goes nowhere, and notes where it was sent.
@MainActor
final class RouterSpy: ListOfMoviesRouting {
  private let recorder: Recorder
  /// Who waits for a log-in; the list owns this router.
  private(set) weak var waiting: (any ListOfMoviesModuleInput)?

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func showMovie(id: Int) async {
    recorder.record("router.showMovie(id: \(id))")
  }

  func logIn(for list: any ListOfMoviesModuleInput) async {
    recorder.record("router.logIn")
    waiting = list
  }

  func close() {
    recorder.record("router.close()")
  }
}
