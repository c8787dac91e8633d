import Testing
import Viper
import ViperTesting

@MainActor
struct AnswersTests {
  private enum StubError: Error { case asPrepared, unprepared }

  private let problems = Findings()
  private let gate = Gate()

  private func recorder() -> Recorder {
    Recorder(report: problems.add)
  }

  @Test func `Responses are given once each, in order`() async throws {
    let answers = Answers<Int, String, StubError>(unprepared: .unprepared)
    let recorder = recorder()
    answers.add(.success("first"), to: 1)
    answers.add(.success("second"), to: 1)
    answers.add(.success("other"), to: 2)
    #expect(try await answers.answer(1, call: "ask(1)", recorder: recorder) == "first")
    #expect(try await answers.answer(2, call: "ask(2)", recorder: recorder) == "other")
    #expect(try await answers.answer(1, call: "ask(1)", recorder: recorder) == "second")
    recorder.expect("ask(1)", "ask(2)", "ask(1)")
    #expect(problems.messages == [])
  }

  @Test func `A prepared error is thrown`() async {
    let answers = Answers<Int, String, StubError>(unprepared: .unprepared)
    let recorder = recorder()
    answers.add(.failure(.asPrepared), to: 1)
    await #expect(throws: StubError.asPrepared) {
      try await answers.answer(1, call: "ask(1)", recorder: recorder)
    }
    recorder.expect("ask(1)")
    #expect(problems.messages == [])
  }

  @Test func `A request without a response is reported by name`() async {
    let answers = Answers<Int, String, StubError>(unprepared: .unprepared)
    let recorder = recorder()
    await #expect(throws: StubError.unprepared) {
      try await answers.answer(1, call: "ask(1)", recorder: recorder)
    }
    recorder.expect("ask(1)")
    #expect(problems.messages == ["No response was set for ask(1)."])
  }

  @Test func `A request without a response is reported where the double was called`() async {
    let answers = Answers<Int, String, StubError>(unprepared: .unprepared)
    let recorder = recorder()
    let line = #line + 1
    _ = try? await answers.answer(1, call: "ask(1)", recorder: recorder)
    recorder.expect("ask(1)")
    #expect(problems.all.map(\.line) == [line])
    #expect(problems.all.map(\.fileID) == [#fileID])
  }

  @Test func `A canceled caller does not wait at a gate`() async {
    let answers = Answers<Int, String, StubError>(unprepared: .unprepared)
    let recorder = Recorder.make()
    answers.add(.success("late"), to: 1, behind: gate)
    let asking = Task { try await answers.answer(1, call: "ask(1)", recorder: recorder) }
    await gate.arrivals()
    asking.cancel()
    #expect(await asking.result.success == "late")
    recorder.expect("ask(1)", "cancelled: ask(1)")
  }

  @Test func `A default response is used when none is prepared`() async throws {
    let answers = Answers<Int, String, StubError>(otherwise: "default", unprepared: .unprepared)
    let recorder = recorder()
    answers.add(.success("prepared"), to: 1)
    #expect(try await answers.answer(1, call: "ask(1)", recorder: recorder) == "prepared")
    #expect(try await answers.answer(1, call: "ask(1)", recorder: recorder) == "default")
    recorder.expect("ask(1)", "ask(1)")
    #expect(problems.messages == [])
  }

  @Test func `A response behind a gate arrives when the gate opens`() async {
    let answers = Answers<Int, String, StubError>(unprepared: .unprepared)
    let recorder = Recorder.make()
    answers.add(.success("late"), to: 1, behind: gate)
    let asking = Task { try await answers.answer(1, call: "ask(1)", recorder: recorder) }
    await gate.arrivals()
    recorder.expect("ask(1)")
    await gate.open()
    #expect(await asking.result.success == "late")
    recorder.expect()
  }

  @Test func `A service unaware of cancellation responds to a canceled caller`() async {
    let answers = Answers<Int, String, StubError>(unprepared: .unprepared)
    let recorder = Recorder.make()
    answers.add(.success("late"), to: 1, behind: gate, ignoringCancellation: true)
    let asking = Task { try await answers.answer(1, call: "ask(1)", recorder: recorder) }
    await gate.arrivals()
    asking.cancel()
    recorder.expect("ask(1)")
    await gate.open()
    #expect(await asking.result.success == "late")
    recorder.expect("cancelled: ask(1)")
  }
}

extension Result {
  fileprivate var success: Success? { try? get() }
}
