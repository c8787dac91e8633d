import Testing
import Viper
import ViperTesting

@testable import LoginModule
@testable import ViperTestSupport

@MainActor
struct LoginRouterTests {
  let recorder = Recorder { $0.record() }

  /// Presents a module over a window's root, and returns a router with the output that closes it.
  private func presented(_ output: OutputSpy?, over window: Window) async -> LoginRouter {
    let router = LoginRouter(window: window, output: output)
    await window.replaceRoot(with: .stub("root"))
    await window.present(.stub("login", parts: [router]))
    return router
  }

  @Test func `A root form stays open, and the output is not notified`() async {
    let window = Window()
    let output = OutputSpy(recorder: recorder, window: window)
    let router = LoginRouter(window: window, output: output)
    await window.replaceRoot(with: .stub("login", parts: [router]))
    await router.close()
    #expect(window.depth == 1)
    recorder.expect()
  }

  @Test func `Without an output, a login closes and opens nothing`() async {
    let window = Window()
    let router = await presented(nil, over: window)
    await router.finish(with: session(), greeting: "Welcome, Neo.")
    #expect(window.depth == 2)
    await router.close()
    #expect(window.depth == 1)
    recorder.expect()
  }
}
