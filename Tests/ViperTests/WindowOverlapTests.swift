import Testing
import Viper
import ViperTesting

/// Screens that act, go back and replace each other while they appear and reappear.
@MainActor
struct WindowOverlapTests {
  private let window = Window()
  private let recorder = Recorder.make()

  /// overwrites the newer reappearance.
  @Test func `Send waits for the screen that a reappearance leads back to`() async {
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
    await window.push(
      .stub("detail") {
      } on: { [window] _ in
        window.pop()
      })
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

  @Test func `A reappearance in one window may wait for one in another`() async {
    let other = Window()
    await other.replaceRoot(
      with: .stub("other root") {
      } onReappear: { [recorder] in
        await Task.yield()
        recorder.record("other settled")
      })
    await other.push(
      .stub("other detail") {
      } on: { [other] _ in
        other.pop()
      })
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: { [recorder] in
        await other.send(.back)
        recorder.record("list settled")
      })
    await window.push(
      .stub("detail") {
      } on: { [window] _ in
        window.pop()
      })
    await window.send(.back)
    await Task.yield()
    recorder.expect("other settled", "list settled")
    window.close()
    other.close()
  }

  @Test func `An action waits for no screen that is not on top any more`() async {
    let gate = Gate()
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: {
        await gate.pass()
      } on: { [window, recorder] action in
        if action == .more { await window.push(.spy("page", recorder)) }
      })
    await window.push(
      .stub("detail") {
      } on: { [window] _ in
        window.pop()
      })
    let back = window.begin(.back)
    await gate.arrivals()
    let more = window.begin(.more)
    let refresh = Task {
      await window.send(.refresh)
      recorder.record("returned")
    }
    await Task.yield()
    recorder.expect("page.onAppear", "page.refresh", "returned")
    await gate.open()
    await back.value
    await more.value
    await refresh.value
    recorder.forget()
    window.close()
  }

  @Test func `A root whose cover has become the root is presented over nothing`() async {
    let list = Module.stub("list")
    await window.replaceRoot(with: list)
    await window.present(.stub("login"))
    window.close(list)
    #expect(!window.isPresenting)
  }

  @Test func `PopToRoot from inside a reappearance wakes the root once`() async {
    await window.replaceRoot(with: .spy("root", recorder))
    await window.push(.spy("middle", recorder))
    await window.push(
      .stub("list") {
      } onReappear: { [window] in
        window.popToRoot()
      })
    await window.push(
      .stub("detail") {
      } on: { [window] _ in
        window.pop()
      })
    recorder.forget()
    await window.send(.back)
    recorder.expect("root.onReappear")
    #expect(window.depth == 1)
  }

  @Test func `Popping inside onChange wakes each revealed screen at most once, the top at least`()
    async
  {
    await window.replaceRoot(with: .spy("root", recorder))
    await window.push(.spy("middle", recorder))
    await window.push(.spy("top", recorder))
    recorder.forget()
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

  @Test func `ReplaceRoot from inside a reappearance`() async {
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: { [window, recorder] in
        await window.replaceRoot(with: .spy("other", recorder))
        recorder.record("list cancelled: \(Task.isCancelled)")
      })
    await window.push(
      .stub("detail") {
      } on: { [window] _ in
        window.pop()
      })
    await window.send(.back)
    recorder.expect("other.onAppear", "list cancelled: true")
    #expect(window.depth == 1)
  }

  @Test func `A root that replaces itself at once`() async {
    var changes: [String] = []
    window.onChange = { [weak window] in changes.append(window?.scene?.name ?? "nil") }
    let result = await window.replaceRoot(
      with: .stub("first") { [window] in
        await window.replaceRoot(with: .stub("second"))
      })
    #expect(result)
    #expect(changes == ["second"])
    window.onChange = nil
  }

  @Test func `The announcement of a new top that is covered at once`() async {
    var changes: [String] = []
    window.onChange = { [weak window] in changes.append(window?.scene?.name ?? "nil") }
    await window.replaceRoot(with: .stub("list"))
    await window.push(
      .stub("detail") { [window] in
        await window.push(.stub("page"))
      })
    #expect(changes == ["list", "page"])
    window.onChange = nil
  }

  @Test func `An action waits for no screen that has left`() async {
    let gate = Gate()
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: {
        await gate.pass(ignoringCancellation: true)
      })
    await window.push(
      .stub("detail") {
      } on: { [window] _ in
        window.pop()
      })
    let back = window.begin(.back)
    await gate.arrivals()
    await window.replaceRoot(with: .spy("root", recorder))
    let refresh = Task {
      await window.send(.refresh)
      recorder.record("returned")
    }
    await Task.yield()
    recorder.expect("root.onAppear", "root.refresh", "returned")
    await gate.open()
    await back.value
    await refresh.value
    recorder.forget()
    window.close()
  }

  @Test func `A reappearance that nobody waited for leaves nothing behind`() async {
    await window.replaceRoot(with: .spy("list", recorder))
    await window.push(.stub("detail"))
    window.pop()
    window.close()
    recorder.forget()
    recorder.expectNoLeftovers(in: window)
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
    await window.push(
      .stub("detail") {
      } on: { [window] _ in
        window.pop()
      })
    await window.send(.back)
    recorder.expect("other settled")
    window.close()
  }

  @Test(.timeLimit(.minutes(1)))
  func `A screen that acts while it reappears does not wait for itself`() async {
    await window.replaceRoot(
      with: .stub("list") {
      } onReappear: { [window, recorder] in
        await window.send(.refresh)
        recorder.record("settled")
      } on: { [recorder] action in
        await Task.yield()
        recorder.record("\(action)")
      })
    await window.push(
      .stub("detail") {
      } on: { [window] _ in
        window.pop()
      })
    await window.send(.back)
    recorder.expect("refresh", "settled")
    window.close()
  }

  @Test func `Send waits for the screen that a reappearance leads back to later`() async {
    await window.replaceRoot(
      with: .stub("root") {
      } onReappear: { [recorder] in
        await Task.yield()
        recorder.record("root settled")
      })
    await window.push(
      .stub("list") {
      } onReappear: { [window] in
        await Task.yield()
        window.pop()
      })
    await window.push(
      .stub("detail") {
      } on: { [window] _ in
        window.pop()
      })
    await window.send(.back)
    recorder.record("returned")
    await Task.yield()
    recorder.expect("root settled", "returned")
    window.close()
  }

  private class Base: Screen {
    func onAppear() async {}
  }

  private final class Sub: Base, TextScreen {
    let scene = Scene(name: "sub", title: "Sub")
    func on(_ action: UserAction) async {}
  }

  @Test func `A subclass that is a TextScreen has a scene`() async {
    await window.replaceRoot(with: Module(name: "sub", screen: Sub(), parts: []))
    #expect(window.scene?.name == "sub")
  }

  private struct Group: Composite {
    let parts: [AnyObject]
  }

  @Test func `A module is known by an object in a struct part`() async {
    let inner = StubScreen("inner")
    await window.replaceRoot(with: .stub("list", parts: [Group(parts: [inner])]))
    #expect(window.isOnTop(inner))
    #expect(await window.run(in: inner) {})
  }
}
