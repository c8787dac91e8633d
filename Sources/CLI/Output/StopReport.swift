import Wording

/// Tells a person or a program on standard error why the program ends.
struct StopReport {
  let console: Console
  let isJSON: Bool

  func write(_ stop: Stop) {
    guard let message = stop.message else { return }
    if isJSON {
      let whole = stop.details.isEmpty ? message : message + "\n" + stop.details
      let document = ErrorDocument(error: .init(code: stop.code, message: whole))
      console.note(JSONText.encode(document, isPretty: false))
      return
    }
    let localizer = console.localizer
    console.note(localizer("Error: \(SafeText.clean(message))"))
    for line in stop.details.split(separator: "\n", omittingEmptySubsequences: false)
    where !stop.details.isEmpty {
      console.note(SafeText.clean(String(line)))
    }
    guard stop.exitCode == .usage else { return }
    let usage = stop.command?.usage ?? "\(Program.name) <subcommand> [<options>]"
    let topic = stop.command.map { "\(Program.name) help \($0.name)" } ?? "\(Program.name) --help"
    let more = localizer("See '\(topic)' for more information.")
    console.note(localizer("Usage: \(usage)") + "\n  " + more)
  }

  private struct ErrorDocument: Encodable {
    struct Body: Encodable {
      let code: String
      let message: String
    }
    let error: Body
  }
}
