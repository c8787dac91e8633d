/// The result of a script, even of one that could not be played.
public struct ScriptResult: Sendable {
  /// The result of comparing the transcript with the kept one.
  package enum Comparison: Hashable, Sendable {
    /// The transcripts are the same.
    case same
    /// The transcripts differ, by this unified difference.
    case different(String)
    /// The kept transcript cannot be read, for the reason that this sentence states.
    case unreadable(String)
  }

  /// The content of a result, which is the error of a script that cannot be played.
  package enum Content: Error {
    /// The script was played; the comparison is `nil` if the transcript was not compared.
    case played(ScriptOutcome, Comparison?)
    /// The script has mistakes, so it was not played.
    case mistaken(ScriptMistakes)
    /// The file of the script cannot be read, for the reason that this sentence states.
    case unreadable(String)
  }

  /// The name of the script, as it was given.
  public let name: String
  package let content: Content

  package init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// Creates the result of a script that was played, without a comparison of its transcript.
  public init(_ outcome: ScriptOutcome) {
    self.init(name: outcome.name, content: .played(outcome, nil))
  }

  /// Creates the result of a script that has mistakes and was not played.
  public init(name: String, _ mistakes: ScriptMistakes) {
    self.init(name: name, content: .mistaken(mistakes))
  }

  /// A Boolean value that indicates whether the script was played without a failure, and its
  /// transcript is the kept one if it was compared.
  public var hasPassed: Bool {
    if case .played(let outcome, let comparison) = content {
      outcome.hasPassed && (comparison ?? .same) == .same
    } else {
      false
    }
  }

  /// The measured time of playing the script.
  var duration: Duration {
    if case .played(let outcome, _) = content { outcome.duration } else { .zero }
  }

  struct ReportCase: Encodable {
    enum Kind: String, Encodable { case passed, failed, skipped, error }

    private enum CodingKeys: String, CodingKey {
      case file, line, command
      case kind = "verdict"
      case report = "message"
    }

    let file: String
    var line: Int?
    let command: String
    let kind: Kind
    var message = ""
    /// The text of the mistake, or of the failure with its screen; `nil` if there is neither.
    var report: String?
    var duration = Duration.zero

    /// The name of the case in a report.
    var name: String { line.map { "line \($0): \(command)" } ?? command }
  }

  var reportCases: [ReportCase] {
    switch content {
    case .played(let outcome, let comparison):
      zip(outcome.cases, outcome.durations).map { Self.reportCase($0, $1, outcome.failure) }
        + transcript(comparison)
    case .mistaken(let mistakes):
      mistakes.mistakes.map { mistake in
        ReportCase(
          file: mistake.place.file, line: mistake.place.line, command: "script", kind: .error,
          message: mistake.message, report: mistake.text)
      }
    case .unreadable(let message):
      [ReportCase(file: name, command: "script", kind: .error, message: message, report: message)]
    }
  }

  private static func reportCase(
    _ item: ScriptOutcome.Case, _ duration: Duration, _ failure: ScriptFailure?
  ) -> ReportCase {
    let kind = ReportCase.Kind(rawValue: item.verdict.rawValue) ?? .error
    let failure = kind == .failed ? failure : nil
    return ReportCase(
      file: item.place.file, line: item.place.line, command: item.command, kind: kind,
      message: failure?.message ?? "", report: failure?.report, duration: duration)
  }

  private func transcript(_ comparison: Comparison?) -> [ReportCase] {
    func item(_ kind: ReportCase.Kind, _ message: String = "", _ report: String? = nil)
      -> ReportCase
    {
      ReportCase(file: name, command: "transcript", kind: kind, message: message, report: report)
    }
    return switch comparison {
    case nil: []
    case .same: [item(.passed)]
    case .different(let difference):
      [item(.failed, "The transcript differs from the saved one.", difference)]
    case .unreadable(let message): [item(.error, message, message)]
    }
  }
}
