import Testing
import Viper
import ViperTesting

@testable import SampleDetail

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleDetailRouterTests {
  private let stage = SampleDetailStage()

  @Test func `Closing removes the router's own module, wherever it is on the stack`() async {
    let router = SampleDetailRouter(window: stage.window)
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.push(.stub("own", parts: [router]))
    await stage.window.push(.stub("above"))
    let above = stage.window.topID
    router.close()
    #expect(stage.window.depth == 2)
    #expect(stage.window.topID == above)
  }

  @Test func `The router does not retain its window`() {
    var window: Window? = Window()
    weak let weakWindow = window
    let router = window.map { SampleDetailRouter(window: $0) }
    window = nil
    #expect(weakWindow == nil)
    router?.close()
  }
}
