import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Notifying a module that it is on top again.
@MainActor
struct WindowReappearTests {
  private let window = Window()
  private let recorder = Recorder.make()

  init() async {
    await window.replaceRoot(with: .spy("list", recorder))
    recorder.expect("list.onAppear")
  }

  @Test func `Closing a pushed module notifies the one below`() async {
    await window.push(.stub("detail"))
    window.pop()
    recorder.expect("list.onReappear")
  }

  @Test func `Closing a presented module notifies only its output`() async {
    await window.present(.stub("login"))
    window.pop()
    recorder.expect()
  }

  @Test func `The module below receives the notice of the one that closes, once`() async {
    let detail = Module.stub("detail")
    await window.push(detail)
    #expect(window.close(detail, notice: "Saved"))
    #expect(!window.close(detail, notice: "Saved again"))
    await window.goOnAndBack()
    recorder.expect("list.onReappear(notice: Saved)", "list.onReappear")
  }

  @Test func `A router closes its module with a notice`() async {
    let router = ModuleRouter(window: window)
    await window.push(.stub("detail", parts: [router]))
    router.close(notice: "Saved")
    recorder.expect("list.onReappear(notice: Saved)")
  }

  @Test func `A notice is received by a screen that does not handle notices`() async {
    let window = Window()
    await window.replaceRoot(
      with: .stub("root", onReappear: { [recorder] in recorder.record("root.onReappear") }))
    await window.goOnAndBack(notice: "Saved")
    recorder.expect("root.onReappear")
  }

  @Test func `The notice of a module that is not on top is dropped`() async {
    let detail = Module.stub("detail")
    await window.push(detail)
    await window.push(.stub("other"))
    window.close(detail, notice: "Saved")
    recorder.expect()
    window.pop()
    recorder.expect("list.onReappear")
  }

  @Test func `The notice of a presented module is dropped`() async {
    let login = Module.stub("login")
    await window.present(login)
    window.close(login, notice: "Saved")
    await window.goOnAndBack()
    recorder.expect("list.onReappear")
  }

  @Test func `A notice is dropped with the module below`() async {
    let (root, form) = (Module.spy("root", recorder), Module.stub("form"))
    await window.push(form)
    await window.replaceRoot(with: root)
    #expect(!window.close(form, notice: "Saved"))
    await window.goOnAndBack()
    recorder.expect("root.onAppear", "root.onReappear")
  }

  @Test func `A notice waits until the module below is on top`() async {
    let form = Module.stub("form")
    await window.push(form)
    window.onChange = { [weak window] in
      window?.onChange = nil
      if let window { Task.immediate { await window.push(.stub("other")) } }
    }
    window.close(form, notice: "Saved")
    recorder.expect()
    window.pop()
    recorder.expect("list.onReappear(notice: Saved)")
  }

  @Test func `Opening a module does not count as reappearing`() async {
    await window.push(.stub("detail"))
    await window.push(.stub("other"))
    await window.replaceRoot(with: .stub("root"))
    recorder.expect()
  }

  @Test func `popToRoot notifies the root once`() async {
    for _ in 1...3 { await window.push(.spy("detail", recorder)) }
    await window.present(.stub("login"))
    recorder.expect("detail.onAppear", "detail.onAppear", "detail.onAppear")
    window.popToRoot()
    recorder.expect("list.onReappear")
  }

  @Test func `popToRoot from only a login does not notify the root`() async {
    await window.present(.stub("login"))
    window.popToRoot()
    recorder.expect()
  }

  @Test func `A module is notified once it is on top`() async {
    let detail = Module.stub("detail")
    await window.push(detail)
    await window.present(.stub("login"))
    window.close(detail)
    recorder.expect()
    window.pop()
    recorder.expect("list.onReappear")
  }

  @Test func `An action that goes back returns when the screen below has settled`() async {
    let (window, gate) = (Window(), Gate())
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: { [recorder] in
        await gate.pass()
        recorder.record("settled")
      })
    await window.push(.stub("detail", leaving: window))
    let back = Task {
      await window.send(.back)
      recorder.record("returned")
    }
    await gate.arrivals()
    recorder.expect()
    await gate.open()
    await back.value
    recorder.expect("settled", "returned")
  }

  @Test
  func `A screen can act while it reappears without waiting for itself`() async {
    let window = Window()
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: { [recorder] in
        await window.send(.refresh)
        recorder.record("settled")
      } on: { [recorder] action in
        await Task.yield()
        recorder.record("\(action)")
      })
    await window.goOnAndBack()
    recorder.expect("refresh", "settled")
    window.close()
  }

  @Test func `A reappearance ends with its module`() async {
    let (window, gate) = (Window(), Gate())
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: { [recorder] in
        await gate.pass()
        recorder.record("cancelled: \(Task.isCancelled)")
      })
    await window.push(.stub("detail", leaving: window))
    let back = window.begin(.back)
    await gate.arrivals()
    window.close()
    await gate.open()
    await back.value
    recorder.expect("cancelled: true")
  }
}
