import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// Screens that act, go back, and replace each other while they appear and reappear.
@MainActor
struct WindowOverlapTests {
  private let window = Window()
  private let recorder = Recorder.make()

  @Test func `Send waits for the screen that a reappearance returns to`() async {
    let gate = Gate()
    await window.replaceRoot(
      with: .stub("root") {
      } onReappear: { [recorder] in
        await gate.pass()
        recorder.record("root settled")
      })
    await window.push(
      .stub("list") {
      } onReappear: { [window] in
        window.pop()
      })
    await window.push(.stub("detail", leaving: window))
    let back = Task {
      await window.send(.back)
      recorder.record("returned")
    }
    await gate.arrivals()
    await Task.yield()
    await gate.open()
    await back.value
    await Task.yield()
    recorder.expect("root settled", "returned")
    window.close()
  }

  @Test func `A reappearance in one window can wait for one in another`() async {
    let other = Window()
    await other.replaceRoot(
      with: .stub("other root") {
      } onReappear: { [recorder] in
        await Task.yield()
        recorder.record("other settled")
      })
    await other.push(.stub("other detail", leaving: other))
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: { [recorder] in
        await other.send(.back)
        recorder.record("list settled")
      })
    await window.goOnAndBack()
    await Task.yield()
    recorder.expect("other settled", "list settled")
    window.close()
    other.close()
  }

  @Test func `An action does not wait for a screen that is no longer on top`() async {
    let gate = Gate()
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: {
        await gate.pass()
      } on: { [window, recorder] action in
        if action == .more { await window.push(.spy("page", recorder)) }
      })
    await window.push(.stub("detail", leaving: window))
    let back = window.begin(.back)
    await gate.arrivals()
    let more = window.begin(.more)
    let refresh = Task {
      await window.send(.refresh)
      recorder.record("returned")
    }
    await Task.yield()
    recorder.expect("page.onAppear", "page.refresh", "returned")
    await recorder.unrecorded {
      await gate.open()
      await back.value
      await more.value
      await refresh.value
    }
    window.close()
  }

  @Test func `popToRoot during a reappearance notifies the root once`() async {
    await recorder.unrecorded {
      await window.replaceRoot(with: .spy("root", recorder))
      await window.push(.spy("middle", recorder))
    }
    await window.push(
      .stub("list") {
      } onReappear: { [window] in
        window.popToRoot()
      })
    await window.push(.stub("detail", leaving: window))
    await window.send(.back)
    recorder.expect("root.onReappear")
    #expect(window.depth == 1)
  }

  @Test func `Popping in onChange notifies each revealed screen at most once, and the top`()
    async
  {
    await recorder.unrecorded {
      await window.replaceRoot(with: .spy("root", recorder))
      await window.push(.spy("middle", recorder))
      await window.push(.spy("top", recorder))
    }
    var popped = false
    window.onChange = { [window] in
      guard !popped else { return }
      popped = true
      window.pop()
    }
    window.pop()
    recorder.expect("root.onReappear")
    window.onChange = nil
  }

  @Test func `replaceRoot works during a reappearance`() async {
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: { [window, recorder] in
        await window.replaceRoot(with: .spy("other", recorder))
        recorder.record("list cancelled: \(Task.isCancelled)")
      })
    await window.goOnAndBack()
    recorder.expect("other.onAppear", "list cancelled: true")
    #expect(window.depth == 1)
  }

  @Test func `An action does not wait for a removed screen`() async {
    let gate = Gate()
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: {
        await gate.pass(ignoringCancellation: true)
      })
    await window.push(.stub("detail", leaving: window))
    let back = window.begin(.back)
    await gate.arrivals()
    await window.replaceRoot(with: .spy("root", recorder))
    let refresh = Task {
      await window.send(.refresh)
      recorder.record("returned")
    }
    await Task.yield()
    recorder.expect("root.onAppear", "root.refresh", "returned")
    await recorder.unrecorded {
      await gate.open()
      await back.value
      await refresh.value
    }
    window.close()
  }

  @Test func `A reappearance that is not awaited leaves nothing behind`() async {
    await window.replaceRoot(with: .spy("list", recorder))
    await window.push(.stub("detail"))
    window.pop()
    window.close()
    await recorder.expectNoLeftovers(in: window)
  }

  @Test func `Send waits for the root that a reappearance shows`() async {
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: { [window, recorder] in
        await window.replaceRoot(
          with: .stub("other") {
            await Task.yield()
            recorder.record("other settled")
          })
      })
    await window.goOnAndBack()
    recorder.expect("other settled")
    window.close()
  }
}
