import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct AbandonedLoginTests {
  private let window = Window()
  private let recorder = Recorder { $0.record() }
  private let list = StubScreen("list")
  private let detail = StubScreen("detail")

  private func coordinator(
    onLogin: @escaping @MainActor () async -> Void = {}
  ) async -> LoginCoordinator {
    let (window, recorder) = (window, recorder)
    await window.replaceRoot(with: Module(name: "list", screen: list, parts: []))
    await window.push(Module(name: "detail", screen: detail, parts: []))
    return LoginCoordinator(window: window) { input, output in
      .form(input, output, window: window)
    } onLogin: { _, _ in
      recorder.record("onLogin")
      await onLogin()
    }
  }

  @Test
  func `A login stays open until its handler runs if its requester has left`()
    async
  {
    let window = window
    let logins = await coordinator { window.pop() }
    await logins.present(for: detail) { [recorder] in recorder.record("onEnd(\($0))") }
    // This test keeps `detail` (the screen) alive, as a running step would.
    window.close(detail)
    #expect(window.depth == 2)
    await window.push(.stub("extra"))
    window.pop()
    await window.send(.submit())
    recorder.expect("onLogin")
    #expect(window.depth == 1)
    #expect(window.isOnTop(list))
  }

  @Test func `The login handler closes only the form, even over two screens`() async {
    let window = window
    let logins = await coordinator { window.pop() }
    let other = StubScreen("other")
    await window.push(Module(name: "other", screen: other, parts: []))
    await logins.present(for: other) { [recorder] in recorder.record("onEnd(\($0))") }
    window.close(other)
    await window.send(.submit())
    recorder.expect("onLogin")
    // Only the form has closed.
    #expect(window.isOnTop(detail))
  }

  @Test func `A login popped by the host notifies its requester`() async {
    let logins = await coordinator()
    await logins.present(for: detail) { [recorder] in recorder.record("onEnd(\($0))") }
    window.pop()
    recorder.expect("onEnd(false)")
  }

  @Test func `A login removed by popToRoot notifies its requester, the root`()
    async
  {
    let logins = await coordinator()
    window.pop()
    await logins.present(for: list) { [recorder] in recorder.record("onEnd(\($0))") }
    window.popToRoot()
    recorder.expect("onEnd(false)")
  }

  @Test
  func `A removed login does not receive a later login's success`()
    async
  {
    let (window, recorder) = (window, recorder)
    await window.replaceRoot(with: Module(name: "list", screen: list, parts: []))
    var kept: [Module] = []
    let logins = LoginCoordinator(window: window) { input, output in
      let module = Module.form(input, output, window: window)
      kept.append(module)
      return module
    } onLogin: { _, _ in
      recorder.record("onLogin")
    }
    await logins.present(for: list) { recorder.record("onEnd(\($0))") }
    window.pop()
    await logins.present()
    await window.send(.submit())
    // The first requester was notified of the removal, and not of the later success.
    recorder.expect("onEnd(false)", "onLogin")
    _ = kept
  }

  @Test func `The coordinator drops a change from a closed requester`() async {
    let logins = await coordinator()
    weak var held: StubScreen?
    do {
      let part = StubScreen("part")
      held = part
      await logins.present(for: detail) { _ in _ = part }
    }
    window.close()
    #expect(held == nil)
  }
}
