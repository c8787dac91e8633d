/// The responses that a test prepares for a stub: for each request one after the other, each used once.
///
/// ```swift
/// struct InteractorMock: NotesInteractable {
///   let recorder: Recorder
///   let answers: Answers<Int, [Note], NotesError>
///
///   func notes(page: Int) async throws(NotesError) -> [Note] {
///     try await answers.answer(page, call: "interactor.notes(page: \(page))", recorder: recorder)
///   }
/// }
///
/// answers.add(.success([note]), to: 1)
/// answers.add(.failure(.offline), to: 2, behind: gate)
/// ```
@MainActor
public final class Answers<Question: Hashable & Sendable, Value: Sendable, Failure: Error> {
  private struct Answer: Sendable {
    let result: Result<Value, Failure>
    let gate: Gate?
  }

  private var prepared: [Question: [Answer]] = [:]
  private let otherwise: Value?
  private let unprepared: Failure

  /// Makes a table without responses.
  ///
  /// - Parameters:
  ///   - otherwise: The response to every request that has none of its own left. With `nil` such a
  ///     request is reported as a problem.
  ///   - unprepared: What is thrown after such a report.
  public init(otherwise: Value? = nil, unprepared: Failure) {
    self.otherwise = otherwise
    self.unprepared = unprepared
  }

  /// Prepares a response.
  ///
  /// - Parameters:
  ///   - result: What the request leads to.
  ///   - question: Which request.
  ///   - gate: The response comes when this gate is open; at once when `nil`.
  public func add(
    _ result: Result<Value, Failure>, to question: Question, behind gate: Gate? = nil
  ) {
    prepared[question, default: []].append(Answer(result: result, gate: gate))
  }

  /// Notes a request, and gives its response once the gate is open.
  ///
  /// The response comes even when the task was cancelled meanwhile, as a service may send one to a
  /// caller that has given up; then `cancelled:` and the call is noted as well.
  ///
  /// - Parameters:
  ///   - question: The request.
  ///   - call: The request as events spell it: `interactor.notes(page: 1)`.
  ///   - recorder: Notes the call, and reports it by name when there is no response.
  /// - Returns: The prepared value.
  /// - Throws: The prepared error, or the one for requests without a response.
  public func answer(
    _ question: Question, call: String, recorder: Recorder
  ) async throws(Failure) -> Value {
    recorder.record(call)
    guard var left = prepared[question], !left.isEmpty else {
      if let otherwise { return otherwise }
      recorder.unstubbed(call)
      throw unprepared
    }
    let answer = left.removeFirst()
    prepared[question] = left
    if let gate = answer.gate {
      await gate.pass(ignoringCancellation: true)
      if Task.isCancelled { recorder.record("cancelled: \(call)") }
    }
    return try answer.result.get()
  }
}
