import CViperTerminal
import Viper
import ViperPlatform

/// Runs a host on the process's terminal, and always restores the terminal.
///
/// The terminal is restored when the user quits or suspends the program, when the window is closed,
/// and when a signal or a crash ends the program. Only one session can run at a time. If the
/// program is still running one second after a signal or Ctrl-C, for example because its threads
/// are blocked, the session ends the program with the same signal. The session uses `SIGALRM` for
/// this.
@MainActor
public final class TerminalSession {
  /// The reason why a session ended.
  public enum Ending: Hashable, Sendable {
    /// The user quit, or the task was canceled.
    case quit
    /// The program received a signal that should end it.
    ///
    /// The caller must send the signal again, as `endProgram()` does.
    case signal(Int32)
    /// The terminal was closed.
    case hangUp
    /// The terminal could not be set up or written to.
    ///
    /// The value is the system's error number.
    case failed(Int32)

    /// Ends the program in the same way that the session ended.
    ///
    /// If a signal or the closing of the terminal ended the session, the program ends with the
    /// corresponding signal, so that the parent process can detect the cause. Otherwise, the exit
    /// code is 0, or 1 if the terminal failed.
    public func endProgram() -> Never {
      switch self {
      case .quit: exit(0)
      case .failed: exit(1)
      case .signal(let number): ct_end_by_signal(number)
      case .hangUp: ct_end_by_signal(SIGHUP)
      }
    }
  }

  private static let replyTimeout = Duration.milliseconds(250)
  /// The maximum time to wait for outstanding replies at the end of a session.
  private static let maxEndWait = Duration.milliseconds(100)

  private let host: TerminalHost
  private let input: Int32
  private let output: TerminalOutput
  private var modes: ScreenModes
  private let events = SessionEvents()
  private var ending: Ending?
  /// The terminal's support for pictures; `nil` if the host shows none.
  private var pictures: PictureSupport?
  private let pictureMode: PictureMode
  /// The current method of showing pictures, if any.
  private var shown: (method: PictureMethod, cell: CellSize)?
  /// The time at which the queries still awaiting a reply were sent, if any.
  private var queryTime: ContinuousClock.Instant?
  private var symbols = SymbolSupport(.process)

  /// Creates a session; `nil` if the input or the output is not a terminal.
  ///
  /// Pictures are shown if the host has a loader, uses color and is not in accessible mode. The
  /// terminal is queried only for pictures and for features that require a query.
  public init?(
    host: TerminalHost, input: Int32 = 0, output: TerminalOutput,
    features: Features = [.synchronizedOutput, .extendedKeys, .background, .symbolWidth],
    pictures: PictureMode = .auto
  ) {
    guard isatty(input) == 1, isatty(output.descriptor) == 1 else { return nil }
    self.host = host
    self.input = input
    self.output = output
    if host.pictureLoader != nil, pictures != .none, host.isColored, !host.isAccessible {
      self.pictures = PictureSupport(.process, cell: output.cell)
    }
    pictureMode = pictures
    let environment = PictureEnvironment.process
    host.colors.depth = environment.depth
    host.usesASCIISymbols = symbols.needsASCII
    var features = features.union(self.pictures?.queries(for: pictures) ?? [])
    if !host.isColored || environment.depth == .sixteen { features.remove(.background) }
    if !symbols.isQueryable { features.remove(.symbolWidth) }
    modes = ScreenModes(features: features)
  }

  /// Runs the host, and returns the reason why the session ended.
  ///
  /// The closure opens the first screen, and starts before the first frame. At the end, the
  /// closure's task is canceled but not awaited. The caller must close the window.
  public func run(_ open: @escaping @MainActor () async -> Void) async -> Ending {
    let signals = ct_open_screen(input, output.descriptor)
    guard signals >= 0 else { return .failed(errno) }
    let onQuit = connect()
    ct_set_screen_texts(modes.enter, modes.leave)
    // Start listening before writing, because this actor is blocked while the terminal accepts no
    // output.
    let isListening = events.listen(
      input: input, signals: signals, awaitsReplies: !modes.queries.isEmpty)
    check(isListening ? ct_enter_screen() : EAGAIN)
    showPictures()
    // Send the query before the first frame, which erases the symbol.
    if modes.features.contains(.symbolWidth) { output.write(Array(SymbolSupport.query.utf8)) }
    let opening = Task.begun(open)
    host.redraw()
    sendQueries()
    for await event in events.stream {
      handle(event)
      if ending != nil { break }
    }
    opening.cancel()
    host.output.stopPictures()
    await readLateReplies()
    disconnect(onQuit)
    ct_close_screen()
    events.continuation.finish()
    return ending ?? .quit
  }

