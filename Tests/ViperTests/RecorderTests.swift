import Synchronization
import Testing
import Viper
import ViperTesting

@MainActor
struct RecorderTests {
  /// What a recorder reported.
  private final class Reports: Sendable {
    private let list = Mutex<[String]>([])
    var texts: [String] { list.withLock(\.self) }
    func note(_ text: String) { list.withLock { $0.append(text) } }
  }

  private let reports = Reports()

  private func recorder() -> Recorder {
    Recorder { [reports] in reports.note($0) }
  }

  @Test func `What happened in the expected order is no problem`() {
    let recorder = recorder()
    recorder.record("one")
    recorder.record("two")
    recorder.expect("one", "two")
    #expect(reports.texts == [])
  }

  @Test func `Another order is reported with both lists`() {
    let recorder = recorder()
    recorder.record("two")
    recorder.record("one")
    recorder.expect("one", "two", file: "Tests.swift", line: 7)
    #expect(
      reports.texts == [
        "Tests.swift:7: expected:\n  one\n  two\nHappened:\n  two\n  one"
      ])
  }

  @Test func `What did not happen is reported`() {
    let recorder = recorder()
    recorder.expect("one", file: "Tests.swift", line: 7)
    #expect(reports.texts == ["Tests.swift:7: expected:\n  one\nHappened:\n  nothing"])
  }

  @Test func `What happened unexpectedly is reported`() {
    let recorder = recorder()
    recorder.record("one")
    recorder.expect(file: "Tests.swift", line: 7)
    #expect(reports.texts == ["Tests.swift:7: expected:\n  nothing\nHappened:\n  one"])
  }

  @Test func `A report says where the comparison stands`() throws {
    let recorder = recorder()
    recorder.expect("one")
    let line = #line - 1
    let text = try #require(reports.texts.first)
    #expect(text.hasPrefix("ViperTests/RecorderTests.swift:\(line): expected:"))
  }

  @Test func `An event is compared once`() {
    let recorder = recorder()
    recorder.record("one")
    recorder.expect("one")
    recorder.expect()
    recorder.record("two")
    recorder.expect("two")
    #expect(reports.texts == [])
  }

  @Test func `What nobody expected is reported when the recorder goes`() {
    var recorder: Recorder? = recorder()
    recorder?.record("one")
    recorder?.expect("one")
    recorder?.record("two")
    recorder?.record("three")
    #expect(reports.texts == [])
    recorder = nil
    #expect(reports.texts == ["Nobody expected:\n  two\n  three"])
  }

  @Test func `A recorder that has seen everything compared goes in silence`() {
    var recorder: Recorder? = recorder()
    recorder?.record("one")
    recorder?.expect("one")
    recorder = nil
    #expect(reports.texts == [])
  }

  @Test func `A call without an answer is reported by name`() {
    recorder().unstubbed("interactor.movies(page: 2)")
    #expect(reports.texts == ["No answer was given for interactor.movies(page: 2)."])
  }

  @Test func `Leftovers are reported together`() async {
    let recorder = recorder()
    let window = Window()
    let held = (Reports(), Window())
    await window.replaceRoot(with: .stub("list", parts: [held.0, held.1]))
    recorder.expectNoLeftovers(in: window)
    #expect(reports.texts == [])
    window.close()
    recorder.expectNoLeftovers(in: window)
    #expect(
      reports.texts == [
        "Still alive after their module has left: list: Reports, list: Window"
      ])
    withExtendedLifetime(held) {}
  }

  @Test func `A module that left nothing behind is no problem`() async {
    let recorder = recorder()
    let window = Window()
    await window.replaceRoot(with: .stub("list"))
    window.close()
    recorder.expectNoLeftovers(in: window)
    #expect(reports.texts == [])
  }
}
