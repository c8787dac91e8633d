import MovieDetail
import ViperTesting

/// Goes nowhere, and notes where it was sent.
@MainActor
final class RouterSpy: MovieDetailRouting {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func showMovie(id: Int) async {
    recorder.record("router.showMovie(id: \(id))")
  }

  func close() {
    recorder.record("router.close()")
  }
}
