import LoginModule
import MovieEntities
import MoviePresentation
import Viper
import ViperCommandLine
import ViperLocalization
import ViperPlatform
import ViperText

/// The view of the `login` command, which prompts for each field, and prompts again after a
/// mistake.
@MainActor
final class LoginPrompt: LoginUI, Screen {
  private enum Field { case username, password }

  /// A mistake that the user can correct.
  private struct Mistake {
    /// The invalid field; `nil` if the service doesn't reveal which field is invalid.
    let field: Field?
    let message: String
    /// The error from the service; `nil` if the form was not sent.
    var rejection: Failure?
  }

  private static let maxAttempts = 3

  private let presenter: any LoginPresentable
  /// The source of the username and password; `nil` if the service uses neither.
  private let credentials: Credentials?
  private let line: ParsedLine
  private let context: Context
  private let slowWork: SlowWork
  private weak var window: Window?
  private var state: LoginState?
  private(set) var problem: (any Error)?

  init(
    presenter: any LoginPresentable, credentials: Credentials?, line: ParsedLine,
    context: Context, slowWork: SlowWork, window: Window
  ) {
    self.presenter = presenter
    self.credentials = credentials
    self.line = line
    self.context = context
    self.slowWork = slowWork
    self.window = window
  }

  func onAppear() async {
    defer { credentials?.end() }
    presenter.onViewAppear()
    if credentials?.promptsForName == true, let hint = state?.form.serviceHint, !hint.isEmpty {
      context.console.note(hint)
    }
    do {
      try await logIn()
    } catch {
      problem = error
    }
  }

  func update(_ state: LoginState) {
    self.state = state
    guard let page = state.approvalPage else { return }
    let (console, localizer) = (context.console, context.localizer)
    // Print the URL on a separate line, so that terminals recognize it as a link.
    console.tell(localizer.text("Approve the login on this page:"))
    console.tell(TerminalSanitizer.clean(page))
    console.tell(localizer.text("Waiting for approval; press Ctrl-C to cancel."))
  }

  private func logIn() async throws {
    var promptsForName = true
    for attempt in 1...Self.maxAttempts {
      guard let mistake = try await submit(promptsForName: promptsForName) else { return }
      let canCorrect =
        mistake.field == .username ? credentials?.promptsForName : credentials?.prompts
      guard canCorrect == true else {
        throw mistake.rejection.map { CommandFailure($0, in: context.localizer) }
          ?? line.usage(mistake.message)
      }
      guard attempt < Self.maxAttempts else {
        throw CommandFailure(
          exitCode: .noPermission,
          code: mistake.rejection?.code ?? MovieError.Code.loginRejected.rawValue,
          message: mistake.message)
      }
      context.console.tell(mistake.message)
      promptsForName = mistake.field != .password && credentials?.promptsForName == true
    }
  }

  /// Prompts for the password and, if requested, the username, and submits the form.
  ///
  /// - Returns: A mistake that the user can correct; `nil` if the user has logged in or canceled.
  private func submit(promptsForName: Bool) async throws -> Mistake? {
    if let credentials {
      if promptsForName, let mistake = await enter(.username, try credentials.name()) {
        return mistake
      }
      if let mistake = await enter(.password, try credentials.secret()) { return mistake }
    }
    let signal = await Interruption.watch {
      await slowWork.run { show in
        show(context.localizer.text("Logging in…"))
        await presenter.onSubmit()
      }
    } cancel: { [weak window] in
      window?.close()
    }
    if state?.login.content != nil { return nil }
    if let signal { Interruption.end(by: signal) }
    guard let failure = state?.login.failure else { return nil }
    return try mistake(failure)
  }

  /// Passes text to the presenter, and returns the user's mistake, if any.
  private func enter(_ field: Field, _ text: String?) async -> Mistake? {
    guard let text else {
      return Mistake(
        field: field,
        message: field == .username
          ? context.localizer.text("The username is not UTF-8 text.")
          : context.localizer.text("The password is not UTF-8 text."))
    }
    switch field {
    case .username: presenter.onChangeUsername(text)
    case .password: presenter.onChangePassword(text)
    }
    if state?.form.canSubmit != false { return nil }
    // The form reports an empty field only when it is submitted, and it sends no request in that
    // case.
    await presenter.onSubmit()
    let form = state?.form
    return (field == .username ? form?.usernameValidationError : form?.passwordValidationError)
      .map { Mistake(field: field, message: $0) }
  }

  /// Returns the mistake that caused a failure, or throws the failure if the user cannot correct
  /// the mistake.
  private func mistake(_ failure: Failure) throws -> Mistake {
    let localizer = context.localizer
    switch MovieError.Code(rawValue: failure.code) {
    case .unknownUser: return Mistake(field: .username, message: failure.text, rejection: failure)
    case .wrongPassword:
      return Mistake(field: .password, message: failure.text, rejection: failure)
    case .loginRejected: return Mistake(field: nil, message: failure.text, rejection: failure)
    case .notApproved where line.has(ServiceOptions.timeout):
      let seconds = line.text(ServiceOptions.timeout) ?? ""
      throw CommandFailure(
        exitCode: CommandFailure(failure, in: localizer).exitCode, code: failure.code,
        message: localizer.text(
          "Login not approved within \(seconds) s. Log in again, or use a longer '--timeout'."))
    default: throw CommandFailure(failure, in: localizer)
    }
  }
}

/// The source of a login's username and password: an option, a prompt or standard input.
struct Credentials {
  let username: String?
  let readsPassword: Bool
  let line: ParsedLine
  let console: Console
  private var prompt: Prompt? { console.isInputTerminal ? Prompt(console: console) : nil }
  private var localizer: Localizer { console.localizer }

  /// Whether the user can be prompted for the password, repeatedly if necessary.
  var prompts: Bool { prompt != nil }
  var promptsForName: Bool { prompt != nil && username == nil }

  /// Returns the username, or `nil` if the username is not valid UTF-8.
  func name() throws -> String? {
    if let username { return username }
    guard let prompt else {
      throw line.usage(
        readsPassword
          ? localizer.text("Cannot prompt: not a terminal. Use --username.")
          : localizer.text("Cannot prompt: not a terminal. Use --username and --password-stdin."))
    }
    return try text(prompt.line(localizer.text("Username or email")))
  }

  /// Returns the password, or `nil` if the password is not valid UTF-8.
  func secret() throws -> String? {
    if let prompt { return try text(prompt.secret(localizer.text("Password"))) }
    guard readsPassword else {
      throw line.usage(localizer.text("Cannot prompt: not a terminal. Use --password-stdin."))
    }
    var bytes = (try? Descriptor(console.input).readAll(limit: Prompt.limit)) ?? []
    guard bytes.count <= Prompt.limit else {
      throw line.usage(localizer.text("The password is longer than \(Prompt.limit) bytes."))
    }
    if bytes.last == UInt8(ascii: "\n") {
      bytes.removeLast()
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    }
    return try text(bytes)
  }

  func end() {
    prompt?.end()
  }

  /// Returns a line as text, or `nil` if the line is not valid UTF-8.
  ///
  /// Throws an error if the user has ended the input.
  private func text(_ bytes: [UInt8]?) throws -> String? {
    guard let bytes else {
      throw CommandFailure(
        exitCode: .interrupted, code: "cancelled", message: localizer.text("Login canceled."))
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
