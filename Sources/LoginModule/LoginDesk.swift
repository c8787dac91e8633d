public import Entities
public import Viper

/// Presents log-ins, and remembers for each of them who asked for it.
///
/// A root router owns one for its window: the outputs of the log-ins that it presents live in it.
///
/// ```swift
/// private lazy var desk = LoginDesk(window: window) { [services, sessions, window] input, output in
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
  /// Makes a log-in.
  public typealias Maker = @MainActor (LoginInput, any LoginOutput) -> Module
  /// Goes on after a log-in without an asker on the window.
  public typealias LoginHandler =
    @MainActor (_ session: any Session, _ greeting: String) async -> Void
  /// Goes on in the module that asked for a log-in.
  public typealias EndHandler = @MainActor (_ isLoggedIn: Bool) async -> Void

  private let window: Window
  private let make: Maker
  private let onLogin: LoginHandler
  /// The log-ins on the window, the lowest first.
  private var tickets: [LoginTicket] = []

  /// Makes a desk.
  ///
  /// - Parameters:
  ///   - window: Where log-ins are presented.
  ///   - make: Wires a log-in; its output is the desk's own.
  ///   - onLogin: Goes on after a log-in without an asker on the window. The form still stands, with a
  ///     greeting: the handler replaces the root, or closes it.
  public init(
    window: Window, make: @escaping Maker, onLogin: @escaping LoginHandler
  ) {
    self.window = window
    self.make = make
    self.onLogin = onLogin
  }

  /// Presents a log-in; returns when its screen has settled.
  ///
  /// When the person is logged in, every log-in on the window closes, and each asker goes on, the lowest
  /// first, in a step of its own module. When they back out of this log-in, or it is taken from the window
  /// in another way, its asker alone is told.
  ///
  /// - Parameters:
  ///   - input: What the form holds at first.
  ///   - asker: Who needs the log-in: one of the objects of the module on top; not kept alive. `nil` when
  ///     the log-in is all that was asked for.
  ///   - onEnd: Goes on in the asker's module.
  /// - Returns: `false` when the asker is not on top any more: then there is no log-in.
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

  fileprivate func finish(
    _ ticket: LoginTicket, with session: any Session, greeting: String
  ) async {
    let waiting = tickets.filter { $0.asker.map(window.shows) ?? false }
    guard !waiting.isEmpty else { return await onLogin(session, greeting) }
    let presented = tickets
    tickets = []
    // The lowest first: none of them is on top for a moment.
    for ticket in presented {
      if let module = ticket.module { window.close(module) }
    }
    var hasGoneOn = false
    for ticket in waiting where await goOn(ticket) { hasGoneOn = true }
    if !hasGoneOn { await onLogin(session, greeting) }
  }

  /// A log-in has left without success: by its router, or because the host took it away.
  private func end(_ ticket: LoginTicket) {
    guard let place = tickets.firstIndex(where: { $0 === ticket }) else { return }
    tickets.remove(at: place)
    ticket.ending = ticket.asker.flatMap { window.begin(in: $0) { await ticket.onEnd(false) } }
  }

  /// In a step of the asker's own module: this one runs in a step of the log-in, which has left.
  private func goOn(_ ticket: LoginTicket) async -> Bool {
    guard let asker = ticket.asker else { return false }
    return await window.run(in: asker) { await ticket.onEnd(true) }
  }
}

/// The output of one log-in: it knows who asked for it.
@MainActor
private final class LoginTicket: LoginOutput {
  private(set) weak var asker: AnyObject?
  let onEnd: LoginDesk.EndHandler
  /// The log-in itself, while it stands on the window.
  weak var module: Module?
  /// Tells the asker that the person has backed out, or that the log-in was taken away.
  var ending: Task<Void, Never>?
  private weak var desk: LoginDesk?

  init(asker: AnyObject?, onEnd: @escaping LoginDesk.EndHandler, desk: LoginDesk) {
    self.asker = asker
    self.onEnd = onEnd
    self.desk = desk
  }

  func login(didFinishWith session: any Session, greeting: String) async {
    await desk?.finish(self, with: session, greeting: greeting)
  }

  func loginDidClose() async {
    await ending?.value
  }
}