  // MARK: The host

  /// Sets the host's handlers, and returns the previous `onQuit`.
  private func connect() -> (@MainActor () -> Void)? {
    let onQuit = host.onQuit
    host.onQuit = { [weak self] in
      onQuit?()
      self?.end(.quit)
    }
    // The host may be in the middle of handling a key.
    host.onSuspend = { [events] in events.continuation.yield(.suspension) }
    host.onReply = { [weak self] in self?.receive($0) }
    output.onFailure = { [weak self] in self?.check($0) }
    return onQuit
  }

  private func disconnect(_ onQuit: (@MainActor () -> Void)?) {
    host.onQuit = onQuit
    host.onSuspend = nil
    host.onReply = nil
    output.onFailure = nil
    output.isOpen = false
  }

  // MARK: Other programs

  /// Leaves the screen while another program uses the terminal, and enters it again when the work
  /// has ended.
  ///
  /// Until then, the terminal is as it was before the session, and no keys are read.
  public func leaveScreen<Value: Sendable>(
    during work: @MainActor () async -> Value
  ) async -> Value {
    host.output.erasePictures()
    output.isOpen = false
    ct_close_screen()
    let value = await work()
    let signals = ct_open_screen(input, output.descriptor)
    guard signals >= 0 else {
      end(.failed(errno))
      return value
    }
    resume {
      events.listen(input: input, signals: signals) ? ct_enter_screen() : EAGAIN
    }
    return value
  }

  // MARK: Events

  private func handle(_ event: SessionEvents.Event) {
    switch event {
    case .input(let inputs):
      host.receive(inputs)
      if inputs.hasInterrupt, ending == nil { ct_interrupt_handled() }
    case .signal(SIGWINCH): resize()
    case .signal(SIGTSTP), .suspension:
      host.output.erasePictures()
      resume(after: ct_suspend_screen)
    // The program was stopped by another process, and the terminal's modes may have changed.
    case .signal(SIGCONT): resume(after: ct_enter_screen)
    case .signal(let number): end(.signal(number))
    case .inputEnd: end(.hangUp)
    case .change, .timeout: break
    }
  }

  private func resize() {
    showPictures()
    if let size = output.size { host.resize(to: size) }
  }

  private func resume(after step: () -> Int32) {
    output.isOpen = false
    check(step())
    guard output.isOpen else { return }
    showPictures()
    if let size = output.size { host.resize(to: size) } else { host.redraw() }
  }

  private func end(_ reason: Ending) {
    if ending == nil { ending = reason }
    events.continuation.yield(.change)
  }

  /// Opens the output unless there is an error, which ends the session.
  private func check(_ error: Int32) {
    switch error {
    case 0: output.isOpen = true
    // The signal's event ends the session.
    case ECANCELED: break
    case EIO, ENXIO: end(.hangUp)
    default: end(.failed(error))
    }
  }

  // MARK: Queries

  private func sendQueries() {
    guard !modes.queries.isEmpty else { return }
    queryTime = .now
    output.write(Array(modes.queries.utf8))
  }

  private func receive(_ reply: TerminalInput.Reply) {
    switch reply {
    case .synchronizedOutput where modes.features.contains(.synchronizedOutput):
      modes.isSynchronized = true
      ct_set_screen_texts(modes.enter, modes.leave)
      host.output.isSynchronized = true
    case .extendedKeys where modes.features.contains(.extendedKeys) && !modes.hasExtendedKeys:
      modes.hasExtendedKeys = true
      ct_set_screen_texts(modes.enter, modes.leave)
      output.write(Array(ScreenModes.extendKeys.utf8))
    // Only the first replies count.
    case .foreground(let color) where modes.features.contains(.background):
      if host.colors.foreground == nil { host.colors.foreground = color }
    case .background(let color) where modes.features.contains(.background):
      if host.colors.background == nil { host.colors.background = color }
    case .cursor where modes.features.contains(.symbolWidth):
      symbols.take(reply)
      host.usesASCIISymbols = symbols.needsASCII
    case .end:
      queryTime = nil
      pictures?.take(reply)
      showPictures()
    default: pictures?.take(reply)
    }
  }

