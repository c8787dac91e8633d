/// What happened between the parts of a module, in one order: the view spy, the mocked interactor and
/// the router spy of a test share it.
///
/// ```swift
/// let recorder = Recorder { Issue.record("\($0)") }
/// …
/// recorder.expect("view.update(.loading)", "interactor.notes(page: 1)", "view.update(.loaded(20 rows))")
/// recorder.finish()
/// ```
///
/// `Problem` shows how an issue appears at the line of the `expect`.
@MainActor
public final class Recorder {
  private var events: [String] = []
  private var isFinished = false
  private let tell: @Sendable (Problem) -> Void
  /// Makes a problem of the place where the recorder was made.
  private let problem: @Sendable (String) -> Problem

  /// Makes a recorder.
  ///
  /// What no comparison has seen when the recorder is let go is reported at the place of this call.
  ///
  /// - Parameters:
  ///   - fileID: Where this call stands.
  ///   - filePath: Where this call stands.
  ///   - line: Where this call stands.
  ///   - column: Where this call stands.
  ///   - report: What to do with a problem: `{ Issue.record("\($0)") }` in Swift Testing,
  ///     `{ XCTFail("\($0)") }` in XCTest.
  public init(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, report: @escaping @Sendable (Problem) -> Void
  ) {
    tell = report
    problem = {
      Problem($0, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  deinit {
    if !events.isEmpty, !isFinished { tell(problem(Self.unexpected(events))) }
  }

  /// Notes that something happened.
  ///
  /// - Parameter event: Who did what: `router.showNote(id: 4)`.
  public func record(_ event: String) {
    events.append(event)
  }

  /// Reports a call that the test has given no answer for.
  ///
  /// - Parameters:
  ///   - call: The call, by name: `interactor.notes(page: 2)`.
  ///   - fileID: Where the stub reports it.
  ///   - filePath: Where the stub reports it.
  ///   - line: Where the stub reports it.
  ///   - column: Where the stub reports it.
  public func unstubbed(
    _ call: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    report(
      Problem(
        "No answer was given for \(call).", fileID: fileID, filePath: filePath, line: line,
        column: column))
  }

  /// Reports a problem that a check of the test's own has found.
  ///
  /// - Parameter problem: What is wrong, and where.
  public func report(_ problem: Problem) {
    tell(problem)
  }

  /// Compares everything that has happened since the last comparison, in its order.
  ///
  /// - Parameters:
  ///   - expected: What should have happened, all of it.
  ///   - fileID: Where the comparison stands.
  ///   - filePath: Where the comparison stands.
  ///   - line: Where the comparison stands.
  ///   - column: Where the comparison stands.
  public func expect(
    _ expected: String..., fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let happened = events
    events = []
    guard happened != expected else { return }
    report(
      Problem(
        "expected:\n\(Self.list(expected))\nHappened:\n\(Self.list(happened))", fileID: fileID,
        filePath: filePath, line: line, column: column))
  }

  /// Lets go of what has happened so far: the preparations of a test that are another test's business.
  public func forget() {
    events = []
  }

  /// Ends the record: reports what no comparison has seen, at the place of this call.
  ///
  /// A recorder that was finished says nothing when it is let go. Without this call that is when it reports,
  /// which may be after the test has ended.
  ///
  /// - Parameters:
  ///   - fileID: Where this call stands.
  ///   - filePath: Where this call stands.
  ///   - line: Where this call stands.
  ///   - column: Where this call stands.
  public func finish(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    isFinished = true
    guard !events.isEmpty else { return }
    let message = Self.unexpected(events)
    events = []
    report(Problem(message, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private nonisolated static func unexpected(_ events: [String]) -> String {
    "Nobody expected:\n\(list(events))"
  }

  private nonisolated static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "  nothing" : lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
