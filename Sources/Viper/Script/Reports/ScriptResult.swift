/// A script's result, which consists of a verdict on each case, even if the script was not played.
public struct ScriptResult: Sendable {
  /// A case: an expectation, a failed command, a mistake, or the transcript comparison.
  public struct Case: Sendable {
    /// The location of the command; line 0 if the case concerns the whole file.
    public let location: ScriptLocation
    /// The command as written in the script, with dots in place of secrets.
    public let command: String
    /// The verdict on the command.
    public let verdict: Verdict
    /// A sentence that describes what is wrong; empty if nothing is wrong.
    public internal(set) var message = ""
    /// The mistake, the failure with its screen, or the transcript difference, if any.
    var report: String?
    /// The measured time since the previous case ended.
    var duration = Duration.zero

    /// The name of the case in a report.
    var name: String { location.line > 0 ? "line \(location.line): \(command)" : command }
  }

  /// The verdict on a case.
  public enum Verdict: String, Encodable, Sendable {
    /// The expectation was met, or the transcript matches the recorded one.
    case passed
    /// The expectation was not met, the command failed, or the transcript differs.
    case failed
    /// The script ended before it reached this command.
    case skipped
    /// The script contains a mistake, or a file cannot be read.
    case error
  }

  /// The script's name.
  public let name: String
  /// The cases, in script order.
  ///
  /// If a command other than an expectation failed, the last case is that command.
  public private(set) var cases: [Case]
  /// The failure that ended the script; `nil` if the script did not fail.
  public private(set) var failure: ScriptFailure?
  /// The screens of the script; `nil` if the script was not traced.
  public private(set) var trace: ScriptTrace?
  /// The measured time from the start of the script to its end.
  public private(set) var duration = Duration.zero
  /// The number of expectations that were met.
  public private(set) var metCount = 0

  /// A Boolean value that indicates whether none of the cases failed.
  public var hasPassed: Bool { !cases.contains { $0.verdict == .failed || $0.verdict == .error } }

  /// Creates the result for a script that was not played because it contains mistakes.
  public init(name: String, _ mistakes: ScriptMistakes) {
    self.name = name
    cases = mistakes.mistakes.map {
      Case(
        location: $0.location, command: "script", verdict: .error, message: $0.message,
        report: $0.text)
    }
  }

  /// Creates the result for a script whose file cannot be read, with a sentence that explains why.
  package init(name: String, unreadable message: String) {
    self.name = name
    cases = []
    add("script", .error, message)
  }

  /// Creates the result for a script that was played.
  ///
  /// There is one case per location, even if a file is included twice or a command is repeated.
  /// `text` returns a command with its secrets redacted.
  init<Stage: ScriptStage>(
    name: String, steps: [ScriptStep<Stage>], met: [ScriptLocation: ContinuousClock.Instant],
    failure: ScriptFailure?, trace: ScriptTrace?, start: ContinuousClock.Instant,
    text: (ScriptStep<Stage>) -> String
  ) {
    var seen: Set<ScriptLocation> = []
    cases = steps.flatMap(\.all).filter { $0.isExpectation && seen.insert($0.location).inserted }
      .map { step in
        let isMet = met[step.location] != nil
        return Case(
          location: step.location, command: text(step),
          verdict: failure?.location == step.location ? .failed : isMet ? .passed : .skipped)
      }
    // A failed command other than an expectation is not among the cases yet.
    if let failure, !failure.isExpectation {
      cases.append(Case(location: failure.location, command: failure.command, verdict: .failed))
    }
    let end = ContinuousClock.now
    var last = start
    for index in cases.indices {
      let time =
        cases[index].verdict == .skipped ? last : max(met[cases[index].location] ?? end, last)
      cases[index].duration = last.duration(to: time)
      last = time
      guard cases[index].verdict == .failed, let failure else { continue }
      (cases[index].message, cases[index].report) = (failure.message, failure.report)
    }
    self.name = name
    self.failure = failure
    self.trace = trace
    duration = start.duration(to: end)
    metCount = cases.count { $0.verdict == .passed }
  }

  /// Adds the comparison with the recorded transcript.
  ///
  /// - Parameters:
  ///   - verdict: `passed`, `failed`, or `error` if the recorded transcript cannot be read.
  ///   - report: The difference, or a sentence that explains why the transcript cannot be read.
  package mutating func addTranscript(_ verdict: Verdict, report: String? = nil) {
    let message = verdict == .failed ? "The transcript differs from the saved one." : report ?? ""
    add("transcript", verdict, message, report: report)
  }

  private mutating func add(
    _ command: String, _ verdict: Verdict, _ message: String, report: String? = nil
  ) {
    cases.append(
      Case(
        location: ScriptLocation(file: name, line: 0), command: command, verdict: verdict,
        message: message, report: report ?? (verdict == .error ? message : nil)))
  }
}

extension ScriptResult.Case: Encodable {
  private enum CodingKeys: String, CodingKey {
    case file, line, command, verdict
    case report = "message"
  }

  /// Encodes the JSON report's members: `file`, `line`, `command`, `verdict` and `message`.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(location.file, forKey: .file)
    if location.line > 0 { try members.encode(location.line, forKey: .line) }
    try members.encode(command, forKey: .command)
    try members.encode(verdict, forKey: .verdict)
    try members.encodeIfPresent(report, forKey: .report)
  }
}
