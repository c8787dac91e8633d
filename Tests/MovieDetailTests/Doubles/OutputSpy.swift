import MovieDetail
import ViperTesting

/// Opens nothing, and notes what it was told.
@MainActor
final class OutputSpy: MovieDetailOutput {
  private let recorder: Recorder
  private let desk: LoginDesk?

  init(recorder: Recorder, desk: LoginDesk? = nil) {
    self.recorder = recorder
    self.desk = desk
  }

  func movieDetail(didSelectMovie id: Int) async {
    recorder.record("output.didSelectMovie(\(id))")
  }

  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
    recorder.record("output.needsLogin")
    desk?.detail = detail
    return true
  }
}
