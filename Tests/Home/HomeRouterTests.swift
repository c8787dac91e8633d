import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import Home
@testable import ViperTestSupport

@MainActor
struct HomeRouterTests {
  private let stage = HomeStage()

  @Test func `Closing removes the router's own module, wherever it is on the stack`() async {
    let router = HomeRouter(window: stage.window, output: nil)
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.push(.stub("own", parts: [router]))
    await stage.window.push(.stub("above"))
    let above = stage.window.topID
    router.close()
    #expect(stage.window.depth == 2)
    #expect(stage.window.topID == above)
  }

  @Test func `The router retains neither its window nor its output`() async {
    var window: Window? = Window()
    var output: CallSpy? = stage.parts.router()
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { HomeRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.log(MovieSummary(id: 1, title: "First")) { _ in }
    router?.close()
    stage.recorder.expect()
  }
}
