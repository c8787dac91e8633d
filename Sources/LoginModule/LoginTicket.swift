import MovieEntities
import Viper

/// The output of one log-in, which knows the object that requested it.
@MainActor
final class LoginTicket: LoginOutput {
  private(set) weak var asker: AnyObject?
  let onEnd: LoginDesk.EndHandler
  /// The log-in itself, while it is on the window.
  weak var module: Module?
  /// A task that tells the asker that the user went back or that the log-in was removed.
  var ending: Task<Void, Never>?
  private weak var desk: LoginDesk?

  init(asker: AnyObject?, onEnd: @escaping LoginDesk.EndHandler, desk: LoginDesk) {
    self.asker = asker
    self.onEnd = onEnd
    self.desk = desk
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    await desk?.finish(self, with: session, greeting: greeting)
  }

  func loginDidClose() async {
    await ending?.value
  }
}
