public import MovieEntities
public import Viper

/// Routes from the login to the next screen through the output, and back through the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class LoginRouter: LoginRouting {
  // Both own this router through the module: strong references would keep all of them alive.
  private weak var window: Window?
  private weak var output: (any LoginOutput)?

  /// Creates a router in a window, with the output that leads further, which is held weakly.
  public init(window: Window, output: (any LoginOutput)?) {
    self.window = window
    self.output = output
  }

  public func finish(with session: any Session, greeting: String) async {
    await output?.login(didFinishWith: session, greeting: greeting)
  }

  public func close() async {
    // A login that is the root is not removed, and its output is not told that it closed.
    guard window?.close(self) ?? false else { return }
    await output?.loginDidClose()
  }
}
