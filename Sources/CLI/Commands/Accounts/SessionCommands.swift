import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperEssentials
import ViperLocalization
import ViperText

extension Commands {
  static let logout = MovieCommand(
    CommandSpec(
      name: "logout", overview: "Log out, and end the session at the service.", effect: .sets,
      document: "sessions, each with account, service and ended_at_service.",
      globals: GlobalOptions.account, examples: ["logout", "logout --json"],
      note:
        """
        Always ends the local session, even if the session file is damaged or the service cannot \
        be reached.
        """
    )
  ) { line, context in
    let gateways = try Gateways(line, context)
    // Remove session drafts left behind by killed login processes, even if no user is logged in.
    await SessionFile(context.environment).removeDrafts()
    let ended = try await LogoutRun(gateways: gateways, context: context).run()
    try context.report([("sessions", .list(ended.map(\.document)))])
    guard !context.style.isJSON, context.console.isErrorTerminal, ended.allSatisfy(\.endedAtService)
    else { return }
    context.console.note(context.localizer.text("Logged out."))
  }

  static let whoami = MovieCommand(
    CommandSpec(
      name: "whoami", overview: "Show who is logged in.", effect: .reads,
      fields: WhoamiFields.table.fields,
      globals: GlobalOptions.account
        + [OutputOptions.fields, OutputOptions.width],
      examples: ["whoami", "whoami --json"]
    )
  ) { line, context in
    let gateways = try Gateways(line, context)
    let session = try await gateways.account.requireSession()
    let account = try await gateways.account.service.account(of: session)
    let whoami: Whoami = (account, session.service, session.startedAt.flatMap(day))
    let selection = try WhoamiFields.table.selection(context.style, line)
    guard context.style.isForPeople, !selection.isChosen else {
      return try context.print(whoami, in: selection)
    }
    let sentence = context.outputLocalizer.loggedIn(account, with: session.service)
    try context.console.write(TerminalSanitizer.clean(sentence) + "\n")
  }

  /// Returns the GMT date of a time in seconds since January 1, 1970, or `nil` if the date is after
  /// the year 9999.
  private static func day(_ seconds: Int64) -> Day? {
    guard (0..<253_402_300_800).contains(seconds) else { return nil }
    let date = Date(timeIntervalSince1970: Double(seconds))
    return Day(date.formatted(.iso8601.year().month().day()))
  }
}

/// The logged-in account, its service, and the login date, if known.
typealias Whoami = (account: any Account, service: String, since: Day?)

enum WhoamiFields {
  static let table = FieldTable<Whoami>(
    columns: ["service", "id", "username", "name"], members: ["account", "service", "since"],
    [
      Field("service", "The login service.") { .text($0.service) },
      Field("id", fit: .fixed, "The account ID.") { .number($0.account.id) },
      Field("username", "The username.") { .text($0.account.username) },
      Field("name", "The account's display name, if any.") { .text($0.account.name) },
      Field("since", "The login date.") { FieldValue($0.since) },
      Field("account", "The account: id, name, username.") {
        FieldValue($0.account)
      },
    ])
}

struct LogoutRun {
  /// The JSON that describes an ended session, and whether the service confirmed the logout.
  typealias Ended = (document: FieldValue, endedAtService: Bool)

  let gateways: Gateways
  let context: Context

  /// Ends the sessions of all login services, and prints a note for each session that could not be
  /// ended on its service.
  func run() async throws -> [Ended] {
    var ended: [Ended] = []
    var problem: MovieError?
    for service in gateways.loginServices {
      do throws(MovieError) {
        if let one = try await end(service.name) { ended.append(one) }
      } catch {
        // Remember the first error, and continue with the other sessions.
        problem = problem ?? error
      }
    }
    if ended.isEmpty { problem = problem ?? MovieError(.notLoggedIn(.noSession)) }
    if let problem { throw problem }
    return ended
  }

  /// Ends a service's session, or returns `nil` if there is no session.
  private func end(_ service: String) async throws(MovieError) -> Ended? {
    let session: any Session
    do throws(MovieError) {
      guard let kept = try await gateways.account.session(from: service) else { return nil }
      session = kept
    } catch {
      return try await remove(service, after: error)
    }
    let rejection = try await gateways.account.logOut(session)
    if let rejection { note(context.localizer.logoutUnconfirmed(rejection)) }
    return ended(service, FieldValue(session.account), endedAtService: rejection == nil)
  }

  /// Removes the file of an unreadable session.
  private func remove(
    _ service: String, after error: MovieError
  ) async throws(MovieError) -> Ended {
    // Remove only files that are damaged, and only from folders that no other user can write to.
    guard case .file(let fileError) = error.reason, fileError.reason == .damaged else {
      throw error
    }
    try await gateways.account.sessions.remove(service)
    let message = context.localizer.failure(error).message
    note(context.localizer.text("Note: \(message) The file was removed."))
    // The account is unknown, because the file is unreadable.
    return ended(service, .none, endedAtService: false)
  }

  private func ended(_ service: String, _ account: FieldValue, endedAtService: Bool) -> Ended {
    let members = [
      ("account", account), ("service", .text(service)),
      ("ended_at_service", .flag(endedAtService)),
    ]
    return (.record(Record(members: members, cells: ["service"])), endedAtService)
  }

  private func note(_ text: String) {
    context.console.note(TerminalSanitizer.clean(text))
  }
}
