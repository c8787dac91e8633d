import Viper
import ViperTerminal

/// A simulated person who plays a script on a terminal by pressing keys.
@MainActor
final class ScriptKeys: ScriptHost {
  /// The maximum number of key presses to reach a row or control, in each direction.
  private static let maxKeys = 100_000

  private let window: Window
  private let host: TerminalHost
  private(set) var screen: TerminalEmulator
  private var written = 0
  var onFrame: (@MainActor () -> Void)?
  /// Hides the script's secrets.
  var redactor: (any SceneRedactor)? {
    get { host.redactor }
    set { host.redactor = newValue }
  }

  init(
    _ stage: any ScriptStage, size: TerminalSize, style: ListStyle,
    pictures: (any PictureLoader)? = nil
  ) {
    /// A connection from the host to the terminal, which can be set up only once the host exists.
    final class Wire { var take: ([UInt8]) -> Void = { _ in } }
    let wire = Wire()
    window = stage.window
    screen = TerminalEmulator(columns: size.columns, rows: size.rows)
    host = TerminalHost(
      window: window, size: size, texts: stage.texts, isColored: true, clock: ImmediateClock()
    ) { wire.take($0) }
    stage.setUp(host)
    host.listStyle = style
    host.fillsScreen = false
    if let pictures { host.showBlocks(from: pictures) }
    wire.take = { [weak self] bytes in
      self?.screen.write(bytes)
      self?.written += 1
      self?.onFrame?()
    }
    host.scheduler.drawsEachChange = true
    host.redraw()
  }

  var frames: Int {
    host.scheduler.drawNow()
    return written
  }

  /// The lines on the terminal, with the color and style of each character.
  var lines: [StyledText] {
    host.scheduler.drawNow()
    return screen.lines
  }

  var field: String? {
    if case .field(let name) = host.state.focus { name } else { nil }
  }

  /// The screen as a person sees it, including the cursor.
  var image: ScreenImage {
    host.scheduler.drawNow()
    return screen.image
  }

  /// Waits until all visible pictures have been drawn, and throws an error for the first sequence
  /// that the terminal does not support, if any.
  func settle() async throws(ScriptError) {
    host.scheduler.drawNow()
    while let work = host.pictureWork {
      await work.value
      host.scheduler.drawNow()
    }
    guard let fault = screen.faults.first else { return }
    throw ScriptError("Unsupported terminal sequence: \(fault).")
  }

  func resize(to size: TerminalSize) {
    screen.resize(columns: size.columns, rows: size.rows)
    host.resize(to: size)
  }

  // MARK: Keys

  func press(_ key: Key, times: Int = 1) async {
    for _ in 0..<times { await receive(key.bytes) }
  }

