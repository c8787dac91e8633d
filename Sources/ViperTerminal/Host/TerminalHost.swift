public import Viper

/// Shows a window on a full screen, and turns the keys of a terminal into actions.
///
/// A host is no terminal: it receives bytes and sizes, and writes bytes. `TerminalSession` connects it to one.
@MainActor
public final class TerminalHost {
  /// The time between two drawings that no key has caused.
  private static let pause = Duration.milliseconds(16)

  let window: Window
  let texts: HostTexts
  let isColored: Bool
  private let clock: any Clock<Duration>
  private let write: @MainActor ([UInt8]) -> Void

  /// Called when the user wants to end the program.
  public var onQuit: (@MainActor () -> Void)?
  /// Called when the user wants to suspend the program.
  public var onSuspend: (@MainActor () -> Void)?
  /// Called with each action before it is sent to the window, and with the scene that it is sent to.
  public var onSend: (@MainActor (UserAction, Scene?) -> Void)?
  /// Called when everything that the user has begun has settled.
  public var onSettle: (@MainActor () -> Void)?
  /// Called when the user wants a recording to expect what is shown.
  ///
  /// If it is `nil`, there is no key for that.
  public var onMark: (@MainActor () -> Void)?
  /// The root screens that the user can switch to with a number, at most nine.
  public var tabs: [HostTab] = []
  /// The index of the tab that is shown, from 0; `nil` if none is.
  public var selectedTab: Int?
  /// Whether the terminal's cursor is visible and at the focus, for a screen reader.
  public var isAccessible = false
  /// Whether text that leads to an address is written as a link.
  public var hasLinks = false
  /// Loads the pictures of the screens; `nil` if none are shown.
  public var pictureLoader: (any PictureLoader)? {
    get { pictures.shelf.loader }
    set { pictures.shelf.loader = newValue }
  }
  /// Draws the pictures; `nil` while the terminal shows none, and their texts stand for them.
  package var painter: (any PicturePainter)? {
    get { pictures.painter }
    set {
      erasePicture()
      pictures.painter = newValue
      change()
    }
  }
  /// Called with each reply of the terminal, for a session.
  package var onReply: (@MainActor (TerminalInput.Reply) -> Void)?
  /// Whether a frame is enclosed in the marks of synchronized output (mode 2026).
  package var isSynchronized = false

  // MARK: What is shown

  private(set) var size: TerminalSize
  /// The state of each module's screen.
  var screens: [Module.ID: HostScreen] = [:]
  /// The viewport of the list of the keys; `nil` if the list is not shown.
  var help: Viewport?
  /// The commands in the list of the keys: those that did something when it was opened.
  var listed: [HostCommand] = []
  /// A sentence in the last line, until the next key.
  private(set) var note: String?
  let tables = TableMemory()
  let pictures = HostPictures()
  private var shown: Canvas?
  private var isShowing = false

  // MARK: What is under way

  private var parser = KeyParser()
  private var timer: Task<Void, Never>?
  private var isReceiving = false
  private var isDirty = false
  private var drawing: Task<Void, Never>?
  /// The number of actions that have not settled.
  var underWay = 0
  /// The search that was typed last.
  var searching: Task<Void, Never>?

  /// Creates a host, which sets the window's `onChange` and writes a whole frame at once, the first
  /// one at the first call of `redraw()`.
  public init(
    window: Window, size: TerminalSize, texts: HostTexts = .english, isColored: Bool,
    clock: any Clock<Duration> = ContinuousClock(), write: @escaping @MainActor ([UInt8]) -> Void
  ) {
    self.window = window
    self.size = size
    self.texts = texts
    self.isColored = isColored
    self.clock = clock
    self.write = write
    window.onChange = { [weak self] in self?.change() }
    pictures.onChange = { [weak self] in self?.change() }
    pictures.shelf.onChange = { [weak self] in self?.change() }
  }

  // MARK: Events

