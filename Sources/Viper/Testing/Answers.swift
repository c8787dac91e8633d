/// The responses that a test prepares for a stub.
///
/// Each response is used once, and the responses to the same request are used in order.
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

  /// Creates an instance with no prepared responses.
  ///
  /// - Parameters:
  ///   - otherwise: The response to use when a request has no prepared responses left. If it is
  ///     `nil`, such a request is reported as a test issue.
  ///   - unprepared: The error to throw after such a request has been reported.
  public init(otherwise: Value? = nil, unprepared: Failure) {
    self.otherwise = otherwise
    self.unprepared = unprepared
  }

  /// Prepares a response to a request.
  ///
  /// If a gate is given, the response waits until the gate opens or the request is canceled.
  ///
  /// To simulate a service that responds to canceled requests, pass `true` for
  /// `ignoringCancellation`. In that case, only the gate releases the response, and a gate that
  /// never opens makes the test hang.
  public func add(
    _ result: Result<Value, Failure>, to request: Request, behind gate: Gate? = nil,
    ignoringCancellation: Bool = false
  ) {
    prepared[request, default: []].append(
      Prepared(result: result, gate: gate, ignoresCancellation: ignoringCancellation))
  }

  /// Records a request, and returns its response once the gate is open.
  ///
  /// If the task was canceled in the meantime, the method also records `cancelled:` followed by the
  /// call. A request for which there is no response is reported at this call site.
  ///
  /// - Throws: The prepared error, or the error for unprepared requests.
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
