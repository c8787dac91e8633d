public import MovieEntities
public import Viper

/// Opens the next screen through the output, and closes the login through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class LoginRouter: LoginRouting {
  // Weak, because the window and the output own this router through the module.
  private weak var window: Window?
  private weak var output: (any LoginOutput)?

  /// Creates a router with a window and an output, which are held weakly.
  public init(window: Window, output: (any LoginOutput)?) {
    self.window = window
    self.output = output
  }

  public func finish(with session: any Session, greeting: String) async {
    await output?.login(didFinishWith: session, greeting: greeting)
  }

  public func close() async {
    // A root login is not closed, so don't notify its output.
    guard window?.close(self) ?? false else { return }
    await output?.loginDidClose()
  }
}