  /// Receives bytes from the terminal.
  ///
  /// Keys that arrive together are carried out one after the other, and drawn once.
  public func receive(_ bytes: some Sequence<UInt8>) {
    let before = parser.sequenceTimeout
    let inputs = parser.parse(bytes)
    handle(inputs)
    // Keys that are pressed after the beginning of a sequence must not keep it waiting for its end.
    if inputs.isEmpty, before == parser.sequenceTimeout, timer != nil, !parser.isPasting { return }
    timer?.cancel()
    timer = nil
    guard let wait = parser.sequenceTimeout else { return }
    timer = Task { [weak self, clock] in
      do { try await clock.sleep(for: wait) } catch { return }
      guard let self, !Task.isCancelled else { return }
      timer = nil
      handle(parser.giveUp())
    }
  }

  private func handle(_ inputs: [TerminalInput]) {
    guard !inputs.isEmpty else { return }
    isReceiving = true
    var rest = inputs[...]
    while let input = rest.popFirst() {
      if case .reply(let reply) = input {
        onReply?(reply)
      } else {
        if note != nil { (note, isDirty) = (nil, true) }
        follow()
        keepPosition()
        if let text = takeText(input, &rest) { insert(text) } else { take(input) }
      }
    }
    isReceiving = false
    if isDirty { draw() }
  }

  /// Returns the letters that have arrived together, if letters are text; they are inserted at once.
  private func takeText(
    _ first: TerminalInput, _ rest: inout ArraySlice<TerminalInput>
  ) -> String? {
    guard takesText, case .key(.character(let letter)) = first else { return nil }
    var text = String(letter)
    while case .key(.character(let letter)) = rest.first {
      text.append(letter)
      rest.removeFirst()
    }
    return text
  }

  /// Takes a new size of the terminal, and draws everything again.
  public func resize(to size: TerminalSize) {
    self.size = size
    redraw()
  }

  /// Shows a sentence in the last line, until the next key.
  public func notice(_ text: String) {
    note = text
    change()
  }

  /// Draws everything again, as on a terminal whose content is not known.
  public func redraw() {
    isShowing = true
    shown = nil
    draw()
  }

  /// Stops loading and showing pictures, and takes the one that is shown off the screen.
  func stopPictures() {
    pictures.stop()
    erasePicture()
  }

  /// Takes the picture off the screen, until the next frame.
  func erasePicture() {
    let eraser = pictures.erase()
    if !eraser.isEmpty { write(eraser) }
  }

  // MARK: Drawing

  /// Schedules a redraw: after the keys that are being handled, or soon.
  func change() {
    isDirty = true
    guard isShowing, !isReceiving, drawing == nil else { return }
    drawing = Task { [weak self, clock] in
      while let self, isDirty {
        draw()
        try? await clock.sleep(for: Self.pause)
      }
      self?.drawing = nil
    }
  }

  /// Writes the difference between the new frame and the one that is shown.
  private func draw() {
    guard isShowing else { return }
    isDirty = false
    follow()
    let canvas = canvas()
    pictures.current = window.visibleScenes.compactMap(\.scene.picture).last
    let text = CanvasDifference.text(
      from: shown, to: canvas, ANSIStyler(isColored: isColored, hasLinks: hasLinks))
    var frame = pictures.before(isNew: shown == nil)
    shown = canvas
    frame += text.utf8
    frame += pictures.after()
    guard !frame.isEmpty else { return }
    if isSynchronized { frame = "\u{1B}[?2026h".utf8 + frame + "\u{1B}[?2026l".utf8 }
    write(frame)
  }

  /// Follows the window: forgets modules that have left it, and puts the focus where there is something.
  private func follow() {
    let ids = window.ids
    if screens.keys.contains(where: { !ids.contains($0) }) {
      screens = screens.filter { ids.contains($0.key) }
    }
    guard let id = window.topID, let scene = window.scene else { return }
    screens[id, default: HostScreen()].follow(scene)
  }
}
