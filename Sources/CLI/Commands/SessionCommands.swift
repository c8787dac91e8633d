import Entities
import ViperTerminal
import Wording

extension Commands {
  static let logout = Command(
    name: "logout", overview: "Log out, here and at the service.", examples: ["logout"]
  ) { (line, context) throws(CommandFailure) in
    let gateways = try Gateways(line, context)
    // A log-in that was killed may have left a draft although no one is logged in.
    await SessionFile(context.environment).removeDrafts()
    let (sessions, damage) = await open(gateways)
    var problem = damage
    for session in sessions {
      do throws(MovieError) {
        try await gateways.account.logOut(session)
      } catch {
        // The other sessions are ended too.
        problem = problem ?? error
      }
    }
    let localizer = context.localizer
    if let problem { throw CommandFailure(problem, in: localizer) }
    guard !sessions.isEmpty else { throw .notLoggedIn(localizer) }
    if context.console.isErrorTerminal { context.console.note(localizer("Logged out.")) }
  }

  static let whoami = Command(
    name: "whoami", overview: "Show who is logged in.", examples: ["whoami", "whoami --json"]
  ) { (line, context) throws(CommandFailure) in
    let gateways = try Gateways(line, context)
    let localizer = context.localizer
    let session: any Session
    let account: any Account
    do throws(MovieError) {
      session = try await gateways.account.requireSession()
      account = try await gateways.account.service.account(of: session)
    } catch {
      throw CommandFailure(error, in: localizer)
    }
    let whoami = Whoami(account: account, service: session.service)
    let shape = try WhoamiFields.table.shape(context.style, line)
    guard context.style.isForPeople, !shape.isChosen else {
      return try context.print(whoami, in: shape)
    }
    try context.console.write(sentence(whoami, context.outputLocalizer) + "\n")
  }

  private static func sentence(_ whoami: Whoami, _ localizer: Localizer) -> String {
    let name = "\(whoami.account.displayName) (\(whoami.account.username))"
    return TerminalSanitizer.clean(
      localizer("Logged in as \(name) with '\(whoami.service)'."))
  }

  /// Returns the sessions of the services that are available in this run, and the error of the
  /// first one that could not be read.
  ///
  /// Sessions of services that this run does not use are not included.
  private static func open(
    _ gateways: Gateways
  ) async -> (sessions: [any Session], damage: MovieError?) {
    var sessions: [any Session] = []
    var damage: MovieError?
    for service in gateways.loginServices {
      do throws(MovieError) {
        if let session = try await gateways.account.session(from: service.name) {
          sessions.append(session)
        }
      } catch {
        damage = damage ?? error
      }
    }
    return (sessions, damage)
  }
}
