public import Entities
public import Viper

/// Says where the log-in leads: on by way of the output, back by way of the window.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@MainActor
public final class LoginRouter: LoginRouting {
  // Both own this router through the module: a strong edge back would keep all of them alive.
  private weak var window: Window?
  private weak var output: (any LoginOutput)?

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - window: Where the form is shown.
  ///   - output: Who knows where the person was heading.
  public init(window: Window, output: (any LoginOutput)?) {
    self.window = window
    self.output = output
  }

  public func finish(with session: any Session, greeting: String) async {
    await output?.login(didFinishWith: session, greeting: greeting)
  }

  public func close() async {
    // A log-in that is the root stays: its output is not told that it closed.
    guard window?.close(self) ?? false else { return }
    await output?.loginDidClose()
  }
}