  /// Sets the painter for the best method known so far.
  private func showPictures() {
    pictures?.measuredCell = output.cell
    guard let pictures, let method = pictures.kind(for: pictureMode) else { return }
    let best = (method, pictures.cell)
    if let shown, shown == best { return }
    shown = best
    host.output.painter = pictures.painter(for: pictureMode)
  }

  /// Reads late replies, so that they do not appear in the shell.
  private func readLateReplies() async {
    switch ending {
    case .hangUp, .failed: return
    case .quit, .signal, nil: break
    }
    guard let queryTime else { return }
    let left = min(
      Self.maxEndWait, ContinuousClock.now.duration(to: queryTime + Self.replyTimeout))
    guard left > .zero else { return }
    let timer = Task { [continuation = events.continuation] in
      try? await Task.sleep(for: left)
      continuation.yield(.timeout)
    }
    defer { timer.cancel() }
    for await event in events.stream {
      switch event {
      case .input(let inputs): for case .reply(.end) in inputs { return }
      case .inputEnd, .timeout: return
      case .signal, .suspension, .change: break
      }
    }
  }
}

extension TerminalSession {
  /// The features that a session uses on terminals that support them.
  public struct Features: OptionSet, Sendable {
    /// Synchronized output, detected by a query.
    public static let synchronizedOutput = Features(rawValue: 1)
    /// Unambiguous key codes, detected by a query.
    public static let extendedKeys = Features(rawValue: 2)
    /// Mouse input.
    ///
    /// With mouse input enabled, selecting text in the terminal requires a modifier key.
    public static let mouse = Features(rawValue: 4)
    /// A visible cursor on the main screen, for a screen reader, whose user can then read the last
    /// frame after the program has ended.
    public static let visibleCursor = Features(rawValue: 8)
    /// Queries for picture support: the terminal's name, the size of a cell, and sixels.
    public static let pictures = Features(rawValue: 16)
    /// A query for kitty's graphics protocol, which a multiplexer may not understand.
    public static let kittyPictures = Features(rawValue: 32)
    /// The text and background colors, detected by queries if the host uses color.
    public static let background = Features(rawValue: 64)
    /// The width of symbols such as `♥`, detected by a query.
    public static let symbolWidth = Features(rawValue: 128)

    /// The bits of the option set.
    public let rawValue: Int

    /// Creates an option set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}

/// The sequences that set and reset a terminal's modes for a session.
struct ScreenModes {
  let features: TerminalSession.Features
  var isSynchronized = false
  var hasExtendedKeys = false

  static let extendKeys = "\u{1B}[>1u"
  /// A query with a one-pixel picture, which is not shown.
  private static let kittyPicture = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

  private var isAlternate: Bool { !features.contains(.visibleCursor) }

  /// The sequences at the start: alternate screen, no line wrap, hidden cursor, bracketed paste.
  var enter: String {
    (isAlternate ? "\u{1B}[?1049h" : "") + "\u{1B}[?7l"
      + (features.contains(.visibleCursor) ? "" : "\u{1B}[?25l") + "\u{1B}[?2004h"
      + (features.contains(.mouse) ? "\u{1B}[?1000h\u{1B}[?1006h" : "")
      + (hasExtendedKeys ? Self.extendKeys : "") + "\u{1B}[0m\u{1B}[2J\u{1B}[H"
  }

  /// The sequences at the end.
  ///
  /// Each screen has its own stack of key modes, so these sequences come before the sequence that
  /// switches screens.
  var leave: String {
    (isSynchronized ? "\u{1B}[?2026l" : "") + (hasExtendedKeys ? "\u{1B}[<u" : "")
      + (features.contains(.mouse) ? "\u{1B}[?1006l\u{1B}[?1000l" : "")
      + "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?7h"
      // On the main screen, the shell continues below the last frame.
      + (isAlternate ? "\u{1B}[?1049l" : "\u{1B}[999;1H\r\n")
  }

  /// The queries to send after the first frame, if any.
  ///
  /// Terminals reply in order, and every terminal answers the last query.
  var queries: String {
    let queries =
      (features.contains(.synchronizedOutput) ? "\u{1B}[?2026$p" : "")
      + (features.contains(.extendedKeys) ? "\u{1B}[?u" : "")
      + (features.contains(.pictures) ? "\u{1B}[>q" : "")
      + (features.contains(.kittyPictures) ? Self.kittyPicture : "")
      + (features.contains(.pictures) ? "\u{1B}[16t" : "")
      + (features.contains(.background) ? "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\" : "")
    return queries.isEmpty && !features.contains(.symbolWidth) ? "" : queries + "\u{1B}[c"
  }
}
