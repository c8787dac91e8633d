import LoginModule
import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperText

/// The view of a log-in that a command runs: it prompts for each line, and again after a mistake.
@MainActor
final class LoginPrompt: LoginUI, Screen {
  private enum Field { case username, password }

  /// A mistake in a line that the user can correct.
  private struct Mistake {
    /// The invalid field; `nil` if the service does not name it.
    let field: Field?
    let message: String
    /// The service's refusal; `nil` if nothing was sent.
    var refusal: Failure?
  }

  private static let maxAttempts = 3

  private let presenter: any LoginPresentable
  /// The source of the user name and the password; `nil` if the service uses neither.
  private let credentials: Credentials?
  private let line: ParsedLine
  private let context: Context
  private weak var window: Window?
  private var state = LoginState.idle
  private(set) var problem: CommandFailure?

  init(
    presenter: any LoginPresentable, credentials: Credentials?, line: ParsedLine,
    context: Context,
    window: Window
  ) {
    self.presenter = presenter
    self.credentials = credentials
    self.line = line
    self.context = context
    self.window = window
  }

  func onAppear() async {
    defer { credentials?.end() }
    presenter.onViewAppear()
    do throws(CommandFailure) {
      try await logIn()
    } catch {
      problem = error
    }
  }

  func update(_ state: LoginState) {
    self.state = state
    guard case .approving(let form, let page) = state else { return }
    let (console, localizer) = (context.console, context.localizer)
    // The address stands alone on its line, so that a terminal can open it.
    console.tell(form.labels.approval)
    console.tell(TerminalSanitizer.clean(page))
    console.tell(localizer("Waiting for approval; press Ctrl-C to cancel."))
  }

  private func logIn() async throws(CommandFailure) {
    var promptsForName = true
    for attempt in 1...Self.maxAttempts {
      guard let mistake = try await submit(promptsForName: promptsForName) else { return }
      let canCorrect =
        mistake.field == .username ? credentials?.promptsForName : credentials?.prompts
      guard canCorrect == true else {
        throw mistake.refusal.map { CommandFailure($0, in: context.localizer) }
          ?? line.usage(mistake.message)
      }
      guard attempt < Self.maxAttempts else {
        throw CommandFailure(
          exitCode: .noPermission,
          code: mistake.refusal?.code ?? MovieError.Code.loginRefused.rawValue,
          message: mistake.message)
      }
      context.console.tell(mistake.message)
      promptsForName = mistake.field != .password && credentials?.promptsForName == true
    }
  }

  /// Prompts for the credentials, with or without the user name, and submits the form.
  ///
  /// Returns a mistake that the user can correct; `nil` if the user is logged in or left.
  private func submit(promptsForName: Bool) async throws(CommandFailure) -> Mistake? {
    if let credentials {
      if promptsForName, let mistake = await enter(.username, try credentials.name()) {
        return mistake
      }
      if let mistake = await enter(.password, try credentials.secret()) { return mistake }
    }
    let signal = await Interruption.watch {
      await presenter.onSubmit()
    } cancel: { [weak window] in
      window?.close()
    }
    if case .loggedIn = state { return nil }
    if let signal { Interruption.end(by: signal) }
    guard case .failed(_, let failure) = state else { return nil }
    return try mistake(failure)
  }

  /// Passes a text to the presenter, and returns the mistake in it, if any.
  private func enter(_ field: Field, _ text: String?) async -> Mistake? {
    guard let text else {
      let localizer = context.localizer
      return Mistake(
        field: field,
        message: field == .username
          ? localizer("The username is not UTF-8 text.")
          : localizer("The password is not UTF-8 text."))
    }
    switch field {
    case .username: presenter.onChangeUsername(text)
    case .password: presenter.onChangePassword(text)
    }
    guard case .editing(let form) = state, !form.canSubmit else { return nil }
    // The form reports an empty field only when it is submitted, and is then not sent.
    await presenter.onSubmit()
    guard case .editing(let form) = state else { return nil }
    return (field == .username ? form.usernameComplaint : form.passwordComplaint)
      .map { Mistake(field: field, message: $0) }
  }

  /// Returns the mistake behind a refusal; throws a failure that the user cannot correct.
  private func mistake(_ failure: Failure) throws(CommandFailure) -> Mistake {
    let localizer = context.localizer
    switch MovieError.Code(rawValue: failure.code) {
    case .unknownUser: return Mistake(field: .username, message: failure.text, refusal: failure)
    case .wrongPassword:
      return Mistake(field: .password, message: failure.text, refusal: failure)
    case .loginRefused: return Mistake(field: nil, message: failure.text, refusal: failure)
    case .notApproved where line.has(ServiceOptions.timeout):
      let seconds = line.text(ServiceOptions.timeout) ?? ""
      throw CommandFailure(
        exitCode: CommandFailure(failure, in: localizer).exitCode, code: failure.code,
        message: localizer(
          "Login not approved within \(seconds) s. Log in again, or use a longer '--timeout'."))
    default: throw CommandFailure(failure, in: localizer)
    }
  }
}
