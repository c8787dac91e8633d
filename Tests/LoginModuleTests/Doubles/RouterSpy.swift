import Entities
import LoginModule
import ViperTesting

/// Goes nowhere, and notes where it was sent.
@MainActor
final class RouterSpy: LoginRouting {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func finish(with session: any Session, greeting: String) async {
    recorder.record("router.finish(\(session.id), \(greeting))")
  }

  func close() async {
    recorder.record("router.close()")
  }
}
