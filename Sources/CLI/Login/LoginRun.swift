import Entities
import LoginModule
import Viper
import Wording

/// Logs the user in at one service, and asks again at a terminal for what was wrong.
@MainActor
struct LoginRun {
  /// The number of times that the user can be wrong.
  private static let tries = 3

  private let service: any LoginService
  private let credentials: Credentials?
  private let line: ParsedLine
  private let context: Context
  private let router: RootRouter

  /// Creates a log-in.
  ///
  /// - Parameters:
  ///   - service: The service to log in to.
  ///   - credentials: The source of the user name and the password; `nil` if the service uses
  ///     neither.
  ///   - gateways: The gateways to use.
  ///   - line: The command line.
  ///   - context: The console, the environment and the style of the run.
  init(
    at service: any LoginService, with credentials: Credentials?, over gateways: Gateways,
    _ line: ParsedLine, _ context: Context
  ) {
    self.service = service
    self.credentials = credentials
    self.line = line
    self.context = context
    router = RootRouter(
      gateways: gateways, localizer: context.localizer, afterLogin: .stay,
      makeLoginView: { LoginNoteView(presenter: $0, console: context.console) })
  }

  /// Logs the user in.
  ///
  /// - Returns: The session.
  /// - Throws: `CommandFailure` if the user is not logged in after all.
  func run() async throws(CommandFailure) -> any Session {
    defer { credentials?.end() }
    await router.presentLogin(LoginInput(service: service.name))
    var asksName = true
    for attempt in 1...Self.tries {
      guard let mistake = try await attemptOnce(asksName: asksName) else { break }
      guard canCorrect(mistake) else { throw failure(mistake) }
      guard attempt < Self.tries else {
        throw CommandFailure(
          exitCode: .noPermission, code: mistake.code, message: mistake.message)
      }
      context.console.tell(mistake.message)
      asksName = mistake.field != .password && credentials?.promptsForName == true
    }
    // Without a session and without a mistake, the user has left.
    guard let session = router.session else { throw .quiet(.interrupted) }
    return session
  }

  /// Asks for what is missing, and sends the form.
  ///
  /// - Parameter asksName: Whether to ask for the user name; otherwise the last one is used.
  /// - Returns: What was wrong; `nil` if the user is logged in.
  /// - Throws: `CommandFailure` for a failure that no other text would avoid.
  private func attemptOnce(asksName: Bool) async throws(CommandFailure) -> LoginMistake? {
    guard let credentials else { return try await submit() }
    if asksName {
      if let mistake = await fill(.username, try credentials.name()) { return mistake }
    }
    if let mistake = await fill(.password, try credentials.secret()) { return mistake }
    return try await submit()
  }

  /// Types a text into a field of the form, and returns what is wrong with it.
  private func fill(_ field: LoginMistake.Field, _ text: CredentialText) async -> LoginMistake? {
    switch text {
    case .unreadable(let complaint): return LoginMistake(field, complaint)
    case .text(let text):
      await router.window.send(.type(field: field.rawValue, text: text))
      // An empty field is only wrong in a form that has been submitted, and is then not sent.
      if field == .username, isTooShort(text) { await router.window.send(.submit) }
      return complaint(field)
    }
  }

  private func isTooShort(_ name: String) -> Bool {
    name.allSatisfy(\.isWhitespace) && service.credentials.map { $0.leastUsername > 0 } ?? false
  }

  private func complaint(_ field: LoginMistake.Field) -> LoginMistake? {
    router.window.scene?.fields.first { $0.name == field.rawValue }?.complaint
      .map { LoginMistake(field, $0) }
  }

  /// Sends the form, unless something is wrong with it.
  private func submit() async throws(CommandFailure) -> LoginMistake? {
    let signal = await Interruption.watch {
      await router.window.send(.submit)
    } cancel: {
      router.window.close()
    }
    if let signal, router.session == nil { Interruption.end(by: signal) }
    if let mistake = complaint(.username) ?? complaint(.password) { return mistake }
    guard let failure = router.window.scene?.failure else { return nil }
    if let told = overdue(failure) { throw told }
    guard let mistake = LoginMistake(failure) else {
      throw CommandFailure(failure, in: context.localizer)
    }
    return mistake
  }

  /// Returns the failure of an approval that took longer than the line allows; `nil` for another.
  private func overdue(_ failure: Failure) -> CommandFailure? {
    guard failure.movieCode == .notApproved,
      let seconds = line.text(ServiceOptions.timeout)
    else { return nil }
    let localizer = context.localizer
    return CommandFailure(
      exitCode: CommandFailure(failure, in: localizer).exitCode, code: failure.code,
      message: localizer(
        """
        The log-in was not approved within \(seconds) s. Log in again, or wait longer with \
        '--timeout'.
        """))
  }

  /// Returns whether the user can be asked again for what was wrong.
  private func canCorrect(_ mistake: LoginMistake) -> Bool {
    guard let credentials else { return false }
    return mistake.field == .username ? credentials.promptsForName : credentials.prompts
  }

  /// Returns the failure for a mistake that no prompt can correct.
  private func failure(_ mistake: LoginMistake) -> CommandFailure {
    mistake.refusal.map { CommandFailure($0, in: context.localizer) }
      ?? line.usage(mistake.message)
  }
}
