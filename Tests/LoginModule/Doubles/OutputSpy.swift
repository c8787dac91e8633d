import LoginModule
import MovieEntities
import Viper
import ViperTesting

@testable import ViperTestSupport

/// An output that records its calls and the window's depth, and can close the form.
@MainActor
final class OutputSpy: LoginOutput {
  private let spy: CallSpy
  private weak var window: Window?
  private let closes: Bool

  init(recorder: Recorder, window: Window? = nil, closes: Bool = false) {
    spy = CallSpy("output", recorder: recorder)
    self.window = window
    self.closes = closes
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    spy.record("didFinish(\(session.id), \(greeting))")
    if closes { window?.pop() }
  }

  func loginDidClose() async {
    spy.record("didClose(\(window.map { "depth \($0.depth)" } ?? ""))")
  }
}
