public import Viper

/// A record of the calls between a module's parts, in order.
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
/// The issue can be reported at that location. For Swift Testing, see the page *Test it*. In
/// XCTest:
///
/// ```swift
/// Recorder { XCTFail($0.message, file: $0.filePath, line: UInt($0.line)) }
/// ```
@MainActor
public final class Recorder {
  private var events: [String] = []
  private var isFinished = false
  /// A Boolean value that indicates whether the test compares any events.
  private var comparesEvents = false
  /// The module that asked a spy for something that ends later, such as a login; held weakly.
  ///
  /// The test ends the request, and then notifies the module:
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
  /// site. Nothing is reported for a test that compares no events, for example one that compares
  /// only the scene.
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

  /// Records an event, consisting of a part's name and its call: `router.showNote(id: 4)`.
  public func record(_ event: String) {
    events.append(event)
  }

  /// Reports a call for which the test has not prepared a response, such as `interactor.notes(page:
  /// 2)`.
  public func unstubbed(
    _ call: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    report(
      Diagnostic(
        "No response was set for \(call).", fileID: fileID, filePath: filePath, line: line,
        column: column))
  }

  /// Reports a problem found by a check outside the recorder.
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

  /// Runs setup code without recording its events.
  ///
  /// Use it if another test compares those events.
  ///
  /// ```swift
  /// await recorder.unrecorded { await stage.open() }
  /// await stage.window.send(.refresh)
  /// recorder.expect("interactor.notes(page: 1)")
  /// ```
  public func unrecorded(_ preparation: @MainActor () async throws -> Void) async rethrows {
    let earlier = events
    try await preparation()
    events = earlier
  }

  /// Finishes recording, and reports the events that were not compared.
  ///
  /// The events are reported at this call site. A finished recorder reports nothing when it is
  /// deallocated. An unfinished recorder reports its remaining events at that time if it has
  /// compared others. By then, the test may have ended.
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
