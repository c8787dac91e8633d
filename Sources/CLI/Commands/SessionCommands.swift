import Entities
import Wording

extension Commands {
  static let logout = CommandSpec(
    name: "logout", overview: "End the session, at the service and here.", examples: ["logout"]
  ) { (line, context) throws(Stop) in
    let gateways = try Gateways(line, context)
    let (sessions, damage) = await open(gateways)
    var problem = damage
    for session in sessions {
      do throws(MovieError) {
        try await gateways.account.service.logOut(session)
        try await gateways.account.sessions.remove(session.service)
      } catch {
        // The other sessions are ended too.
        problem = problem ?? error
      }
    }
    let localizer = context.localizer
    if let problem { throw Stop(problem, in: localizer) }
    guard !sessions.isEmpty else { throw .notLoggedIn(localizer) }
    if context.console.isErrorTerminal { context.console.note(localizer("Logged out.")) }
  }

  static let whoami = CommandSpec(
    name: "whoami", overview: "Tell who is logged in.", examples: ["whoami", "whoami --json"]
  ) { (line, context) throws(Stop) in
    let gateways = try Gateways(line, context)
    let localizer = context.localizer
    let session: any Session
    let account: any Account
    do throws(MovieError) {
      guard let last = try await gateways.account.sessions.session(at: gateways.account.service.baseURL) else {
        throw MovieError(.notLoggedIn(.noSession))
      }
      session = last
      account = try await gateways.account.service.account(of: last)
    } catch {
      throw Stop(error, in: localizer)
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
        guard let session = try await gateways.account.sessions.session(for: service.name),
          session.baseURL == gateways.account.service.baseURL
        else { continue }
        sessions.append(session)
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
      let localizer = context.console.outputWords
      let name = "\(account.displayName) (\(account.username))"
      return SafeText.clean(localizer("Logged in as \(name) with '\(session.service)'.")) + "\n"
    case .tsv:
      let fields = [
        ("service", session.service), ("id", String(account.id)), ("username", account.username),
        ("name", account.name),
      ]
      return fields.filter { !$0.1.isEmpty }.map { "\($0)\t\(SafeText.clean($1))\n" }.joined()
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
