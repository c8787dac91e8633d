import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Notifications when a login ends, whatever else is on the window.
@MainActor
struct LoginCoordinatorTests {
  private let window = Window()
  private let recorder = Recorder { $0.record() }
  private let logins: LoginCoordinator
  private let list = StubScreen("list")
  private let detail = StubScreen("detail")

  init() async {
    let (window, recorder) = (window, recorder)
    logins = LoginCoordinator(window: window) { input, output in
      .form(input, output, window: window)
    } onLogin: { session, greeting in
      recorder.record("onLogin(\(session.id), \(greeting))")
    }
    await window.replaceRoot(with: Module(name: "list", screen: list, parts: []))
    await window.push(Module(name: "detail", screen: detail, parts: []))
  }

  private func present(for requester: StubScreen?, _ name: String = "") async -> Bool {
    await logins.present(LoginInput(username: name), for: requester) { [recorder] in
      recorder.record("\(name).onEnd(isLoggedIn: \($0))")
    }
  }

  @Test func `The form covers the requester and has its given values`() async {
    #expect(await present(for: detail, "neo"))
    #expect(window.isPresenting)
    #expect(window.scenes.map(\.title) == ["Detail", "neo"])
  }

  @Test func `A login closes the form, and the requester continues`() async {
    logins.onGreeting = { [recorder] in recorder.record("onGreeting(\($0))") }
    _ = await present(for: detail, "a")
    await window.send(.submit())
    recorder.expect("onGreeting(Welcome.)", "a.onEnd(isLoggedIn: true)")
    #expect(window.isOnTop(detail))
    await recorder.expectNoLeftovers(in: window, whileOpen: true)
  }

  @Test func `Leaving the login notifies only the requester`() async {
    _ = await present(for: detail, "a")
    await window.present(.stub("help"))
    window.pop()
    await window.send(.back)
    recorder.expect("a.onEnd(isLoggedIn: false)")
    #expect(window.isOnTop(detail))
    await window.send(.back)
    recorder.expect()
  }

  @Test func `A login over another login ends both, and the first requester continues`() async {
    _ = await present(for: detail, "a")
    _ = await present(for: nil, "b")
    #expect(window.depth == 4)
    await window.send(.submit())
    recorder.expect("a.onEnd(isLoggedIn: true)")
    #expect(window.depth == 2)
    #expect(window.isOnTop(detail))
    await recorder.expectNoLeftovers(in: window, whileOpen: true)
  }

  @Test func `Of two requesters, the lower one continues first`() async {
    _ = await present(for: detail, "a")
    let page = StubScreen("page")
    await window.push(Module(name: "page", screen: page, parts: []))
    _ = await present(for: page, "b")
    await window.send(.submit())
    recorder.expect("a.onEnd(isLoggedIn: true)", "b.onEnd(isLoggedIn: true)")
    #expect(window.isOnTop(page))
    #expect(window.depth == 3)
  }

  @Test func `Leaving the upper login keeps the lower one, whose requester still waits`()
    async
  {
    _ = await present(for: detail, "a")
    _ = await present(for: nil, "b")
    await window.send(.back)
    recorder.expect()
    #expect(window.scene?.title == "a")
    await window.send(.submit())
    recorder.expect("a.onEnd(isLoggedIn: true)")
  }

  @Test func `A requester that is no longer on top gets no login`() async {
    #expect(await present(for: list, "a") == false)
    #expect(window.isOnTop(detail))
    recorder.expect()
  }

  @Test
  func `Without a requester, a login notifies the root router before the form closes`()
    async
  {
    #expect(await logins.present())
    await window.send(.submit())
    recorder.expect("onLogin(s1, Welcome.)")
    #expect(window.isPresenting)
  }

  @Test
  func `If the requester left with its root, the login has no requester`()
    async
  {
    _ = await present(for: detail, "a")
    await window.replaceRoot(with: .stub("other"))
    _ = await present(for: nil, "b")
    await window.send(.submit())
    recorder.expect("onLogin(s1, Welcome.)")
  }

  @Test
  func
    `If the requester has closed, the login is handled as if it had none`()
    async
  {
    _ = await present(for: detail, "a")
    window.close(detail)
    await window.send(.submit())
    recorder.expect("onLogin(s1, Welcome.)")
    #expect(window.isPresenting)
  }

  @Test
  func
    `The requester continues in its own step, which closing the login does not cancel`()
    async
  {
    _ = await logins.present(for: detail) { [recorder] _ in
      recorder.record("cancelled: \(Task.isCancelled)")
    }
    await window.send(.submit())
    recorder.expect("cancelled: false")
  }

  @Test func `A finished login leaves nothing behind and does not retain the requester`() async {
    _ = await present(for: detail, "a")
    await window.send(.back)
    recorder.expect("a.onEnd(isLoggedIn: false)")
    await recorder.expectNoLeftovers(in: window, whileOpen: true)
  }
}
