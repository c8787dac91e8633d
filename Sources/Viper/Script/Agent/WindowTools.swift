package import ViperAgent

/// Tools with which an agent uses a program's window: `screen` and `act`.
///
/// Each agent gets a window of its own, whose name it passes in later calls. A window that has not
/// been used for ten minutes is closed.
@MainActor
package final class WindowTools<Stage: ScriptStage, Settings: Sendable> {
  package typealias Session = ScriptSession<Stage, Settings>

  /// How long a window stays open without being used.
  package static var timeout: Duration { .seconds(600) }
  /// The maximum number of open windows; another one replaces the one that was not used the longest.
  private static var maxWindows: Int { 8 }
  private static var windowKey: String { "window" }

  /// A window that an agent uses.
  @MainActor
  private final class Opened {
    let session: Session
    /// The last call, which a further one waits for.
    var last: Task<AgentReply, Never>?
    var timer: Task<Void, Never>?
    /// The number of the last call.
    var order = 0
    var runningCalls = 0
    /// Windows without a running call are closed first.
    var precedence: (Int, Int) { (min(runningCalls, 1), order) }

    init(_ session: Session) { self.session = session }

    func close() {
      timer?.cancel()
      last?.cancel()
      session.close()
    }
  }

  private let help: String
  private let clock: any Clock<Duration>
  private let onClose: @MainActor (Stage) -> Void
  private let makeSession: @MainActor () -> Session?
  private let open: @MainActor (Stage) async -> Void
  private var windows: [String: Opened] = [:]
  private var count = 0

  /// Creates tools for windows, each with a session of its own, whose first screen `open` opens.
  ///
  /// `onClose` is called before a window is closed.
  package init(
    _ language: ScriptLanguage<Stage, Settings>, clock: any Clock<Duration> = ContinuousClock(),
    onClose: @escaping @MainActor (Stage) -> Void = { _ in },
    makeSession: @escaping @MainActor () -> Session?,
    open: @escaping @MainActor (Stage) async -> Void
  ) {
    help = language.forAgents.forms.map { "\($0.spelling): \($0.help)" }
      .joined(separator: "\n")
    self.clock = clock
    self.onClose = onClose
    self.makeSession = makeSession
    self.open = open
  }

  package var tools: [AgentTool] {
    let window = AgentParameter(
      name: Self.windowKey,
      description:
        """
        A window's name, from an earlier result. Without it, a new window opens. A window closes \
        if it is not used for ten minutes.
        """, kind: .text)
    let commands = AgentParameter(
      name: "commands",
      description: "The commands, one per element, such as: activate \"Retry\".",
      kind: .list(.text), isRequired: true)
    return [
      AgentTool(
        name: "screen", title: "Screen",
        description: "Show the current screen of a window of the program.", parameters: [window],
        effect: .reads.inOpenWorld
      ) { await self.use($0) },
      AgentTool(
        name: "act", title: "Act",
        description:
          """
          Do what a person could do in a window of the program: open screens, select rows, press \
          buttons, fill in fields. Returns the screen that follows. The first command that fails \
          ends the call. Commands (in help, [x] is optional, and a text is quoted):
          \(help)
          """, parameters: [commands, window],
        effect: .changes.inOpenWorld
      ) { await self.use($0) },
    ]
  }

  /// Closes all windows.
  package func close() {
    for name in windows.keys.sorted() { close(name) }
  }

  private func use(_ arguments: AgentTool.Arguments) async -> AgentReply {
    let commands = arguments["commands"]?.list?.compactMap(\.word) ?? []
    var name = arguments[Self.windowKey]?.text ?? ""
    let isNew = arguments[Self.windowKey] == nil
    if isNew {
      guard let session = makeSession() else {
        return AgentReply(error: "The window cannot be opened.", code: "window-not-opened")
      }
      name = add(session)
    }
    guard let window = windows[name] else {
      return AgentReply(
        error: "This window is closed or unknown. Call without 'window' to open a new one.",
        code: "unknown-window")
    }
    return await run(commands, in: window, name, isNew: isNew)
  }

  /// Adds a window, and returns its name.
  private func add(_ session: Session) -> String {
    if windows.count >= Self.maxWindows,
      let oldest = windows.min(by: { $0.value.precedence < $1.value.precedence })
    {
      close(oldest.key)
    }
    // The name must be hard to guess, because it is all that a call needs.
    let name = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    windows[name] = Opened(session)
    return name
  }

  private func run(
    _ commands: [String], in window: Opened, _ name: String, isNew: Bool
  ) async -> AgentReply {
    count += 1
    window.order = count
    window.timer?.cancel()
    let (last, open, order) = (window.last, open, count)
    let call = Task {
      // Calls from the same agent must not overlap.
      _ = await last?.value
      if isNew { await open(window.session.stage) }
      let result = await window.session.response(to: commands, with: (Self.windowKey, name))
      return AgentReply(document: result.document, isError: result.isError)
    }
    window.last = call
    window.runningCalls += 1
    defer { window.runningCalls -= 1 }
    let reply = await withTaskCancellationHandler {
      await call.value
    } onCancel: {
      call.cancel()
    }
    guard windows[name] === window else {
      return AgentReply(error: "The window was closed.", code: "window-closed")
    }
    if window.order == order { wait(for: window, name) }
    return reply
  }

  /// Closes a window once it has not been used for some time.
  private func wait(for window: Opened, _ name: String) {
    window.timer = Task { [weak self, clock] in
      do { try await clock.sleep(for: Self.timeout) } catch { return }
      self?.close(name)
    }
  }

  private func close(_ name: String) {
    guard let window = windows.removeValue(forKey: name) else { return }
    onClose(window.session.stage)
    window.close()
  }
}
