import MovieDetail
import ViperTesting

/// Opens nothing, and notes what it was told.
@MainActor
final class OutputSpy: MovieDetailOutput {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func movieDetail(didSelectMovie id: Int) async {
    recorder.record("output.didSelectMovie(\(id))")
  }
}
