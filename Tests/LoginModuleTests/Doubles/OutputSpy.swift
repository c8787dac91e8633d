import Entities
import LoginModule
import Viper
import ViperTesting

/// Opens nothing, and notes what it was told; of a window also how deep that was at the end.
@MainActor
final class OutputSpy: LoginOutput {
  private let recorder: Recorder
  private weak var window: Window?

  init(recorder: Recorder, window: Window? = nil) {
    self.recorder = recorder
    self.window = window
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    recorder.record("output.didFinish(\(session.id), \(greeting))")
  }

  func loginDidClose() async {
    recorder.record("output.didClose(\(window.map { "depth \($0.depth)" } ?? ""))")
  }
}
