/// What happened between the parts of a module, in one order: the view spy, the mocked interactor and
/// the router spy of a test share it.
///
/// ```swift
/// let recorder = Recorder { Issue.record("\($0)") }
/// …
/// recorder.expect("view.update(.loading)", "interactor.movies(page: 1)", "view.update(.loaded(20 rows))")
/// ```
@MainActor
public final class Recorder {
  private var events: [String] = []
  let report: @Sendable (String) -> Void

  /// Makes a recorder.
  ///
  /// - Parameter report: What to do with a problem: `{ Issue.record("\($0)") }` in Swift Testing,
  ///   `{ XCTFail($0) }` in XCTest.
  public init(report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  deinit {
    if !events.isEmpty {
      report("Nobody expected:\n" + events.map { "  " + $0 }.joined(separator: "\n"))
    }
  }

  /// Notes that something happened.
  ///
  /// - Parameter event: Who did what: `router.showMovie(id: 234)`.
  public func record(_ event: String) {
    events.append(event)
  }

  /// Reports a call that the test has given no answer for.
  ///
  /// - Parameter call: The call, by name: `interactor.movies(page: 2)`.
  public func unstubbed(_ call: String) {
    report("No answer was given for \(call).")
  }

  /// Compares everything that has happened since the last comparison, in its order.
  ///
  /// What no comparison has seen when the recorder goes is reported as well: nothing passes unseen.
  ///
  /// - Parameters:
  ///   - expected: What should have happened, all of it.
  ///   - file: Where the comparison stands.
  ///   - line: Where the comparison stands.
  public func expect(_ expected: String..., file: StaticString = #fileID, line: UInt = #line) {
    let happened = events
    events = []
    guard happened != expected else { return }
    let list = { (lines: [String]) in
      lines.isEmpty ? "  nothing" : lines.map { "  " + $0 }.joined(separator: "\n")
    }
    report("\(file):\(line): expected:\n\(list(expected))\nHappened:\n\(list(happened))")
  }
}
