import LoginModule
import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

extension Commands {
  private static let service = OptionSpec(
    name: "--service", value: "name",
    help: "The login service: embedded; or tmdb, tmdb-web or guest with TMDB.",
    kind: .words { LoginServiceName.allCases.map(\.rawValue) })
  private static let username = OptionSpec(
    name: "--username", value: "name",
    help: "The username. If omitted on a terminal, the program asks for it.")
  private static let password = OptionSpec(
    name: "--password-stdin", help: "Read the password from standard input.")

  static let login = MovieCommand(
    CommandSpec(
      name: "login", overview: "Log in.",
      document:
        """
        account, service and message; replaced, if another account was logged in; local_marks, if \
        there are any.
        """,
      options: [service, username, password], globals: GlobalOptions.account,
      examples: ["login", "login --username user2 --password-stdin < password.txt"],
      note:
        """
        Demo account of the built-in catalog: user2, password 951753. On a terminal, you have three \
        attempts, and Ctrl-D cancels the login. tmdb-web waits up to an hour, or --timeout, for you \
        to approve the login on a web page.
        """, isPaged: false
    )
  ) { line, context in
    let gateways = try Gateways(line, context)
    let service = try chosenService(line, gateways.loginServices, context)
    let credentials = try credentials(for: service, line, context)
    try ServiceChoice(line, context).requireNetwork()
    try checkTerminal(for: service, line, context)
    // Remove session drafts left behind by killed login processes, even if this login is rejected.
    await SessionFile(context.environment).removeDrafts()
    // Ignore errors, because a damaged session can be replaced like any other session.
    let previous = try? await gateways.account.sessions.session(for: service.name)
    let session = try await logIn(to: service, with: credentials, over: gateways, line, context)
    let advice = await gateways.uploadAdvice(for: session, in: context.localizer)
    let reported = Result {
      try report(session, replacing: previous?.account, localMarks: advice?.count, context)
    }
    if let advice { context.console.note(advice.sentence) }
    // Don't end the previous session if the service returned the same session again.
    if let previous, (previous.id, previous.baseURL) != (session.id, session.baseURL) {
      let ending = Task { await end(previous, gateways, context) }
      let signal = await Interruption.watch {
        await ending.value
      } cancel: {
        ending.cancel()
      }
      if let signal { Interruption.end(by: signal) }
    }
    try reported.get()
  }

  @MainActor
  private static func logIn(
    to service: any LoginService, with credentials: Credentials?, over gateways: Gateways,
    _ line: ParsedLine, _ context: Context
  ) async throws -> any Session {
    var session: (any Session)?
    var prompt: LoginPrompt?
    let movies = MovieWindow(
      gateways, localizer: context.localizer, onLogin: { session = $0 },
      makeLoginView: { presenter, window in
        let view = LoginPrompt(
          presenter: presenter, credentials: credentials, line: line, context: context,
          // TMDB's requests show their own progress.
          slowWork: gateways.isLive ? SlowWork(nil) : SlowWork(context), window: window)
        prompt = view
        return view
      })
    await movies.router.presentLogin(LoginInput(service: service.name))
    if let problem = prompt?.problem { throw problem }
    // If there is neither a session nor an error, the user canceled.
    guard let session else { throw CommandFailure.quiet(.interrupted) }
    return session
  }

  /// Ends a replaced session on its service or, if that fails, prints a note with the reason.
  private static func end(
    _ previous: any Session, _ gateways: Gateways, _ context: Context
  ) async {
    do throws(MovieError) {
      try await gateways.account.service.logOut(previous)
    } catch {
      let reason = context.localizer.failure(error).message
      context.console.note(
        TerminalSanitizer.clean(
          context.localizer.text(
            "Note: could not end the previous session at the service: \(reason)")
        ))
    }
  }

  private static func chosenService(
    _ line: ParsedLine, _ services: [any LoginService], _ context: Context
  ) throws -> any LoginService {
    let word = line.text(service)
    if let chosen = services.first(where: { word == nil || $0.name == word }) { return chosen }
    if word.flatMap(LoginServiceName.init) != nil {
      _ = try ServiceChoice(line, context).requireCredential()
    }
    throw line.invalidChoice(word ?? "", among: services.map(\.name)) {
      line.localizer.text("Login service '\(word ?? "")' is not available here. Use one of: \($0).")
    }
  }

  /// Returns the source of the username and password, or `nil` if the service uses neither.
  private static func credentials(
    for service: any LoginService, _ line: ParsedLine, _ context: Context
  ) throws -> Credentials? {
    guard service.credentials == nil else {
      return Credentials(
        username: line.text(username), readsPassword: line.has(password), line: line,
        console: context.console)
    }
    guard let option = [username, password].first(where: line.has) else { return nil }
    throw line.usage(
      line.localizer.text(
        """
        '\(option.name)' has no effect, because the login service '\(service.name)' does not use a \
        username or password.
        """))
  }

  /// If the login must be approved on a web page, checks that the program is running in a terminal.
  private static func checkTerminal(
    for service: any LoginService, _ line: ParsedLine, _ context: Context
  ) throws {
    let console = context.console
    guard service.name == LoginServiceName.tmdbWeb.rawValue,
      !console.isInputTerminal || !console.isErrorTerminal
    else { return }
    throw line.usage(
      line.localizer.text(
        """
        '\(service.name)' needs a terminal. Without one, use '--service tmdb' with \
        \(username.name) and \(password.name).
        """))
  }

  /// Reports a login and, if the login replaced a session, that session's account.
  private static func report(
    _ session: any Session, replacing previous: (any Account)?, localMarks: Int?,
    _ context: Context
  ) throws {
    let account = session.account
    let replaced = previous.flatMap {
      ($0.id, $0.username) == (account.id, account.username) ? nil : $0
    }
    if let replaced {
      let name = replaced.name.isEmpty ? "" : " (\(replaced.username))"
      context.console.note(
        TerminalSanitizer.clean(
          context.localizer.text(
            "Note: this replaces the session of \(replaced.displayName + name).")
        ))
    }
    // The greeting is localized like any other message; only `--json` always prints it in English.
    let greeting = context.localizer.text("Welcome, \(account.displayName).")
    guard context.style.isJSON else {
      return try context.console.write(TerminalSanitizer.clean(greeting) + "\n")
    }
    var members: [(name: String, value: FieldValue)] = [
      ("account", FieldValue(account)), ("message", .text(greeting)),
      ("service", .text(session.service)),
    ]
    if let replaced { members.append(("replaced", FieldValue(replaced))) }
    if let localMarks { members.append(("local_marks", .number(localMarks))) }
    try context.report(members)
  }
}
