import ViperLocalization
import ViperText

package struct CommandFailure: Error {
  package let exitCode: ExitCode
  /// The code of the failure, for use by other programs.
  package let code: String
  package let message: String?
  /// Additional lines about the failure, such as the content of a screen or the errors in a script.
  let details: String
  /// The command whose usage is shown after a usage error; `nil` to show the program's usage.
  let command: CommandSpec?
  /// Whether usage information is shown after a usage error.
  let hasHint: Bool
  /// Additional members of the error object in JSON.
  let members: [(name: String, value: FieldValue)]

  package init(
    exitCode: ExitCode, code: String, message: String?, details: String = "",
    command: CommandSpec? = nil, hasHint: Bool = true,
    members: [(name: String, value: FieldValue)] = []
  ) {
    self.exitCode = exitCode
    self.code = code
    self.message = message
    self.details = details
    self.command = command
    self.hasHint = hasHint
    self.members = members
  }

  /// The failure as a line of JSON; `nil` if it has no message.
  var document: String? {
    guard let message else { return nil }
    let whole = details.isEmpty ? message : message + "\n" + details
    let error = Record(members: [("code", .text(code)), ("message", .text(whole))] + members)
    let document = FieldValue.record(Record(members: [("error", .record(error))]))
    return JSONText.encode(document, isPretty: false)
  }

  package static func usage(_ message: String, _ command: CommandSpec?) -> CommandFailure {
    CommandFailure(exitCode: .usage, code: "usage", message: message, command: command)
  }

  /// Returns a failure without a message, which is used when a pipe is closed or the user
  /// interrupts the program.
  package static func quiet(_ exitCode: ExitCode) -> CommandFailure {
    CommandFailure(exitCode: exitCode, code: "", message: nil)
  }
}

/// The exit codes of the program, which follow the conventions of `sysexits.h` and of shells.
package enum ExitCode: Int32 {
  case done = 0
  /// The command failed, for example because the requested item does not exist.
  case failed = 1
  case usage = 64
  /// The data is invalid, for example because a file is damaged.
  case badData = 65
  /// A file cannot be read.
  case noInput = 66
  case unavailable = 69
  /// The program cannot write its output, or cannot write to one of its folders.
  case cannotWrite = 74
  /// The user is not logged in, or the service rejected a login or credential.
  case noPermission = 77
  case interrupted = 130
  case brokenPipe = 141
}

/// Writes a failure to standard error, for the user or for another program.
struct FailureReport {
  let spec: ProgramSpec
  let console: Console
  let isJSON: Bool

  func write(_ failure: CommandFailure) {
    guard let message = failure.message else { return }
    if let document = isJSON ? failure.document : nil {
      return console.tell(document, isMessage: false)
    }
    let localizer = console.localizer
    // Write the error after its details, because users read the end of the output first.
    for line in failure.details.split(separator: "\n", omittingEmptySubsequences: false)
    where !failure.details.isEmpty {
      console.tell(TerminalSanitizer.clean(String(line)), isMessage: false)
    }
    let text = TerminalSanitizer.clean(message)
    // An interruption by the user is not reported as an error.
    console.tell(failure.exitCode == .interrupted ? text : localizer.text("Error: \(text)"))
    guard failure.exitCode == .usage, failure.hasHint else { return }
    let usage = failure.command.map(spec.usage) ?? spec.usage
    let topic =
      spec.identity.name + " " + (failure.command.map { "help \($0.name)" } ?? "--help")
    let more = localizer.text("See '\(topic)' for more information.")
    let layout = HelpLayout(
      columns: console.errorColumns ?? .max, maxColumns: .max)
    console.tell(layout.usage(localizer.text("Usage:"), usage) + "\n  " + more, isMessage: false)
  }
}
