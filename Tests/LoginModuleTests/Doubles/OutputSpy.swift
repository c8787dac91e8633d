import Entities
import LoginModule
import ViperTesting

/// Opens nothing, and notes what it was told.
@MainActor
final class OutputSpy: LoginOutput {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    recorder.record("output.didFinish(\(session.id), \(greeting))")
  }
}
