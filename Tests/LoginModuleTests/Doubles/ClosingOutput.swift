import Entities
import LoginModule
import Viper
import ViperTesting

/// Closes the form once it is told that the person is logged in, as an app does.
@MainActor
final class ClosingOutput: LoginOutput {
  private let window: Window
  private let recorder: Recorder

  init(window: Window, recorder: Recorder) {
    self.window = window
    self.recorder = recorder
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    recorder.record("output.didFinish(\(session.id), \(greeting))")
    window.pop()
  }

  func loginDidClose() async {
    recorder.record("output.didClose()")
  }
}
