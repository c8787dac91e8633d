import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// A question that a module asks the user.
@MainActor
struct ConfirmationTests {
  private static let question = Confirmation(
    "Delete Nosferatu?", message: "The film cannot be restored.", confirm: "Delete",
    cancel: "Keep")

  private let window = Window()
  private let recorder = Recorder.make()
  private let gate = Gate()

  /// Shows a list that asks on `submit`, and then works until the gate opens.
  private func openList() async {
    await gate.open()
    let screen = StubScreen(
      "list",
      on: { [window, recorder, gate] _ in
        guard let list = window.modules.first else { return }
        let isConfirmed = await window.confirm(Self.question, for: list)
        recorder.record("confirmed: \(isConfirmed), canceled: \(Task.isCancelled)")
        await gate.pass()
        recorder.record("done")
      })
    await window.replaceRoot(with: Module(name: "list", screen: screen, parts: []))
  }

  @Test func `The question is shown with its buttons, the safe one first`() async {
    await openList()
    await window.send(.submit())
    #expect(
      window.scene?.text == """
        Delete Nosferatu?
        The film cannot be restored.
        [Keep] [Delete]
        """)
    #expect(window.scene?.name == Confirmation.screenName)
    #expect(window.isPresenting)
    await window.settled()
    recorder.expect()
    window.close()
    await recorder.expectNoLeftovers(in: window)
    recorder.expect("confirmed: false, canceled: true", "done")
  }

  @Test(
    arguments: [
      (.activate("confirm"), true), (.activate("cancel"), false), (.back, false),
    ] as [(UserAction, Bool)])
  func `An answer closes the question and continues the step, which the answer waits for`(
    action: UserAction, isConfirmed: Bool
  ) async {
    await openList()
    await window.send(.submit())
    await gate.close()
    let answering = window.begin(action)
    await gate.arrivals()
    #expect(window.depth == 1)
    recorder.expect("confirmed: \(isConfirmed), canceled: false")
    await gate.open()
    await answering.value
    recorder.expect("done")
    window.close()
    await recorder.expectNoLeftovers(in: window)
  }

  @Test func `Other actions leave the question open`() async {
    await openList()
    await window.send(.submit())
    for action in [.submit(), .activate("other"), .more] as [UserAction] {
      await window.send(action)
    }
    #expect(window.depth == 2)
    recorder.expect()
    window.close()
    await recorder.expectNoLeftovers(in: window)
    recorder.expect("confirmed: false, canceled: true", "done")
  }

  @Test func `Removing the question cancels it`() async {
    await openList()
    await window.send(.submit())
    window.pop()
    await window.settled()
    recorder.expect("confirmed: false, canceled: false", "done")
  }

  @Test func `Only the module on top can ask`() async throws {
    await openList()
    await window.push(.stub("above"))
    let list = try #require(window.modules.first)
    #expect(await window.confirm(Self.question, for: list) == false)
    #expect(window.depth == 2)
  }

  @Test func `A step that waits for another module's step also waits for its question`() async {
    let other = Window()
    await openList()
    await other.replaceRoot(
      with: .stub("other") {
      } on: { [window, recorder] _ in
        guard let list = window.modules.first else { return }
        await window.run(in: list) {
          recorder.record("confirmed: \(await window.confirm(Self.question, for: list))")
        }
        recorder.record("other is done")
      })
    await other.send(.submit())
    await other.settled()
    recorder.expect()
    await window.send(.activate("confirm"))
    await other.settled()
    recorder.expect("confirmed: true", "other is done")
  }

  @Test func `A canceled load cancels its question`() async {
    let latest = LatestTask()
    await window.replaceRoot(
      with: .stub("list") {
      } on: { [window, recorder] _ in
        guard let list = window.modules.first else { return }
        await latest.run {
          recorder.record("confirmed: \(await window.confirm(Self.question, for: list))")
        }
      })
    await window.send(.submit())
    latest.cancel()
    await Task.yield()
    while window.depth > 1 { await Task.yield() }
    await window.settled()
    recorder.expect("confirmed: false")
    #expect(window.depth == 1)
  }
}
