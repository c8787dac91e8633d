public import Viper
import ViperText

/// Shows a window on a full screen, and turns the keys of a terminal into actions.
///
/// A host only receives and writes bytes. `TerminalSession` connects it to a terminal.
@MainActor
public final class TerminalHost {
  private static let wheelLines = 3

  let isColored: Bool
  private let window: Window
  private let texts: HostTexts

  /// Called when the user wants to end the program.
  public var onQuit: (@MainActor () -> Void)?
  /// Called when the user wants to suspend the program.
  public var onSuspend: (@MainActor () -> Void)?
  /// Called with each action before it is sent to the window, and with the scene that it is sent to.
  public var onSend: (@MainActor (UserAction, Scene?) -> Void)? {
    get { tasks.onSend }
    set { tasks.onSend = newValue }
  }
  /// Called when all of the user's actions have settled.
  public var onSettle: (@MainActor () -> Void)? {
    get { tasks.onSettle }
    set { tasks.onSettle = newValue }
  }
  /// Called when the user wants to open an address outside of the program; `nil` to show the address
  /// in the last line instead.
  public var onOpen: (@MainActor (String) -> Void)? {
    get { tasks.effects.onOpen }
    set { tasks.effects.onOpen = newValue }
  }
  /// Whether text can be copied, so the terminal may have a clipboard that it lets programs write (OSC 52).
  public var canCopy: Bool {
    get { tasks.effects.canCopy }
    set { tasks.effects.canCopy = newValue }
  }
  /// Called when the user wants a recording to expect the current screen; `nil` if there is no key for that.
  public var onMark: (@MainActor () -> Void)?
  /// Called when the user no longer wants to wait for what `showProgress(_:)` shows.
  public var onGiveUp: (@MainActor () -> Void)?
  /// The root screens that the user can switch to with a digit, at most nine.
  public var tabs: [HostTab] {
    get { roots.tabs }
    set { roots.tabs = newValue }
  }
  /// Returns what the program adds to the palette, in its order; `nil` if that is nothing.
  public var entries: (@MainActor () async -> [PaletteEntry])?
  /// The letters and signs that stand in for those of commands and buttons, by those.
  ///
  /// No two of the keys that there are may be pressed by the same one then.
  public var ownKeys: [Character: Character] = [:]
  /// Whether the cursor is visible at the focus, for a screen reader.
  public var isAccessible = false
  /// Whether text with an address is written as a link.
  public var hasLinks = false
  /// The loader of the screens' pictures; `nil` to show none.
  public var pictureLoader: (any PictureLoader)? {
    get { output.cache.loader }
    set { output.cache.loader = newValue }
  }
  /// Hides secrets; `nil` if everything may be drawn.
  package var redactor: (any SceneRedactor)?
  /// Called with each reply of the terminal.
  package var onReply: (@MainActor (TerminalInput.Reply) -> Void)?
  /// Whether a list whose rows leave room on the screen is asked for more of them.
  package var fillsScreen = true

  private var size: TerminalSize
  private let screens: HostScreens
  private let roots: HostRoots
  private var overlay = HostOverlay()
  private var notice = HostNotice()
  private let layouts = LayoutCache()
  private let reader: KeyReader
  package let scheduler: RedrawScheduler
  private var misuse: HostMisuse
  private var supply = HostSupply()
  let output: HostOutput
  package let tasks: HostTasks

