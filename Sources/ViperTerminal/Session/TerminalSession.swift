import CViperTerminal
import Viper
import ViperPlatform

/// Connects a host to a terminal: takes the terminal over, reads its keys, and gives it back in every case.
///
/// The terminal is given back when the user quits or suspends the program, when its window is closed, and when a signal
/// ends the program, a crash included. A process has one terminal, so only one session can run at a time.
@MainActor
public final class TerminalSession {
  /// The reason why a session has ended.
  public enum Ending: Hashable, Sendable {
    /// The user has quit, or the task that ran the session was cancelled.
    case quit
    /// A signal asks the program to end. The caller ends the program by that signal.
    case signal(Int32)
    /// The terminal is gone.
    case hangUp
    /// The terminal cannot be written to or cannot be set up, for a reason with this number of the system.
    case failed(Int32)
  }

  /// The time in which a terminal replies.
  private static let answerTime = Duration.milliseconds(250)
  /// The longest time that an ended session waits for replies.
  private static let endTime = Duration.milliseconds(100)

  private let host: TerminalHost
  private let input: Int32
  private let output: TerminalOutput
  private var modes: ScreenModes
  private var events = SessionEvents()
  private var ending: Ending?
  /// The terminal's support for pictures; `nil` if the host has no pictures.
  private var pictures: PictureSupport?
  private let pictureMode: PictureMode
  /// The way in which pictures are shown now; `nil` if they are not.
  private var shown: (kind: PictureWay, cell: CellSize)?
  /// The time at which the terminal was queried; `nil` if it has replied or was not queried.
  private var asked: ContinuousClock.Instant?

  /// Creates a session; `nil` if the input or the output is no terminal.
  ///
  /// Without a feature that requires a query, the terminal is not queried. Pictures are shown if
  /// the host has a loader and color and is not accessible; the terminal may be queried for them.
  public init?(
    host: TerminalHost, input: Int32 = 0, output: TerminalOutput,
    features: Features = [.synchronizedOutput, .extendedKeys], pictures: PictureMode = .auto
  ) {
    guard isatty(input) == 1, isatty(output.descriptor) == 1 else { return nil }
    self.host = host
    self.input = input
    self.output = output
    if host.pictureLoader != nil, pictures != .none, host.isColored, !host.isAccessible {
      self.pictures = PictureSupport(.process, cell: output.cell)
    }
    pictureMode = pictures
    let questions = self.pictures?.questions(for: pictures) ?? []
    modes = ScreenModes(features: features.union(questions))
  }

  /// Shows the host until the user quits, or until it has to end for another reason, which is returned.
  ///
  /// The closure opens the first screen, and begins before the first frame is drawn. The method gives the terminal back
  /// and returns at once at the end, and cancels the task of the closure without waiting for it. The caller closes the
  /// window.
  public func run(_ open: @escaping @MainActor () async -> Void) async -> Ending {
    let signals = ct_open_screen(input, output.descriptor)
    guard signals >= 0 else { return .failed(errno) }
    let onQuit = connect()
    ct_set_screen_texts(modes.enter, modes.leave)
    check(ct_enter_screen())
    showPictures()
    let opening = Task.begun(open)
    host.redraw()
    events.listen(input: input, signals: signals)
    ask()
    for await event in events.stream {
      handle(event)
      if ending != nil { break }
    }
    opening.cancel()
    host.output.stopPictures()
    await takeAnswers()
    disconnect(onQuit)
    events.stop()
    ct_close_screen()
    return ending ?? .quit
  }

  // MARK: The host

  /// Sets the handlers of the host, and returns the handler that the host had.
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

  // MARK: Events

  private func handle(_ event: SessionEvents.Event) {
    switch event {
    case .bytes(let bytes): host.receive(bytes)
    case .signal(SIGWINCH): resize()
    case .signal(SIGTSTP), .suspension:
      host.output.erasePicture()
      resume(after: ct_suspend_screen)
    // Another process stopped the program, and may have changed the modes of the terminal.
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

  /// Opens the output if the terminal has been taken over, and ends the session if that has failed.
  private func check(_ error: Int32) {
    switch error {
    case 0: output.isOpen = true
    // The event of the signal ends the session.
    case ECANCELED: break
    case EIO, ENXIO: end(.hangUp)
    default: end(.failed(error))
    }
  }

  // MARK: Questions

  private func ask() {
    guard !modes.questions.isEmpty else { return }
    asked = .now
    output.write(Array(modes.questions.utf8))
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
    case .end:
      asked = nil
      pictures?.take(reply)
      showPictures()
    default: pictures?.take(reply)
    }
  }

  /// Sets the host's painter to the best way to show pictures that is known by now.
  private func showPictures() {
    pictures?.measuredCell = output.cell
    guard let pictures, let kind = pictures.kind(for: pictureMode) else { return }
    let best = (kind, pictures.cell)
    if let shown, shown == best { return }
    shown = best
    host.output.painter = pictures.painter(for: pictureMode)
  }

  /// Reads late replies, so that they do not appear in the shell.
  private func takeAnswers() async {
    switch ending {
    case .hangUp, .failed: return
    case .quit, .signal, nil: break
    }
    guard let asked else { return }
    let left = min(Self.endTime, ContinuousClock.now.duration(to: asked + Self.answerTime))
    guard left > .zero else { return }
    let timer = Task { [continuation = events.continuation] in
      try? await Task.sleep(for: left)
      continuation.yield(.timeout)
    }
    defer { timer.cancel() }
    var parser = KeyParser()
    for await event in events.stream {
      switch event {
      case .bytes(let bytes):
        for case .reply(.end) in parser.parse(bytes) { return }
      case .inputEnd, .timeout: return
      case .signal, .suspension, .change: break
      }
    }
  }
}

extension TerminalSession {
  /// The features that a session may request of a terminal.
  public struct Features: OptionSet, Sendable {
    /// Ask whether the terminal can show a frame at once, and use that.
    public static let synchronizedOutput = Features(rawValue: 1)
    /// Ask whether the terminal can tell all keys apart, and use that.
    public static let extendedKeys = Features(rawValue: 2)
    /// Use the mouse, which the terminal's own selection of text then needs a key for.
    public static let mouse = Features(rawValue: 4)
    /// Show the cursor, for a screen reader.
    public static let visibleCursor = Features(rawValue: 8)
    /// Ask which pictures the terminal can show: its name, the size of a cell, sixels.
    public static let pictures = Features(rawValue: 16)
    /// Ask whether the terminal knows kitty's graphics protocol, which a terminal inside of another
    /// one might not understand.
    public static let kittyPictures = Features(rawValue: 32)

    /// One bit for each feature.
    public let rawValue: Int

    /// Creates a set of features from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}
