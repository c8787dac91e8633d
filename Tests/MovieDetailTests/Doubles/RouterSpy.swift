import MovieDetail
import ViperTesting

/// Goes nowhere, and notes where it was sent.
@MainActor
final class RouterSpy: MovieDetailRouting {
  private let recorder: Recorder
  private let desk: LoginDesk

  init(recorder: Recorder, desk: LoginDesk) {
    self.recorder = recorder
    self.desk = desk
  }

  func showMovie(id: Int) async {
    recorder.record("router.showMovie(id: \(id))")
  }

  func logIn(for detail: any MovieDetailModuleInput) async -> Bool {
    recorder.record("router.logIn")
    desk.detail = detail
    return desk.isOpen
  }

  func close() {
    recorder.record("router.close()")
  }
}
