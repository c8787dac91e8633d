import Entities
import ViperTesting

/// The answers that a mocked interactor was given: for each question one after the other, each once.
@MainActor
final class Answers<Question: Hashable & Sendable, Value: Sendable> {
  struct Answer: Sendable {
    let result: Result<Value, MovieError>
    let gate: Gate?
  }

  private var prepared: [Question: [Answer]] = [:]

  func add(_ result: Result<Value, MovieError>, to question: Question, behind gate: Gate?) {
    prepared[question, default: []].append(Answer(result: result, gate: gate))
  }

  /// Answers a call once its gate is open, and notes when nobody wants the answer any more then; a
  /// question without an answer is reported by name.
  func answer(
    _ question: Question, call: String, recorder: Recorder
  ) async throws(MovieError) -> Value {
    recorder.record(call)
    guard var left = prepared[question], !left.isEmpty else {
      recorder.unstubbed(call)
      throw MovieError(.badAnswer, "No answer was given for \(call).")
    }
    let answer = left.removeFirst()
    prepared[question] = left
    if let gate = answer.gate {
      await gate.pass()
      if Task.isCancelled { recorder.record("cancelled: \(call)") }
    }
    return try answer.result.get()
  }
}
