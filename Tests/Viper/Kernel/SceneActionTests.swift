import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct SceneActionTests {
  private let recorder = Recorder.make()

  private var actions: [Scene.Action] {
    [
      Scene.Action(Scene.Button(id: "add", label: "Add")) { [recorder] in recorder.record("add") },
      Scene.Action(Scene.Button(id: "copy", label: "Copy", effect: .copy("text"))),
    ]
  }

  @Test func `Pressing a button performs its action only`() async {
    await actions.perform("copy")
    await actions.perform("gone")
    recorder.expect()
    await actions.perform("add")
    recorder.expect("add")
  }

  @Test func `Only a failure that may be temporary can be retried`() async {
    func retry(_ failure: Failure?) -> [Scene.Action] {
      .retry(failure, label: "Retry") { [recorder] in recorder.record("retry") }
    }
    #expect(retry(nil).isEmpty)
    #expect(retry(Failure(code: "gone", message: "")).isEmpty)
    let action = retry(Failure(code: "offline", message: "", canRetry: true))
    #expect(action.map(\.button) == [Scene.Button(id: "retry", label: "Retry")])
    await action.perform("retry")
    recorder.expect("retry")
  }
}