  /// Creates a host, which sets the window's `onChange` and writes each frame at once, the first one after `redraw()`.
  ///
  /// A window has one host: before another one is created, set the window's `onChange` to `nil`.
  public init(
    window: Window, size: TerminalSize, texts: HostTexts = .english, isColored: Bool,
    clock: any Clock<Duration> = ContinuousClock(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    write: @escaping @MainActor ([UInt8]) -> Void
  ) {
    self.window = window
    self.size = size
    self.texts = texts
    self.isColored = isColored
    output = HostOutput(clock: clock, write: write)
    tasks = HostTasks(window, HostEffects(output, texts))
    scheduler = RedrawScheduler(clock: clock)
    screens = HostScreens(window, tasks, scheduler)
    roots = HostRoots(window, screens, tasks)
    reader = KeyReader(clock: clock)
    misuse = HostMisuse {
      Diagnostic($0, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    misuse.report(window)
    layouts.hidesIdentifiers = true
    window.onChange = { [scheduler] in scheduler.schedule() }
    output.onChange = { [scheduler] in scheduler.schedule() }
    scheduler.onFrame = { [weak self] in self?.draw() }
    reader.onTimeout = { [weak self] in self?.handle($0) }
    tasks.effects.say = { [weak self] in self?.notice($0) }
    tasks.onEnd = { [weak self] in self?.didEnd($0, from: $1) }
  }

  /// Sets the size of the terminal, and draws everything again.
  public func resize(to size: TerminalSize) {
    self.size = size
    redraw()
  }

  /// Shows a notice in the last line until the next key.
  public func notice(_ text: String) {
    notice.show(redactor?.shown(text) ?? text)
    scheduler.schedule()
  }

  /// Shows what the user waits for in the last line, until it is `nil` again.
  public func showProgress(_ text: String?) {
    guard text != notice.progress else { return }
    notice.progress = text
    scheduler.schedule()
  }

  /// Draws everything again, such as on a terminal with unknown content.
  public func redraw() {
    output.reset()
    scheduler.start()
  }

  // MARK: State

  /// The scenes that the user sees, as they are drawn.
  private var scenes: [(id: Module.ID, scene: Scene)] {
    window.visibleModules.compactMap { module in
      module.screen.textScreen.map {
        (module.id, redactor?.shown($0.scene, of: module.id) ?? $0.scene)
      }
    }
  }

  /// The scene on top, as it is drawn; `nil` if there is none.
  private var scene: Scene? {
    guard let id = window.topID, let scene = window.scene else { return nil }
    return redactor?.shown(scene, of: id) ?? scene
  }

  var keymap: HostKeymap {
    HostKeymap(
      scene: scene, screen: screens.top, depth: window.depth,
      isCovered: overlay.isShown, palette: overlay.palette?.term, tabCount: roots.count,
      canSearch: roots.canSearch, canSuspend: onSuspend != nil,
      canMark: onMark != nil, canGiveUp: notice.progress != nil && onGiveUp != nil,
      keys: HostKeys(own: ownKeys))
  }

  private var layout: HostLayout {
    HostLayout(
      size: size, hasTabs: roots.isAtTop && !overlay.isShown,
      isPresenting: window.scenes.count > 1,
      hasPictures: output.showsPictures, texts: texts, cache: layouts)
  }

  /// The state for a driver that presses keys.
  package var state: HostState { HostState(keymap: keymap, layout: layout) }

  // MARK: Drawing

  private func draw() {
    screens.follow()
    notice.follow(scene, of: window.topID)
    misuse.report(keymap)
    output.follow(window.scene.flatMap { layout.preview(of: $0)?.picture })
    var renderer = HostRenderer(
      layout: layout, isColored: isColored, isAccessible: isAccessible, canvas: Canvas(size))
    renderer.draw(
      scenes, &screens.screens, tabs: roots.bar(columns: size.columns), overlay: overlay,
      caption: output.caption)
    renderer.drawLastLine(notice.lines(on: size), notice.progress, keymap, redactor)
    output.show(
      renderer.canvas, renderer.picture, of: window.scenes.compactMap(\.picture).last,
      ANSIStyler(isColored: isColored, hasLinks: hasLinks))
    if fillsScreen, supply.needsMore(window, rows: layout.rows - 2) { tasks.send(.more) }
  }

  // MARK: Input

  /// Handles bytes from the terminal; keys that arrive together cause one frame.
  public func receive(_ bytes: some Sequence<UInt8>) { handle(reader.read(bytes)) }

  private func handle(_ inputs: [TerminalInput]) {
    guard !inputs.isEmpty else { return }
    scheduler.batch {
      var rest = inputs[...]
      while let input = rest.popFirst() {
        if case .reply(let reply) = input { onReply?(reply) } else { handle(input, &rest) }
      }
    }
  }

  private func handle(_ input: TerminalInput, _ rest: inout ArraySlice<TerminalInput>) {
    if notice.dismiss() { scheduler.schedule() }
    screens.follow()
    let layout = layout
    screens.update { $0.keepPosition(of: $1, in: layout) }
    switch input {
    case .key(.character(let letter)) where keymap.takesText:
      // Letters that arrive together are inserted together.
      let text = String(letter) + rest.removeLetters()
      edit { $0.insert(text) }
    case .key(let key): handle(key)
    case .paste(let text): edit { $0.insert(text) }
    case .mouse(let mouse): handle(mouse)
    case .reply: break
    }
  }

  private func handle(_ key: Key) {
    var isEdited = false
    edit { isEdited = $0.handle(key) }
    guard !isEdited, let key = keymap.meaning(of: key) else { return }
    if let button = keymap.button(for: key) { return tasks.send(.activate(button.id)) }
    guard let command = keymap.command(for: key) else { return }
    switch (command, key) {
    case (.tab, .character(let digit)):
      if let number = digit.wholeNumberValue, number <= roots.count { roots.open(number - 1) }
    case (.choose, _): screens.send { $0.choose(key == .left ? -1 : 1, on: $1) }
    case (.nextButton, _): screens.send { $0.moveToButton(key == .left ? -1 : 1, on: $1) }
    default: run(command)
    }
  }

  private func handle(_ mouse: TerminalInput.Mouse) {
    switch mouse {
    case .wheelDown: move(by: Self.wheelLines, isPage: true)
    case .wheelUp: move(by: -Self.wheelLines, isPage: true)
    case .click(let row, let column):
      guard !overlay.isShown else { return }
      let layout = layout
      if layout.showsTabs, row == 0 {
        if let tab = roots.bar(columns: size.columns).tab(at: column) { roots.open(tab) }
      } else {
        screens.send { $0.click(row: row, column: column, on: $1, in: layout) }
      }
    }
  }

  /// Edits the text with the focus, if any, and sends the new text.
  private func edit(_ change: (inout FieldEditor) -> Void) {
    guard keymap.takesText else { return }
    if overlay.isShown { overlay.palette?.edit(change) } else { screens.edit(change) }
    scheduler.schedule()
  }

  // MARK: Commands

  private func run(_ command: HostCommand) {
    scheduler.schedule()
    if let rows = command.distance(rows: layout.rows) {
      return move(by: rows, isPage: command != .down && command != .up)
    }
    switch command {
    case .first: jump(toEnd: false)
    case .last: jump(toEnd: true)
    case .open:
      tasks.afterSearch { [weak self] in
        if let row = $0.focus { self?.tasks.send(.selectRow(row)) }
      }
    case .endSearch:
      screens.send { $0.run(command, on: $1) }
      tasks.afterSearch { [weak self] _ in self?.tasks.send(.focus(0)) }
    case .openFirst:
      screens.send { $0.run(.endSearch, on: $1) }
      tasks.afterSearch { [weak self] _ in self?.screens.send { $0.openFirst(of: $1) } }
    case .search: roots.beginSearch()
    case .nextTab: roots.open((roots.tab ?? -1) + 1)
    case .previousTab: roots.open((roots.tab ?? 0) - 1)
    case .refresh:
      output.retryPicture()
      tasks.send(.refresh)
    case .more: tasks.send(.more)
    case .identifiers: layouts.hidesIdentifiers.toggle()
    case .mark: onMark?()
    case .giveUp: onGiveUp?()
    case .help: overlay.help = HelpPage(keymap, texts)
    case .palette: openPalette()
    case .run: runEntry()
    case .closeHelp, .closePalette: overlay = HostOverlay()
    case .redraw: redraw()
    case .suspend: onSuspend?()
    case .quit: onQuit?()
    default: screens.send { $0.run(command, on: $1) }
    }
  }

  private func move(by rows: Int, isPage: Bool) {
    scheduler.schedule()
    let layout = layout
    if !overlay.move(by: rows, in: layout) {
      screens.send { $0.move(by: rows, isPage: isPage, on: $1, in: layout) }
    }
  }

  private func jump(toEnd: Bool) {
    let layout = layout
    if !overlay.jump(toEnd: toEnd, in: layout) { screens.jump(toEnd: toEnd, in: layout) }
    scheduler.schedule()
  }

  /// Goes on to the end of what has been loaded, and says how much that is.
  private func endJump() {
    let layout = layout
    screens.send { $0.jump(toEnd: true, on: $1, in: layout) }
    guard let scene = window.scene, let total = scene.total, total > scene.rows.count else {
      return
    }
    notice.show(texts.loaded(scene.rows.count, total))
  }

  // MARK: The palette

  /// Shows what the user can do, at first without what the program adds.
  private func openPalette() {
    overlay.palette = Palette(keymap.entries(tabs, texts), title: texts.palette)
    tasks.begin { [weak self] in
      let more = await self?.entries?() ?? []
      self?.overlay.palette?.add(more)
      self?.scheduler.schedule()
    }
  }

  private func runEntry() {
    guard let effect = overlay.palette?.effect else { return }
    overlay = HostOverlay()
    switch effect {
    case .button(let id): tasks.send(.activate(id))
    case .tab(let number): roots.open(number)
    case .command(let command): run(command)
    case .program(let entry): tasks.begin(entry.perform)
    }
  }

  // MARK: Actions

  private func didEnd(_ action: UserAction, from scene: Scene?) {
    switch action {
    case .submit: screens.send { $0.focusRefusedField(of: $1, unlike: nil) }
    case .activate: screens.send { $0.focusRefusedField(of: $1, unlike: scene) }
    case .focus(.max): endJump()
    default: break
    }
  }
}
