import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct RecorderTests {
  private final class Part {}

  private let problems = Findings()

  private func recorder() -> Recorder {
    Recorder(report: problems.add)
  }

  @Test func `A different order is reported with both lists`() {
    let recorder = recorder()
    recorder.record("two")
    recorder.record("one")
    recorder.expect("one", "two")
    #expect(
      problems.messages == [
        "Expected:\n  one\n  two\nActual:\n  two\n  one"
      ])
  }

  @Test func `A missing event is reported`() {
    let recorder = recorder()
    recorder.expect("one")
    #expect(problems.messages == ["Expected:\n  one\nActual:\n  (none)"])
  }

  @Test func `An unexpected event is reported`() {
    let recorder = recorder()
    recorder.record("one")
    recorder.expect()
    #expect(problems.messages == ["Expected:\n  (none)\nActual:\n  one"])
  }

  @Test func `An issue has the location of the comparison`() throws {
    let recorder = recorder()
    recorder.expect("one")
    let line = #line - 1
    let problem = try #require(problems.all.first)
    #expect(problem.fileID == "ViperTests/RecorderTests.swift")
    #expect("\(problem.filePath)".hasSuffix("/Kernel/RecorderTests.swift"))
    #expect(problem.line == line)
    #expect(problem.column == 20)
    #expect(
      problem.description
        == "ViperTests/RecorderTests.swift:\(line): Expected:\n  one\nActual:\n  (none)")
  }

  @Test func `A comparison can have the location of its caller`() throws {
    let recorder = recorder()
    recorder.expect("one", fileID: "Tests/List.swift", filePath: "/List.swift", line: 7, column: 3)
    #expect(problems.all.map(\.fileID) == ["Tests/List.swift"])
    #expect(problems.all.map { "\($0.filePath)" } == ["/List.swift"])
    #expect(problems.all.map(\.line) == [7])
    #expect(problems.all.map(\.column) == [3])
  }

  @Test func `Each event is compared once`() {
    let recorder = recorder()
    recorder.record("one")
    recorder.expect("one")
    recorder.expect()
    recorder.record("two")
    recorder.expect("two")
    #expect(problems.messages == [])
  }

  @Test func `Unexpected events are reported when the recorder is released`() {
    var recorder: Recorder? = recorder()
    recorder?.record("one")
    recorder?.expect("one")
    recorder?.record("two")
    recorder?.record("three")
    #expect(problems.messages == [])
    recorder = nil
    #expect(problems.messages == ["Unexpected events:\n  two\n  three"])
  }

  @Test func `Issues of a released recorder have the location of its creation`() {
    var recorder: Recorder? = Recorder(report: problems.add)
    let line = #line - 1
    recorder?.expect()
    recorder?.record("one")
    recorder = nil
    #expect(problems.all.map(\.line) == [line])
  }

  @Test func `A recorder that compares no events is released silently`() {
    var recorder: Recorder? = recorder()
    recorder?.record("one")
    recorder = nil
    #expect(problems.messages == [])
  }

  @Test func `Preparation is not recorded, but earlier events are`() async {
    let recorder = recorder()
    recorder.record("before")
    await recorder.unrecorded {
      recorder.record("opened")
      await recorder.unrecorded { recorder.record("moved") }
    }
    recorder.record("after")
    recorder.expect("before", "after")
    #expect(problems.messages == [])
  }

  @Test func `Unexpected events are reported where the recorder is finished`() {
    var recorder: Recorder? = recorder()
    recorder?.record("one")
    recorder?.finish()
    let line = #line - 1
    #expect(problems.messages == ["Unexpected events:\n  one"])
    #expect(problems.all.map(\.line) == [line])
    recorder = nil
    #expect(problems.all.count == 1)
  }

  @Test func `A finished recorder is released silently despite later events`() {
    var recorder: Recorder? = recorder()
    recorder?.record("one")
    recorder?.expect("one")
    recorder?.finish()
    recorder?.record("two")
    recorder = nil
    #expect(problems.messages == [])
  }

  @Test func `A call without a response is reported by name`() {
    recorder().unstubbed("interactor.movies(page: 2)")
    #expect(problems.all.map(\.line) == [#line - 1])
    #expect(problems.messages == ["No response was set for interactor.movies(page: 2)."])
  }

  @Test func `Leftovers are reported together`() async {
    let recorder = recorder()
    let window = Window()
    let held = (Part(), Window())
    await window.replaceRoot(with: .stub("list", parts: [held.0, held.1]))
    window.close()
    await recorder.expectNoLeftovers(in: window)
    #expect(
      problems.messages == [
        """
        Leaked by closed modules: list: Part, list: Window. Leave objects that are meant to outlive \
        the module out of 'parts'.
        """
      ])
    #expect(problems.all.map(\.line) == [#line - 8])
    withExtendedLifetime(held) {}
  }

  @Test func `A window that still shows something is a separate issue`() async {
    let recorder = recorder()
    let window = Window()
    await window.replaceRoot(with: .stub("list"))
    await recorder.expectNoLeftovers(in: window)
    #expect(
      problems.messages == [
        "The window is not empty. Close it before checking for leaks."
      ])
  }

  @Test func `An intentionally open window passes, but its leftovers don't`() async {
    let recorder = recorder()
    let window = Window()
    let part = Part()
    await window.replaceRoot(with: .stub("list"))
    await recorder.expectNoLeftovers(in: window, whileOpen: true)
    #expect(problems.messages == [])
    await window.push(.stub("detail", parts: [part]))
    window.pop()
    await recorder.expectNoLeftovers(in: window, whileOpen: true)
    #expect(problems.messages.map { $0.contains("modules: detail: Part.") } == [true])
    withExtendedLifetime(part) {}
  }

  @Test func `Remaining sleepers are reported, earliest first`() async {
    let clock = ManualClock()
    clock.advance(by: .seconds(1))
    let sleepers = [20, 10].map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }
    await clock.sleepers(2)
    recorder().expectNoSleepers(on: clock)
    #expect(
      problems.messages == [
        "Tasks still sleeping at 1.0 seconds, until: 11.0 seconds, 21.0 seconds"
      ])
    for sleeper in sleepers { sleeper.cancel() }
  }
}