  func paste(_ text: String) async {
    await receive(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))
  }

  func click(row: Int) async throws(ScriptError) {
    host.scheduler.drawNow()
    guard let position = host.state.position(ofRow: row) else {
      throw ScriptError("Cannot click row \(row + 1): it is not visible.")
    }
    let target = "\(position.column + 1);\(position.row + 1)"
    await receive(Array("\u{1B}[<0;\(target)M\u{1B}[<0;\(target)m".utf8))
  }

  /// Sends bytes, and waits until any work that they start has ended.
  private func receive(_ bytes: [UInt8]) async {
    await host.screens.settled { host.receive(bytes) }
    host.scheduler.drawNow()
  }

  /// Presses the key that the user has for a default key.
  private func press(default letter: Character) async {
    await press(.character(host.customKeys[letter] ?? letter))
  }

  // MARK: Actions

  /// Performs an action by pressing keys.
  func perform(_ action: UserAction) async throws(ScriptError) {
    switch action {
    case .moveFocus(let rows): await press(rows > 0 ? .down : .up, times: abs(rows))
    case .focus(.max):
      try await leaveControls()
      await press(.end)
    case .focus(let row): try await move(toRow: row)
    case .selectRow(let row): try await open(row)
    case .selectID(let id):
      guard let row = window.scene?.rows.firstIndex(where: { $0.id == id }) else { return }
      try await open(row)
    case .activate(let id): try await press(button: id)
    case .type(let field, let text): try await type(text, into: field)
    case .submit: try await submit()
    case .search(let text): try await search(text)
    case .more: try await press("m", offers: .more)
    case .refresh: try await press("r", offers: .refresh)
    // The host does this by itself.
    case .loadPreview: break
    case .back: try await back()
    }
  }

  /// Moves the focus to the page, where letters are commands.
  private func leaveControls() async throws(ScriptError) {
    if host.state.focus == .help { await press(.escape) }
    if host.state.focus == .search { await press(.down) }
    guard host.state.focus != .page else { return }
    guard window.scene?.hasContent == true else {
      throw ScriptError("Only fields and buttons can have the focus on this screen.")
    }
    await press(.escape)
  }

  private func move(toRow row: Int) async throws(ScriptError) {
    try await leaveControls()
    for _ in 0..<Self.maxKeys {
      guard let focus = host.state.row else {
        throw ScriptError("Rows cannot have the focus on this screen.")
      }
      guard focus != row || !host.state.canOpen else { return }
      let (before, frame) = (window.scene, frames)
      let isAbove = focus == row ? host.state.isAbove(row: row) : focus > row
      await press(isAbove ? .up : .down)
      guard window.scene != before || frames != frame else { break }
    }
    throw ScriptError("Cannot reach row \(row + 1) with the keyboard.")
  }

  private func open(_ row: Int) async throws(ScriptError) {
    guard !host.screens.isSearching else {
      throw ScriptError(
        "A search is in progress. Finish it with 'advance' or 'settle' before opening a row.")
    }
    try await move(toRow: row)
    await press(.enter)
  }

  /// Moves the focus to a control, going backward if the focus is on the page.
  private func move(to focus: HostState.Focus) async throws(ScriptError) {
    let count = (window.scene.map { $0.fields.count + $0.buttons.count } ?? 0) + 2
    let step: Key = host.state.focus == .page ? .backTab : .tab
    for _ in 0..<count where host.state.focus != focus {
      if case .button = focus, case .button = host.state.focus { break }
      await press(step)
    }
    for _ in 0..<count where host.state.focus != focus { await press(.right) }
    guard host.state.focus == focus else {
      throw ScriptError("Cannot reach this control with Tab.")
    }
  }

  private func press(button id: String) async throws(ScriptError) {
    guard let button = window.scene?.buttons.first(where: { $0.id == id }) else { return }
    if host.state.focus == .help { await press(.escape) }
    if host.state.focus == .search { await press(.down) }
    if button.style == .command, case .field = host.state.focus { try await leaveControls() }
    if let key = button.key, host.state.hasKey(for: button) { return await press(default: key) }
    guard button.style == .inline else {
      throw ScriptError("No key is assigned to \"\(button.label)\" here.")
    }
    try await move(to: .button(id))
    await press(.enter)
  }

  private func type(_ text: String, into name: String) async throws(ScriptError) {
    guard let field = window.scene?.fields.first(where: { $0.name == name }) else { return }
    if host.state.focus == .search { await press(.down) }
    try await move(to: .field(name))
    if field.choices.isEmpty { return await replaceText(with: text) }
    guard let choice = field.choice(text) else {
      throw .unknownChoice(text, of: field)
    }
    if field.isPrompt, let index = field.choices.firstIndex(of: choice) {
      return await receive(Array("\(index + 1)".utf8))
    }
    for _ in field.choices
    where window.scene?.fields.first(where: { $0.name == name })?.text != choice.label {
      await press(.right)
    }
  }

  /// Types text into the focused field.
  ///
  /// If the new text starts with the field's current text, only the rest is typed. Otherwise, the
  /// new text replaces the current text.
  private func replaceText(with text: String, then keys: [Key] = []) async {
    let old = host.state.text
    // Typing the same text again is treated as a retry.
    let isBegun = text.hasPrefix(old) && text != old
    let edit = old.isEmpty ? [] : Key.end.bytes + (isBegun ? [] : Key.control("u").bytes)
    let rest = isBegun ? String(text.dropFirst(old.count)) : text
    await receive(edit + rest.utf8 + keys.flatMap(\.bytes))
  }

  /// Presses Enter in the last text field, or presses the submit button if the form has only
  /// choices.
  private func submit() async throws(ScriptError) {
    // Enter accepts the choice that a prompt shows.
    if window.scene?.fields.contains(where: { $0.isPrompt && !$0.choices.isEmpty }) == true {
      return await press(.enter)
    }
    guard let field = window.scene?.fields.last(where: \.choices.isEmpty) else {
      return try await press(button: "submit")
    }
    try await move(to: .field(field.name))
    await press(.enter)
  }

  private func search(_ text: String) async throws(ScriptError) {
    if host.state.focus == .help { await press(.escape) }
    if case .field = host.state.focus { try await leaveControls() }
    await press(default: "/")
    guard host.state.focus == .search else {
      throw ScriptError("This screen has no search.")
    }
    await replaceText(with: text, then: [.down])
  }

  private func press(_ letter: Character, offers offer: Scene.Offer) async throws(ScriptError) {
    guard window.scene?.offers.contains(offer) == true else { return }
    try await leaveControls()
    await press(default: letter)
  }

  /// Goes back, after first moving the focus out of any field or button.
  ///
  /// The action discards unsaved changes, as it does without a terminal, so the host's question
  /// about them is confirmed.
  private func back() async throws(ScriptError) {
    if host.state.focus == .help || host.state.focus == .search { await press(.escape) }
    let isPrompt = window.scene?.fields.contains(where: \.isPrompt) == true
    if host.state.focus != .page, window.scene?.hasContent == true, !isPrompt {
      await press(.escape)
    }
    await press(.escape)
    if host.screens.isAsking { try await press(button: Confirmation.confirmID) }
  }
}
