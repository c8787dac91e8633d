import ViperLocalization
import ViperTerminal

/// Writes the failure of a run to standard error, for the user or for another program.
struct FailureReport {
  let spec: ProgramSpec
  let console: Console
  let isJSON: Bool

  func write(_ failure: CommandFailure) {
    guard let message = failure.message else { return }
    if isJSON {
      let whole = failure.details.isEmpty ? message : message + "\n" + failure.details
      let error = Record(members: [("code", .text(failure.code)), ("message", .text(whole))])
      let document = FieldValue.record(Record(members: [("error", .record(error))]))
      console.tell(JSONText.encode(document, isPretty: false))
      return
    }
    let localizer = console.localizer
    // The error comes after its details, because the end of the output is read first.
    for line in failure.details.split(separator: "\n", omittingEmptySubsequences: false)
    where !failure.details.isEmpty {
      console.tell(TerminalSanitizer.clean(String(line)))
    }
    let text = TerminalSanitizer.clean(message)
    // An interruption by the user is no error.
    console.tell(failure.exitCode == .interrupted ? text : localizer("Error: \(text)"))
    guard failure.exitCode == .usage, failure.hasHint else { return }
    let usage = failure.command.map(spec.usage) ?? spec.usage
    let topic = spec.identity.name + " " + (failure.command.map { "help \($0.name)" } ?? "--help")
    let more = localizer("See '\(topic)' for more information.")
    console.tell(localizer("Usage: \(usage)") + "\n  " + more)
  }
}
