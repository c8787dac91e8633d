public import MovieEntities
public import Viper

/// Presents logins, and tracks which module requested each login.
///
/// A window's coordinator is owned by the root router. The coordinator owns the outputs of the
/// logins that it presents.
///
/// ```swift
/// private lazy var logins = LoginCoordinator(window: window) {
///   [services, sessions, window] input, output in
///   LoginAssembler.assemble(
///     input: input, services: services, sessions: sessions, window: window, output: output)
/// } onLogin: { [weak self] session, greeting in
///   await self?.openList(greeting: greeting)
/// }
///
/// func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
///   await logins.present(for: detail) { [weak detail] in
///     await detail?.onLoginEnd(isLoggedIn: $0)
///   }
/// }
/// ```
@MainActor
public final class LoginCoordinator {
  /// A closure that creates a login.
  public typealias Maker = @MainActor (LoginInput, any LoginOutput) -> Module
  /// A closure to run after a login that was not requested by a module in the window.
  public typealias LoginHandler =
    @MainActor (_ session: any Session, _ greeting: String) async -> Void
  /// A closure that resumes the module that requested a login.
  public typealias EndHandler = @MainActor (_ isLoggedIn: Bool) async -> Void

  /// A closure that is called with the greeting before the requesting modules resume.
  ///
  /// The closure must show the greeting, because the form is already closed.
  public var onGreeting: (@MainActor (String) -> Void)?
  private let window: Window
  private let make: Maker
  private let onLogin: LoginHandler
  /// The logins in the window, from bottom to top.
  private var pending: [PendingLogin] = []

  /// Creates a coordinator.
  ///
  /// - Parameters:
  ///   - window: The window that presents the logins.
  ///   - make: A closure that creates a login whose output is provided by the coordinator.
  ///   - onLogin: A closure to run after a login that was not requested by a module in the window.
  ///     The closure must replace the root or close the form, which still shows the greeting.
  public init(
    window: Window, make: @escaping Maker, onLogin: @escaping LoginHandler
  ) {
    self.window = window
    self.make = make
    self.onLogin = onLogin
  }

  /// Presents a login, and returns when its screen has settled.
  ///
  /// After a successful login, all logins in the window are closed. Each module that requested a
  /// login then resumes in its own step, from bottom to top. If the user goes back or the login is
  /// removed in another way, only the module that requested this particular login is notified.
  ///
  /// - Parameters:
  ///   - input: The initial values of the form.
  ///   - requester: An object in the module that requests the login, or `nil` if no module requests
  ///     it. The module must be the topmost module. The coordinator holds a weak reference to the
  ///     object.
  ///   - onEnd: A closure that resumes the requester's module.
  /// - Returns: `true` if the login was presented; `false` if the requester is no longer on top.
  @discardableResult
  public func present(
    _ input: LoginInput = LoginInput(), for requester: AnyObject? = nil,
    onEnd: @escaping EndHandler = { _ in }
  ) async -> Bool {
    if let requester, !window.isOnTop(requester) { return false }
    let login = PendingLogin(requester: requester, onEnd: onEnd, coordinator: self)
    let module = make(input, login)
    login.module = module
    let onEnd = module.onEnd
    module.onEnd = { [weak self, weak login] in
      onEnd?()
      if let login { self?.end(login) }
    }
    pending.append(login)
    guard await window.present(module) else {
      pending.removeAll { $0 === login }
      return false
    }
    return true
  }

  fileprivate func finish(
    _ login: PendingLogin, with session: any Session, greeting: String
  ) async {
    let waiting = pending.filter { $0.requester.map(window.shows) ?? false }
    guard !waiting.isEmpty else { return await onLogin(session, greeting) }
    let presented = pending
    pending = []
    // Close from bottom to top, so that closing one login does not bring another to the top.
    for login in presented {
      if let module = login.module { window.close(module) }
    }
    onGreeting?(greeting)
    var hasContinued = false
    for login in waiting where await resume(login) { hasContinued = true }
    if !hasContinued { await onLogin(session, greeting) }
  }

  /// Ends an unsuccessful login that was removed by its router or the host.
  private func end(_ login: PendingLogin) {
    // Search backward, because logins end from top to bottom and there can be thousands of them.
    guard let index = pending.lastIndex(where: { $0 === login }) else { return }
    pending.remove(at: index)
    login.ending = login.requester.flatMap { window.begin(in: $0) { await login.onEnd(false) } }
  }

  /// Resumes the requester's module in its own step.
  ///
  /// The current step belongs to the login, which has already been removed.
  private func resume(_ login: PendingLogin) async -> Bool {
    guard let requester = login.requester else { return false }
    return await window.run(in: requester) { await login.onEnd(true) }
  }
}

/// The output of a login in the window; it also stores the object that requested the login.
@MainActor
private final class PendingLogin: LoginOutput {
  private(set) weak var requester: AnyObject?
  let onEnd: LoginCoordinator.EndHandler
  /// The login module, while it is in the window.
  weak var module: Module?
  /// A task that notifies the requester that the login has ended unsuccessfully.
  var ending: Task<Void, Never>?
  private weak var coordinator: LoginCoordinator?

  init(
    requester: AnyObject?, onEnd: @escaping LoginCoordinator.EndHandler,
    coordinator: LoginCoordinator
  ) {
    self.requester = requester
    self.onEnd = onEnd
    self.coordinator = coordinator
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    await coordinator?.finish(self, with: session, greeting: greeting)
  }

  func loginDidClose() async {
    await ending?.value
  }
}
