import Testing
import Viper
import ViperTesting

@testable import MovieLogEntry
@testable import ViperTestSupport

@MainActor
struct LogEntryRouterTests {
  private let stage = LogEntryStage()

  @Test func `The screen below receives the notice when the form closes`() async {
    let router = LogEntryRouter(window: stage.window)
    await stage.window.replaceRoot(with: .spy("root", stage.recorder))
    await stage.window.push(.stub("own", parts: [router]))
    router.close(notice: "Logged.")
    stage.recorder.expect("root.onAppear", "root.onReappear(notice: Logged.)")
  }
}
