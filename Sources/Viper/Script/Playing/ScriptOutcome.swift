/// The outcome of a script that was played.
public struct ScriptOutcome: Sendable {
  /// An expectation, or a command that could not be carried out.
  public struct Case: Hashable, Sendable {
    /// The verdicts on a case.
    public enum Verdict: String, Sendable {
      /// The expectation was met.
      case passed
      /// The expectation was not met, or the command could not be carried out.
      case failed
      /// The script ended before this command.
      case skipped
    }

    /// The place of the command.
    public let place: ScriptPlace
    /// The command as the script writes it, with dots in place of secrets.
    public let command: String
    /// The verdict on the command.
    public let verdict: Verdict
  }

  /// The name of the script.
  public let name: String
  /// The expectations in the order of the script.
  ///
  /// If the script failed at a command that is not an expectation, that command is the last case.
  public let cases: [Case]
  /// The failure that ended the script; `nil` if the script did not fail.
  public let failure: ScriptFailure?
  /// The screens of the script; `nil` if it was not traced.
  public let trace: ScriptTrace?
  /// The measured time from the beginning of the script to its end.
  public let duration: Duration
  /// The measured time of each case, from the end of the one before it.
  let durations: [Duration]

  /// A Boolean value that indicates whether the script ended without a failure.
  public var hasPassed: Bool { failure == nil }
  /// The number of expectations that were met.
  public var metCount: Int { cases.count { $0.verdict == .passed } }

  /// Creates an outcome with one case per place, even if its file is included twice or repeated.
  ///
  /// `text` returns a command without secrets.
  init<Stage: ScriptStage>(
    name: String, steps: [ScriptStep<Stage>], met: [ScriptPlace: ContinuousClock.Instant],
    failure: ScriptFailure?, trace: ScriptTrace?, start: ContinuousClock.Instant,
    text: (ScriptStep<Stage>) -> String
  ) {
    var seen: Set<ScriptPlace> = []
    let expectations = steps.flatMap(\.all).filter {
      $0.isExpectation && seen.insert($0.place).inserted
    }
    var cases = expectations.map { step in
      Case(
        place: step.place, command: text(step),
        verdict: failure?.place == step.place
          ? .failed : met[step.place] != nil ? .passed : .skipped)
    }
    // A failed command that is not an expectation is not among the cases yet.
    if let failure, !failure.isExpectation {
      cases.append(Case(place: failure.place, command: failure.command, verdict: .failed))
    }
    let end = ContinuousClock.now
    var last = start
    durations = cases.map { item in
      let time = item.verdict == .skipped ? last : max(met[item.place] ?? end, last)
      defer { last = time }
      return last.duration(to: time)
    }
    self.trace = trace
    duration = start.duration(to: end)
    self.name = name
    self.cases = cases
    self.failure = failure
  }
}
