import MovieEntities
import Viper
import ViperTesting

@testable import LoginModule

extension Module {
  /// Creates a form that logs in when submitted, and closes when the user goes back.
  static func form(
    _ input: LoginInput, _ output: any LoginOutput, window: Window
  ) -> Module {
    let router = LoginRouter(window: window, output: output)
    let screen = StubScreen("login") {
    } on: { action in
      switch action {
      case .submit: await router.finish(with: session(), greeting: "Welcome.")
      case .back: await router.close()
      default: break
      }
    }
    screen.scene.title = input.username
    return Module(name: "login", screen: screen, parts: [router])
  }
}
