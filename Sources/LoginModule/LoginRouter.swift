import MovieEntities
import Viper

/// Opens the next screen through the output, and closes the login through the window.
@MainActor
final class LoginRouter: ModuleRouter, LoginRouting {
  private weak var output: (any LoginOutput)?

  init(window: Window, output: (any LoginOutput)?) {
    self.output = output
    super.init(window: window)
  }

  func finish(with session: any Session, greeting: String) async {
    await output?.login(didFinishWith: session, greeting: greeting)
  }

  func close() async {
    // A login at the root of the window stays open, so don't notify its output.
    guard window?.close(self) ?? false else { return }
    await output?.loginDidClose()
  }
}
