/// The responses that a test prepares for a stub.
///
/// The responses to a request are used in order, each of them once.
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
public final class Answers<Request: Hashable & Sendable, Value: Sendable, Failure: Error> {
  private struct Prepared {
    let result: Result<Value, Failure>
    let gate: Gate?
    let ignoresCancellation: Bool
  }

  private var prepared: [Request: [Prepared]] = [:]
  private let otherwise: Value?
  private let unprepared: Failure

  /// Creates a table without responses.
  ///
  /// - Parameters:
  ///   - otherwise: The response to a request that has no prepared response left. If it is `nil`,
  ///     such a request is reported as a problem.
  ///   - unprepared: The error to throw after such a report.
  public init(otherwise: Value? = nil, unprepared: Failure) {
    self.otherwise = otherwise
    self.unprepared = unprepared
  }

  /// Prepares a response.
  ///
  /// If there is a gate, the response waits until the gate opens or the request is canceled.
  ///
  /// A service that is not told of the cancellation responds to a caller that has given up. For that,
  /// pass `true` for `ignoringCancellation`: then only the gate lets the response through, and a gate
  /// that never opens lets the test hang.
  public func add(
    _ result: Result<Value, Failure>, to request: Request, behind gate: Gate? = nil,
    ignoringCancellation: Bool = false
  ) {
    prepared[request, default: []].append(
      Prepared(result: result, gate: gate, ignoresCancellation: ignoringCancellation))
  }

  /// Records a request, and returns its response once the gate is open.
  ///
  /// If the task has been canceled meanwhile, `cancelled:` and the call are recorded as well. A
  /// request without a response is reported at the place of this call.
  ///
  /// - Throws: The prepared error, or the error for requests without a response.
  public func answer(
    _ request: Request, call: String, recorder: Recorder, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) async throws(Failure) -> Value {
    recorder.record(call)
    guard var left = prepared[request], !left.isEmpty else {
      if let otherwise { return otherwise }
      recorder.unstubbed(
        call, fileID: fileID, filePath: filePath, line: line, column: column)
      throw unprepared
    }
    let answer = left.removeFirst()
    prepared[request] = left
    if let gate = answer.gate {
      await gate.pass(ignoringCancellation: answer.ignoresCancellation)
      if Task.isCancelled { recorder.record("cancelled: \(call)") }
    }
    return try answer.result.get()
  }
}
