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
    try context.console.write(text(account, of: session, context))
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

  private static func text(
    _ account: any Account, of session: any Session, _ context: Context
  ) -> String {
    switch context.style.format {
    case .screen:
      let localizer = context.console.outputLocalizer
      let name = "\(account.displayName) (\(account.username))"
      return TerminalSanitizer.clean(localizer("Logged in as \(name) with '\(session.service)'."))
        + "\n"
    case .tsv:
      let fields = [
        ("service", session.service), ("id", String(account.id)), ("username", account.username),
        ("name", account.name),
      ]
      return fields.filter { !$0.1.isEmpty }.map { "\($0)\t\(TerminalSanitizer.clean($1))\n" }
        .joined()
    case .json(let isPretty):
      let owner = AccountEntity(id: account.id, username: account.username, name: account.name)
      return JSONText.encode(Whoami(account: owner, service: session.service), isPretty: isPretty)
        + "\n"
    }
  }

  private struct Whoami: Encodable {
    let account: AccountEntity
    let service: String
  }
}
