import Entities

extension Commands {
  static let logout = CommandSpec(
    name: "logout", overview: "End the session, at the service and here.", examples: ["logout"]
  ) { (line, context) throws(Stop) in
    let gateways = try Gateways(line, context)
    let (sessions, damage) = await open(gateways)
    var problem = damage
    for session in sessions {
      do throws(MovieError) {
        try await gateways.accounts.logOut(session)
        try await gateways.sessions.remove(session.service)
      } catch {
        // The others are ended all the same.
        problem = problem ?? error
      }
    }
    if let problem { throw Stop(problem) }
    guard !sessions.isEmpty else { throw notLoggedIn("You are not logged in.") }
    if context.console.isErrorTerminal { context.console.note("Logged out.") }
  }

  static let whoami = CommandSpec(
    name: "whoami", overview: "Tell who is logged in.", examples: ["whoami", "whoami --json"]
  ) { (line, context) throws(Stop) in
    let gateways = try Gateways(line, context)
    let (sessions, damage) = await open(gateways)
    guard let session = sessions.first else {
      throw damage.map { Stop($0) } ?? notLoggedIn("You are not logged in.")
    }
    let account: any Account
    do throws(MovieError) {
      account = try await gateways.accounts.account(of: session)
    } catch {
      guard error.code == .notLoggedIn else { throw Stop(error) }
      throw notLoggedIn("The session has ended.")
    }
    try context.console.write(text(account, of: session, in: context.style.format))
  }

  /// The sessions of the services that can be asked now, and why one of them could not be read.
  ///
  /// A session that came from elsewhere does not count.
  private static func open(
    _ gateways: Gateways
  ) async -> (sessions: [any Session], damage: MovieError?) {
    var sessions: [any Session] = []
    var damage: MovieError?
    for service in gateways.loginServices {
      do throws(MovieError) {
        guard let session = try await gateways.sessions.session(for: service.name),
          session.baseURL == gateways.accounts.baseURL
        else { continue }
        sessions.append(session)
      } catch {
        damage = damage ?? error
      }
    }
    return (sessions, damage)
  }

  private static func notLoggedIn(_ message: String) -> Stop {
    Stop(
      exitCode: .noPermission, code: MovieError.Code.notLoggedIn.rawValue,
      message: message + " Log in with '\(Program.name) login'.")
  }

  private static func text(
    _ account: any Account, of session: any Session, in format: OutputStyle.Format
  ) -> String {
    switch format {
    case .screen:
      let name = "\(account.displayName) (\(account.username))"
      return SafeText.clean("Logged in as \(name) with '\(session.service)'.") + "\n"
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
