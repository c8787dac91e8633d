import MovieEntities
import ViperCommandLine
import ViperLocalization
import ViperTerminal

/// The result of a log-in, for the user or for another program.
struct LoginReport {
  let session: any Session
  /// The account of the previous session, if any.
  let previous: (any Account)?

  func write(to context: Context) throws(CommandFailure) {
    if let replaced {
      let name = replaced.name.isEmpty ? "" : " (\(replaced.username))"
      context.console.note(
        TerminalSanitizer.clean(
          context.localizer("Note: this replaces the session of \(replaced.displayName + name).")))
    }
    // The form's greeting is in the language of standard error, which can differ from the output's.
    let greeting = context.outputLocalizer("Welcome, \(session.account.displayName).")
    guard context.style.isJSON else {
      return try context.console.write(TerminalSanitizer.clean(greeting) + "\n")
    }
    var members: [(name: String, value: FieldValue)] = [
      ("account", FieldValue(session.account)), ("message", .text(greeting)),
      ("service", .text(session.service)),
    ]
    if let replaced { members.append(("replaced", FieldValue(replaced))) }
    try context.report(members)
  }

  /// The other account whose session was replaced, if any.
  private var replaced: (any Account)? {
    guard let previous,
      (previous.id, previous.username) != (session.account.id, session.account.username)
    else { return nil }
    return previous
  }
}
