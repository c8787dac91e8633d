import LoginModule
import Testing
import Viper
import ViperTesting

@Suite("Log-in router")
@MainActor
struct LoginRouterTests {
  let recorder = Recorder { $0.record() }

  @Test("The end of a log-in is told to the output")
  func finish() async {
    let output = OutputSpy(recorder: recorder)
    let router = LoginRouter(window: Window(), output: output)
    await router.finish(with: session(), greeting: "Welcome, Neo.")
    recorder.expect("output.didFinish(s1, Welcome, Neo.)")
  }

  @Test("Closing takes the form from the window, and then tells the output")
  func close() async {
    let stage = Stage()
    await stage.open(view: .own)
    await stage.window.present(stage.module(view: .own))
    let output = OutputSpy(recorder: recorder, window: stage.window)
    await LoginRouter(window: stage.window, output: output).close()
    recorder.expect("output.didClose(depth 1)")
    #expect(stage.window.depth == 1)
    #expect(!stage.window.isPresenting)
  }

  @Test("The router keeps neither window nor output, and does nothing without them")
  func nobodyThere() async {
    var window: Window? = Window()
    var output: OutputSpy? = OutputSpy(recorder: recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { LoginRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.finish(with: session(), greeting: "Welcome, Neo.")
    await router?.close()
    recorder.expect()
  }

  @Test("A form that is the root stays, and its end is told all the same")
  func root() async {
    let stage = Stage()
    await stage.open(view: .own)
    let output = OutputSpy(recorder: recorder, window: stage.window)
    await LoginRouter(window: stage.window, output: output).close()
    recorder.expect("output.didClose(depth 1)")
  }

  @Test("Without a window the end of a log-in is told all the same")
  func noWindow() async {
    var window: Window? = Window()
    let output = OutputSpy(recorder: recorder)
    let router = window.map { LoginRouter(window: $0, output: output) }
    window = nil
    await router?.close()
    recorder.expect("output.didClose()")
  }

  @Test("Without an output a log-in leads nowhere, and closes all the same")
  func noOutput() async {
    let stage = Stage()
    await stage.open(view: .own)
    await stage.window.present(stage.module(view: .own))
    let router = LoginRouter(window: stage.window, output: nil)
    await router.finish(with: session(), greeting: "Welcome, Neo.")
    #expect(stage.window.depth == 2)
    await router.close()
    #expect(stage.window.depth == 1)
    recorder.expect()
  }
}
