public import Viper

/// A record of the calls between the parts of a module, in order.
///
/// A test's view spy, mocked interactor and router spy share one recorder.
///
/// ```swift
/// let recorder = Recorder { Issue.record("\($0)") }
/// …
/// recorder.expect(
///   "view.update(.loading)", "interactor.notes(page: 1)", "view.update(.loaded(20 rows))")
/// recorder.finish()
/// ```
///
/// The `report` closure can report each issue at its source location. For Swift Testing, see the
/// page *Test it*. In XCTest, use the following code:
///
/// ```swift
/// Recorder { XCTFail($0.message, file: $0.filePath, line: UInt($0.line)) }
/// ```
@MainActor
public final class Recorder {
  private(set) var events: [String] = []
  private var states: [Any] = []
  private var isFinished = false
  /// A Boolean value that indicates whether the test compares recorded events.
  private var comparesEvents = false
  /// The module that made a request, such as a login, through a spy and is waiting for the result.
  ///
  /// The recorder does not retain the module. When the login ends, the test notifies the module:
  ///
  /// ```swift
  /// await (recorder.requester as? any NotesModuleInput)?.onLoginEnd(isLoggedIn: true)
  /// ```
  public weak var requester: AnyObject?
  /// A Boolean value that indicates whether the spies accept requests.
  public var acceptsRequests = true
  private let tell: @Sendable (Diagnostic) -> Void
  /// Creates a diagnostic at the location where the recorder was created.
  private let problem: @Sendable (String) -> Diagnostic

  /// Creates a recorder.
  ///
  /// When the recorder is deallocated, events since the last comparison are reported at this call
  /// site. Nothing is reported if the test compares no events, for example because it compares only
  /// scenes.
  public init(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, report: @escaping @Sendable (Diagnostic) -> Void
  ) {
    tell = report
    problem = {
      Diagnostic($0, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  deinit {
    if comparesEvents, !events.isEmpty, !isFinished { tell(problem(Self.unexpected(events))) }
  }

  /// Records an event, which consists of a part's name and a call, such as `router.showNote(id:
  /// 4)`.
  public func record(_ event: String) {
    events.append(event)
  }

  /// Records a state that a presenter sent to its view, as the event `view.update(…)` and as a value.
  func record(_ state: Any, spelled: String) {
    record("view.update(\(spelled))")
    states.append(state)
  }

  /// Returns the states of a type that views have received, in order.
  ///
  /// Comparing events does not remove them.
  public func states<State>(of type: State.Type = State.self) -> [State] {
    states.compactMap { $0 as? State }
  }

  /// Reports a call for which the test prepared no response, such as `interactor.notes(page: 2)`.
  public func unstubbed(
    _ call: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    report(
      Diagnostic(
        "No response was set for \(call).", fileID: fileID, filePath: filePath, line: line,
        column: column))
  }

  /// Reports a problem that a check outside the recorder found.
  public func report(_ problem: Diagnostic) {
    tell(problem)
  }

  /// Compares all events since the last comparison with the expected ones, in order.
  public func expect(
    _ expected: String..., fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let happened = events
    events = []
    comparesEvents = true
    guard happened != expected else { return }
    report(
      Diagnostic(
        "Expected:\n\(Self.list(expected))\nActual:\n\(Self.list(happened))", fileID: fileID,
        filePath: filePath, line: line, column: column))
  }

  /// Runs setup code without recording its events and states.
  ///
  /// Use this method if another test already compares those events.
  ///
  /// ```swift
  /// await recorder.unrecorded { await stage.open() }
  /// await stage.window.send(.refresh)
  /// recorder.expect("interactor.notes(page: 1)")
  /// ```
  public func unrecorded(_ preparation: @MainActor () async throws -> Void) async rethrows {
    let earlier = (events, states)
    try await preparation()
    (events, states) = earlier
  }

  /// Finishes recording, and reports the events that were not compared.
  ///
  /// The events are reported at this call site. A finished recorder reports nothing when it is
  /// deallocated. An unfinished recorder reports its remaining events when it is deallocated, but
  /// only if the test compared any events, and perhaps only after the test has ended.
  public func finish(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    isFinished = true
    guard !events.isEmpty else { return }
    let message = Self.unexpected(events)
    events = []
    report(Diagnostic(message, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private nonisolated static func unexpected(_ events: [String]) -> String {
    "Unexpected events:\n\(list(events))"
  }

  private nonisolated static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "  (none)" : lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
