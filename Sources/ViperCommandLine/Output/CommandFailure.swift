/// The reason why the program ends before its work is done.
package struct CommandFailure: Error {
  package let exitCode: ExitCode
  /// The kind of the failure, for other programs.
  package let code: String
  /// The message for the user; `nil` if there is none to show.
  package let message: String?
  /// Further lines about the failure, such as a screen or the mistakes of a script.
  let details: String
  /// The command whose usage follows a mistake on the command line; `nil` for that of the program.
  let command: CommandSpec?
  /// Whether a hint follows the message of a mistake on the command line.
  let hasHint: Bool

  /// Creates a failure.
  package init(
    exitCode: ExitCode, code: String, message: String?, details: String = "",
    command: CommandSpec? = nil, hasHint: Bool = true
  ) {
    self.exitCode = exitCode
    self.code = code
    self.message = message
    self.details = details
    self.command = command
    self.hasHint = hasHint
  }

  /// Returns the failure for a mistake on the command line.
  package static func usage(_ message: String, _ command: CommandSpec?) -> CommandFailure {
    CommandFailure(exitCode: .usage, code: "usage", message: message, command: command)
  }

  /// Returns a failure without a message, for a closed pipe or an interruption by the user.
  package static func quiet(_ exitCode: ExitCode) -> CommandFailure {
    CommandFailure(exitCode: exitCode, code: "", message: nil)
  }
}
