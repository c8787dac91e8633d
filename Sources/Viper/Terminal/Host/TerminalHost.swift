public import Viper
import ViperText

/// What has become of text that the user has edited in another program.
public enum EditedText: Hashable, Sendable {
  /// The new text.
  case text(String)
  /// The sentence that says why the text has not changed.
  case failure(String)
}

/// Shows a window in full-screen mode, and converts key presses to actions.
///
/// A host only receives and writes bytes. `TerminalSession` connects a host to a terminal.
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
  /// Called with each action before it is sent to the window, and with the scene that receives it.
  public var onSend: (@MainActor (UserAction, Scene?) -> Void)? {
    get { screens.onSend }
    set { screens.onSend = newValue }
  }
  /// Called when all of the user's actions have settled.
  public var onSettle: (@MainActor () -> Void)? {
    get { screens.onSettle }
    set { screens.onSettle = newValue }
  }
  /// Called to open an address outside the program.
  ///
  /// If `nil`, the address is shown in the last line instead.
  public var onOpen: (@MainActor (String) -> Void)? {
    get { screens.onOpen }
    set { screens.onOpen = newValue }
  }
  /// Called to edit text in an editor, which returns the new text or the reason why there is none.
  ///
  /// If `nil`, the last line says that there is no editor.
  public var onEdit: (@MainActor (String) async -> EditedText)?
  /// Whether the user can copy text, which works only on terminals that let programs write to the
  /// clipboard (OSC 52).
  public var canCopy = true {
    didSet { connectClipboard() }
  }
  /// Called when the user wants to record an assertion on the current screen.
  ///
  /// If `nil`, no key records assertions.
  public var onMark: (@MainActor () -> Void)?
  /// Called when the user cancels the work that `showProgress(_:)` describes.
  public var onCancel: (@MainActor () -> Void)?
  /// The root screens that the user can switch to, each with its own key.
  public var tabs: [HostTab] {
    get { roots.tabs }
    set { roots.tabs = newValue }
  }
  /// Opens a screen that can be searched on top of the current screen, for screens without a
  /// search of their own.
  ///
  /// Leaving the search closes the new screen. If `nil`, only screens that have a search can be
  /// searched.
  public var openSearch: (@MainActor () async -> Void)? {
    get { roots.openSearch }
    set { roots.openSearch = newValue }
  }
  /// The program's own palette entries, if any.
  public var entries: (@MainActor () async -> [PaletteEntry])?
  /// The screens that the user can go back to, latest first.
  ///
  /// If `nil`, the list of recent screens has no key.
  public var recent: (@MainActor () -> [PaletteEntry])?
  /// Custom key bindings, keyed by the default key that each one replaces.
  ///
  /// No key may have two meanings.
  public var customKeys: [Character: Character] = [:]
  /// Whether the cursor is visible at the focus, as screen readers require.
  public var isAccessible = false
  /// Whether text with an address is written as a link.
  public var hasLinks = false
  /// The text colors, if the host uses color.
  public var theme: ThemeMode {
    get { colors.mode }
    set { colors.mode = newValue }
  }
  /// The program's colors, unless the terminal's own 16 colors are used.
  public var palette: HostPalette {
    get { colors.palette }
    set { colors.palette = newValue }
  }
  /// The style, which the user can switch, of lists whose rows have cards.
  ///
  /// On screens with fewer than 60 columns, lists always show rows.
  public var listStyle = ListStyle.rows {
    didSet { if listStyle != oldValue { redrawLater() } }
  }
  /// Called after the user switches the list style.
  public var onListStyle: (@MainActor (ListStyle) -> Void)?
  /// Whether ASCII characters replace symbols such as `♥`.
  ///
  /// A session sets this property if the terminal cannot show such symbols or draws them two columns
  /// wide.
  public var usesASCIISymbols = false {
    didSet {
      guard usesASCIISymbols != oldValue else { return }
      layouts.symbols = usesASCIISymbols ? .ascii : .unicode
      redrawLater()
    }
  }
  /// The picture loader for the screens; `nil` to show no pictures.
  public var pictureLoader: (any PictureLoader)? {
    get { output.cache.loader }
    set { output.cache.loader = newValue }
  }
  /// Hides secrets; `nil` if everything may be drawn.
  package var redactor: (any SceneRedactor)?
  /// Called with each of the terminal's replies.
  package var onReply: (@MainActor (TerminalInput.Reply) -> Void)?
  /// The work that must finish before the pictures on the screen are complete, if any.
  package var pictureWork: Task<Void, Never>? { output.work }
  /// Whether to request more rows for a list that does not fill the screen.
  package var fillsScreen = true

  var colors = HostTheme() {
    didSet {
      let theme = colors.theme
      guard theme != drawnTheme else { return }
      drawnTheme = theme
      if isColored { redrawLater() }
    }
  }
  private var drawnTheme = HostTheme().theme
  private var size: TerminalSize
  /// The keys pressed since the user submitted a search that is still in progress, which are for the
  /// screen that the search opens; `nil` if there is no such search.
  private var held: [TerminalInput]?
  /// Whether the user has quit while the current batch of keys was being handled.
  private var hasQuit = false
  private let roots: HostRoots
  private var overlay = HostOverlay()
  private var notice = HostNotice()
  private let layouts = LayoutCache()
  private var footer = HostFooter()
  private let reader: KeyReader
  private var diagnostics: HostDiagnostics
  private var prefetch = RowPrefetch()
  private let previews: DelayedPreviews
  let output: HostOutput
  package let screens: HostScreens
  package let scheduler: RedrawScheduler

  /// Creates a host.
  ///
  /// The host sets the window's `onChange`, and writes frames after the first call to `redraw()`.
  /// Without color, text can still be bold, dim or reversed.
  ///
  /// A window can have only one host: before creating another one, set the window's `onChange` to
  /// `nil`.
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
    scheduler = RedrawScheduler(clock: clock)
    screens = HostScreens(window, scheduler)
    roots = HostRoots(window, screens)
    previews = DelayedPreviews(clock: clock) { [screens] in
      screens.begin { await window.send(.loadPreview) }
    }
    reader = KeyReader(clock: clock)
    diagnostics = HostDiagnostics {
      Diagnostic($0, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    diagnostics.check(window)
    layouts.hidesIdentifiers = true
    window.onChange = { [scheduler] in scheduler.schedule() }
    output.onChange = { [scheduler] in scheduler.schedule() }
    scheduler.onFrame = { [weak self] in self?.draw() }
    reader.onTimeout = { [weak self] in self?.receive($0) }
    screens.discard = texts.discard
    screens.onText = { [weak self] in self?.notice($0) }
    screens.onEnd = { [weak self] in self?.didEnd($0, from: $1) }
    connectClipboard()
  }

  /// Sets the terminal's size, and redraws everything.
  public func resize(to size: TerminalSize) {
    self.size = size
    redraw()
  }

  /// Shows a notice in the last line until the next key press.
  ///
  /// Unless the notice is shown alone, the top screen's next notice is appended to it.
  public func notice(_ text: String, isAlone: Bool = false) {
    notice.show(redactor?.shown(text) ?? text, isAlone: isAlone)
    scheduler.schedule()
  }

  /// Shows text about work in progress in the last line, until the method is called with `nil`.
  public func showProgress(_ text: String?) {
    guard text != notice.progress else { return }
    notice.progress = text
    scheduler.schedule()
  }

  /// Redraws everything, for example because the content of the terminal is unknown.
  public func redraw() {
    output.reset()
    scheduler.start()
  }

  /// Shows pictures as characters in full color.
  package func showBlocks(from loader: any PictureLoader) {
    pictureLoader = loader
    output.painter = MethodPainter(method: .blocks(.full))
  }

  /// Redraws everything in the next frame, because the same cells now look different.
  private func redrawLater() {
    output.reset()
    scheduler.schedule()
  }

  // MARK: State

  /// The scenes that the user sees, as drawn.
  private var scenes: [(id: Module.ID, scene: Scene)] {
    roots.visibleModules(hasDialogs: isFramed).compactMap { module in
      module.screen.textScreen.map {
        let scene = redactor?.shown($0.scene) ?? $0.scene
        return (module.id, screens.screens[module.id]?.focusing(scene) ?? scene)
      }
    }
  }

  /// The top scene, as drawn; `nil` if there is none.
  private var scene: Scene? { screens.scene.map { redactor?.shown($0) ?? $0 } }

  /// Returns what the keys do in the current state.
  func keymap() -> HostKeymap { keymap(of: scene) }

  /// Returns what the keys do, given the top scene as drawn.
  private func keymap(of scene: Scene?) -> HostKeymap {
    HostKeymap(
      scene: scene, screen: screens.top, depth: window.depth,
      listStyle: size.columns >= CardLayout.minColumns ? listStyle : nil,
      isCovered: overlay.isShown, list: overlay.palette,
      tabs: window.isPresenting ? [] : roots.tabs,
      reserved: ReservedKeys(
        tabs: window.isPresenting ? [] : roots.shortcuts, canMark: onMark != nil,
        canGoBack: recent != nil && !window.isPresenting),
      canSearch: roots.canSearch, canSuspend: onSuspend != nil,
      canCancel: notice.progress != nil && onCancel != nil,
      showsFootnotes: !layouts.hidesFootnotes, keys: HostKeys(own: customKeys))
  }

  /// Whether panels have borders, which a screen reader would read aloud.
  private var isFramed: Bool {
    !isAccessible && size.columns >= HostLayout.minFramedSize.columns
      && size.rows >= HostLayout.minFramedSize.rows
  }

  private func tabBar() -> TabBar {
    roots.bar(columns: size.columns, isColored: isColored, path: path)
  }

  /// The titles of the screens that lead to the current one, as drawn; empty for a root.
  private var path: [String] {
    roots.path(hasDialogs: isFramed).map { redactor?.shown($0) ?? $0 }
  }

  private func layout() -> HostLayout {
    layouts.isFramed = isFramed
    layouts.hasFocusMarks = !isFramed || !isColored
    return HostLayout(
      size: size, hasTabs: !tabs.isEmpty && overlay.help == nil,
      path: path,
      hasDialog: roots.visibleModules(hasDialogs: isFramed).count > 1, isFramed: isFramed,
      isAccessible: isAccessible, minPictureRows: output.minPictureRows, style: listStyle,
      texts: texts, cache: layouts)
  }

  /// The state for a driver that presses keys.
  package var state: HostState { HostState(keymap: keymap(), layout: layout()) }

  // MARK: Drawing

  private func draw() {
    screens.follow()
    let scenes = scenes
    let scene = scenes.last.flatMap { $0.id == window.topID ? $0.scene : nil }
    notice.follow(scene, of: window.topID)
    let layout = layout()
    var renderer = HostRenderer(layout: layout)
    renderer.draw(
      scenes, &screens.screens, tabs: tabBar(), overlay: overlay,
      caption: output.caption)
    // Drawing scrolls the screen, which affects what the keys do.
    let keymap = keymap(of: scene)
    if footer.update(keymap.actions(layouts.symbols)) { diagnostics.check(keymap) }
    if let scene { diagnostics.check(scene) }
    renderer.drawLastLine(notice.lines(on: size), notice.progress, keymap, redactor) {
      footer.text(texts, room: $0)
    }
    output.show(
      &renderer.canvas, renderer.pictures, of: scenes.compactMap(\.scene.picture).last,
      ANSIStyler(theme: isColored ? drawnTheme : nil, hasLinks: hasLinks))
    guard let scene, let id = window.topID else { return }
    let isPreviewed = !overlay.isShown && layout.previewColumns(of: scene) != nil
    previews.follow(isPreviewed ? scene.incompleteRow.map { .init(module: id, id: $0) } : nil)
    guard fillsScreen else { return }
    let rows = layout.rowsOfScreen(scene)
    if prefetch.needsMore(scene, of: id, rows: rows) { screens.send(.more) }
  }

  // MARK: Input

  /// Handles bytes from the terminal.
  ///
  /// Keys that arrive together cause a single frame.
  public func receive(_ bytes: some Sequence<UInt8>) { receive(reader.read(bytes)) }

  /// Handles parsed input.
  ///
  /// Keys that arrive together cause a single frame. Keys after one that ends the program have no
  /// effect.
  func receive(_ inputs: [TerminalInput]) {
    guard !inputs.isEmpty else { return }
    hasQuit = false
    scheduler.batch {
      var rest = inputs[...]
      while let input = rest.popFirst() {
        if case .reply(let reply) = input {
          onReply?(reply)
        } else if !hasQuit {
          handle(input, &rest)
        }
      }
    }
  }

  private func handle(_ input: TerminalInput, _ rest: inout ArraySlice<TerminalInput>) {
    if isHeld(input) { return held?.append(input) ?? () }
    // Otherwise, nothing has changed since the last frame.
    if scheduler.isDirty { screens.follow() }
    if notice.dismiss() { scheduler.schedule() }
    output.delayPictures()
    previews.restart()
    let layout = layout()
    screens.update { $0.keepPosition(of: $1, in: layout) }
    let keymap = keymap()
    switch input {
    case .key(.character(let letter)) where keymap.takesText:
      // Letters that arrive together are inserted together.
      let text = String(letter) + rest.removeLetters()
      edit { $0.insert(text) }
    case .key(let key):
      if let action = keymap.meaning(of: key) { perform(action, layout) }
    case .paste(let text):
      let keepsLines = keymap.field?.isMultiline == true
      if keymap.takesText { edit { $0.insert(text, keepsLines: keepsLines) } }
    case .mouse(.wheelDown): move(by: Self.wheelLines, isPage: true, layout)
    case .mouse(.wheelUp): move(by: -Self.wheelLines, isPage: true, layout)
    case .mouse(.click(let row, let column)): click(row: row, column: column, layout)
    case .reply: break
    }
  }

  private func click(row: Int, column: Int, _ layout: HostLayout) {
    guard !overlay.isShown, window.scene?.question == nil else { return }
    if layout.showsTabs, row == 0 {
      if let tab = tabBar().tab(at: column) { roots.open(tab) }
    } else {
      screens.send { $0.click(row: row, column: column, on: $1, in: layout) }
    }
  }

  // MARK: Actions

  /// Performs the action of a key or a palette entry.
  private func perform(_ action: HostAction, _ layout: HostLayout) {
    switch action {
    case .edit(let key):
      let isSecret = keymap().field?.isSecret == true
      edit { $0.handle(key, isSecret: isSecret) }
    case .button(let id):
      screens.afterSearch { [screens] _ in
        screens.update { screen, _ in screen.willPress(id) }
        screens.send(.activate(id))
      }
    case .tab(let number): roots.open(number)
    case .choose(let step): screens.send { $0.choose(step, on: $1) }
    case .pick(let number): screens.send { $0.pick(number, on: $1) }
    case .acceptChoice: screens.send { $0.acceptChoice(on: $1) }
    case .moveToButton(let step): screens.send { $0.moveToButton(step, on: $1) }
    case .notice(let text): notice(text)
    case .program(let entry): screens.begin(entry.perform)
    case .command(let command):
      scheduler.schedule()
      perform(command, layout)
    }
  }

  private func perform(_ command: HostCommand, _ layout: HostLayout) {
    if let rows = command.distance(rows: layout.rows) {
      return move(by: rows, isPage: command != .down && command != .up, layout)
    }
    switch command {
    case .first: jump(toEnd: false, layout)
    case .last: jump(toEnd: true, layout)
    case .open where overlay.palette != nil: runEntry()
    case .open:
      screens.afterSearch { [screens] in if let row = $0.focus { screens.send(.selectRow(row)) } }
    case .endSearch:
      screens.send { $0.run(command, on: $1) }
      screens.afterSearch { [screens] _ in screens.send(.focus(0)) }
    case .openFirst, .applyFilter: submitSearch(command)
    case .search: roots.beginSearch()
    case .nextTab: roots.open((roots.tab ?? -1) + 1)
    case .previousTab: roots.open((roots.tab ?? 0) - 1)
    case .refresh:
      output.retryPictures()
      screens.send(.refresh)
    case .more: screens.send(.more)
    case .footnotes: layouts.hidesFootnotes.toggle()
    case .identifiers: layouts.hidesIdentifiers.toggle()
    case .cards where size.columns < CardLayout.minColumns:
      notice(texts.tooNarrow(CardLayout.minColumns))
    case .rows, .cards:
      listStyle = command == .cards ? .cards : .rows
      onListStyle?(listStyle)
    case .editor: openEditor()
    case .mark: onMark?()
    case .cancel: onCancel?()
    case .help: overlay.help = HelpPage(keymap(), texts)
    case .palette: openPalette()
    case .recent: overlay.palette = Palette(recent: recent?() ?? [], texts)
    case .run: runEntry()
    case .closeHelp, .closePalette: overlay = HostOverlay()
    case .redraw: redraw()
    case .suspend: onSuspend?()
    case .quit: quit()
    default: screens.send { $0.run(command, on: $1) }
    }
  }

  /// Ends the program, after asking if a screen has unsaved changes.
  ///
  /// While the question is shown, Ctrl-C ends the program.
  private func quit() {
    guard window.hasUnsavedChanges, !screens.isAsking else { return end() }
    screens.ask { [weak self] in self?.end() }
  }

  private func end() {
    hasQuit = true
    onQuit?()
  }

  /// Closes the search field, and opens or focuses the first result of a new search.
  private func submitSearch(_ command: HostCommand) {
    let isNew = screens.top.hasNewTerm
    screens.send { $0.run(command, on: $1) }
    guard isNew else { return }
    let step = { @MainActor [screens] in
      screens.send { command == .openFirst ? $0.openFirst(of: $1) : $0.applyFilter(of: $1) }
    }
    // A new text removes the error immediately, so an error is about this text. The keys that
    // follow must go to the field again.
    if screens.scene?.searchValidationError != nil {
      step()
    } else {
      guard let opening = screens.afterSearch({ _ in step() }) else { return }
      held = held ?? []
      screens.begin { [weak self] in
        await opening.value
        self?.release()
      }
    }
  }

  /// Returns whether a key or a text waits for the screen that a submitted search opens.
  ///
  /// Esc and keys such as Ctrl-C never wait.
  private func isHeld(_ input: TerminalInput) -> Bool {
    guard held != nil else { return false }
    switch input {
    case .key(.escape), .key(.control), .mouse, .reply: return false
    case .key, .paste: return true
    }
  }

  /// Handles the keys that have waited for a search.
  private func release() {
    guard let inputs = held else { return }
    held = nil
    receive(inputs)
  }

  /// Performs the focused entry of the palette or the recent screens.
  private func runEntry() {
    guard let action = overlay.palette?.action else { return }
    overlay = HostOverlay()
    perform(action, layout())
  }

  /// Edits the focused text, and sends the result.
  private func edit(_ change: (inout FieldEditor) -> Void) {
    if overlay.isShown { overlay.palette?.edit(change) } else { screens.edit(change) }
    scheduler.schedule()
  }

  /// Opens the text of the focused field in an editor, and sends the result.
  private func openEditor() {
    guard let field = keymap().field else { return }
    guard let onEdit else { return notice(texts.noEditor) }
    let id = window.topID
    screens.begin { [weak self] in
      let edited = await onEdit(field.text)
      guard let self, window.topID == id else { return }
      switch edited {
      case .text(let text): screens.send { screen, _ in screen.replace(text, of: field.name) }
      case .failure(let sentence): notice(sentence)
      }
      scheduler.schedule()
    }
  }

  private func move(by rows: Int, isPage: Bool, _ layout: HostLayout) {
    scheduler.schedule()
    if !overlay.move(by: rows, in: layout) {
      screens.send { $0.move(by: rows, isPage: isPage, on: $1, in: layout) }
    }
  }

  private func jump(toEnd: Bool, _ layout: HostLayout) {
    if !overlay.jump(toEnd: toEnd, in: layout) { screens.jump(toEnd: toEnd, in: layout) }
  }

  private func didEnd(_ action: UserAction, from scene: Scene?) {
    switch action {
    case .submit: screens.send { $0.focusRejectedField(of: $1, unlike: nil) }
    case .activate: screens.send { $0.focusRejectedField(of: $1, unlike: scene) }
    case .focus(.max): endJump()
    default: break
    }
  }

  /// Moves to the end of the loaded rows, and shows how many rows are loaded.
  private func endJump() {
    let layout = layout()
    screens.send { $0.jump(toEnd: true, on: $1, in: layout) }
    guard let scene = window.scene, let total = scene.total, total > scene.rows.count else {
      return
    }
    notice.show(texts.loaded(scene.rows.count, total))
  }

  /// Opens the palette, initially without the program's entries.
  private func openPalette() {
    overlay.palette = Palette(keymap().entries(texts), texts)
    screens.begin { [weak self] in
      let more = await self?.entries?() ?? []
      guard let self, overlay.palette?.isRecent == false else { return }
      overlay.palette?.add(more)
      scheduler.schedule()
    }
  }

  private func connectClipboard() {
    guard canCopy else { return screens.onCopy = nil }
    screens.onCopy = { [weak self] text in
      guard let self else { return }
      output.copy(text)
      notice(texts.copied(text))
    }
  }
}
