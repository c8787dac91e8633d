public import MovieEntities
public import Viper

/// Opens the next screen through the output, and closes the login through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class LoginRouter: LoginRouting {
  // This reference is weak, because the window and the output indirectly own the router.
  private weak var window: Window?
  private weak var output: (any LoginOutput)?

  /// Creates a router that holds weak references to a window and an output.
  public init(window: Window, output: (any LoginOutput)?) {
    self.window = window
    self.output = output
  }

  public func finish(with session: any Session, greeting: String) async {
    await output?.login(didFinishWith: session, greeting: greeting)
  }

  public func close() async {
    // A login at the root of the window stays open, so don't notify its output.
    guard window?.close(self) ?? false else { return }
    await output?.loginDidClose()
  }
}
