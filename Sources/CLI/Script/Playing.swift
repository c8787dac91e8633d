import Wording

/// Plays a script for somebody who wants its transcript, a comparison or a report.
@MainActor
struct Playing {
  /// No kept transcript is larger.
  private static let largest = 64 << 20

  let name: String
  let steps: [ScriptStep]
  let context: Context

  /// Prints the transcript while the script plays.
  func print() async throws(Stop) {
    let console = context.console
    var problem: Stop?
    let outcome = await play { text in
      do throws(Stop) { try console.write(text) } catch { problem = error }
      return problem == nil
    }
    if let problem { throw problem }
    try stop(outcome)
  }

  /// Prints a report when the script has ended.
  func report(_ text: (ScriptOutcome) -> String) async throws(Stop) {
    let outcome = await play { _ in true }
    try context.console.write(text(outcome))
    try stop(outcome)
  }

  /// Compares the transcript with one that is kept, or keeps it.
  func compare(with path: String, isUpdated: Bool) async throws(Stop) {
    var transcript = ""
    let outcome = await play { text in
      transcript += text
      return transcript.utf8.count <= Self.largest
    }
    try stop(outcome)
    guard transcript.utf8.count <= Self.largest else {
      let localizer = context.localizer
      throw Stop(
        exitCode: .failed, code: "transcript",
        message: localizer("The transcript is larger than \(Self.largest >> 20) MB."))
    }
    if isUpdated { return try keep(transcript, at: path) }
    let kept = try kept(at: path)
    guard let difference = TextDifference.text(from: kept, to: transcript) else { return }
    try context.console.write(difference)
    let localizer = context.localizer
    throw Stop(
      exitCode: .failed, code: "transcript",
      message: localizer("The transcript of \(name) is not as it was kept in \(path)."))
  }

  private func play(_ write: @escaping (String) -> Bool) async -> ScriptOutcome {
    let run = ScriptRun(
      transcript: ScriptTranscript(of: name, write: write), environment: context.environment)
    var miss: ScriptRun.Miss?
    do throws(ScriptRun.Miss) {
      try await run.play(steps)
    } catch {
      miss = error
    }
    run.transcript.finish()
    return ScriptOutcome(
      name: name, expectations: steps.flatMap(\.expectations), met: run.met,
      secretFields: run.secretFields, miss: miss)
  }

  private func stop(_ outcome: ScriptOutcome) throws(Stop) {
    guard let miss = outcome.miss else { return }
    throw Stop(
      exitCode: .failed, code: "expectation", message: miss.text, details: miss.screen)
  }

  private func kept(at path: String) throws(Stop) -> String {
    do throws(ScriptFile.Problem) {
      return String(decoding: try ScriptFile.bytes(at: path, limit: Self.largest), as: UTF8.self)
    } catch {
      let localizer = context.localizer
      throw Stop(
        exitCode: .noInput, code: "no-input",
        message: localizer(
          "The transcript \(path) cannot be read: \(error.reason). Write it with '--update'."))
    }
  }

  private func keep(_ transcript: String, at path: String) throws(Stop) {
    do throws(FileProblem) {
      try ScriptFile.write(transcript, to: path)
    } catch {
      let localizer = context.localizer
      throw Stop(
        exitCode: .cannotWrite, code: "transcript-not-writable",
        message: localizer("The transcript \(path) cannot be written: \(error.reason)."))
    }
  }
}
