public import MovieEntities
public import Viper

/// Presents log-ins, and remembers which module requested each of them.
///
/// A root router owns a desk for its window. The desk owns the outputs of the log-ins that it
/// presents.
///
/// ```swift
/// private lazy var desk = LoginDesk(window: window) {
///   [services, sessions, window] input, output in
///   LoginAssembler.assemble(
///     input: input, services: services, sessions: sessions, window: window, output: output)
/// } onLogin: { [weak self] session, greeting in
///   await self?.openList(greeting: greeting)
/// }
///
/// func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
///   await desk.present(for: detail) { [weak detail] in await detail?.onLoginEnd(isLoggedIn: $0) }
/// }
/// ```
@MainActor
public final class LoginDesk {
  /// A closure that creates a log-in.
  public typealias Maker = @MainActor (LoginInput, any LoginOutput) -> Module
  /// A closure that continues after a log-in that no module on the window has requested.
  public typealias LoginHandler =
    @MainActor (_ session: any Session, _ greeting: String) async -> Void
  /// A closure that continues in the module that requested a log-in.
  public typealias EndHandler = @MainActor (_ isLoggedIn: Bool) async -> Void

  /// Called with the greeting when modules that have requested the log-in continue; the form that
  /// has shown it is closed then.
  public var onGreeting: (@MainActor (String) -> Void)?
  private let window: Window
  private let make: Maker
  private let onLogin: LoginHandler
  /// The log-ins on the window, the lowest first.
  private var tickets: [LoginTicket] = []

  /// Creates a desk.
  ///
  /// - Parameters:
  ///   - window: The window that presents the log-ins.
  ///   - make: A closure that creates a log-in with the output that the desk provides.
  ///   - onLogin: A closure that continues after a log-in that no module on the window has
  ///     requested. The form is still shown, with a greeting: the closure must replace the root or
  ///     close the form.
  public init(
    window: Window, make: @escaping Maker, onLogin: @escaping LoginHandler
  ) {
    self.window = window
    self.make = make
    self.onLogin = onLogin
  }

  /// Presents a log-in, and returns when its screen has settled.
  ///
  /// When the user has logged in, all log-ins on the window are closed. Each module that requested
  /// one of them then continues in a step of its own, the lowest module first. If the user goes
  /// back from this log-in, or if it is removed from the window in another way, only the module
  /// that requested it is told.
  ///
  /// - Parameters:
  ///   - input: The values that the form contains at first.
  ///   - asker: One of the objects of the module on top, which requests the log-in; held weakly.
  ///     Pass `nil` if no module requests it.
  ///   - onEnd: A closure that continues in the asker's module.
  /// - Returns: `true` if the log-in was presented; `false` if the asker is no longer on top.
  @discardableResult
  public func present(
    _ input: LoginInput = LoginInput(), for asker: AnyObject? = nil,
    onEnd: @escaping EndHandler = { _ in }
  ) async -> Bool {
    if let asker, !window.isOnTop(asker) { return false }
    let ticket = LoginTicket(asker: asker, onEnd: onEnd, desk: self)
    let module = make(input, ticket)
    ticket.module = module
    let onEnd = module.onEnd
    module.onEnd = { [weak self, weak ticket] in
      onEnd?()
      if let ticket { self?.end(ticket) }
    }
    tickets.append(ticket)
    guard await window.present(module) else {
      tickets.removeAll { $0 === ticket }
      return false
    }
    return true
  }

  func finish(
    _ ticket: LoginTicket, with session: any Session, greeting: String
  ) async {
    let waiting = tickets.filter { $0.asker.map(window.shows) ?? false }
    guard !waiting.isEmpty else { return await onLogin(session, greeting) }
    let presented = tickets
    tickets = []
    // The lowest is closed first, so that no other log-in is on top for a moment.
    for ticket in presented {
      if let module = ticket.module { window.close(module) }
    }
    onGreeting?(greeting)
    var hasGoneOn = false
    for ticket in waiting where await goOn(ticket) { hasGoneOn = true }
    if !hasGoneOn { await onLogin(session, greeting) }
  }

  /// Ends a log-in that was removed without success, by its router or by the host.
  private func end(_ ticket: LoginTicket) {
    // The log-in on top ends first, also when the window is closed with thousands of them.
    guard let place = tickets.lastIndex(where: { $0 === ticket }) else { return }
    tickets.remove(at: place)
    ticket.ending = ticket.asker.flatMap { window.begin(in: $0) { await ticket.onEnd(false) } }
  }

  /// Continues in a step of the asker's own module.
  ///
  /// The current step belongs to the log-in, which has been removed.
  private func goOn(_ ticket: LoginTicket) async -> Bool {
    guard let asker = ticket.asker else { return false }
    return await window.run(in: asker) { await ticket.onEnd(true) }
  }
}
