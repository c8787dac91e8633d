import Testing
import Viper
import ViperTesting

@testable import LogEntry
@testable import ViperTestSupport

@MainActor
struct LogEntryRouterTests {
  private let stage = LogEntryStage()

  @Test func `The output receives the notice before the form closes`() async {
    let output = stage.parts.router()
    let router = LogEntryRouter(window: stage.window, output: output)
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.push(.stub("own", parts: [router]))
    await router.finish(with: "Logged.")
    stage.recorder.expect("router.didSave(logged)")
    #expect(stage.window.scene?.name == "root")
  }
}
