import Viper
import ViperText

/// The focus, the edited text and the viewport of a module's screen.
///
/// Methods return the action to send to the module, if any.
struct HostScreen {
  /// A part of a screen that can have the focus.
  enum Region: Hashable {
    case page
    case control(SceneControl)
    /// The search field in the last line.
    case search
  }

  private(set) var viewport = Viewport()
  private(set) var region = Region.page {
    didSet {
      guard region != oldValue else { return }
      (edited, choice) = (nil, nil)
      if case .field(let name) = control { editors[name]?.select() }
    }
  }
  /// The field that the user has changed since it got the focus or since the form was submitted.
  private var edited: String?
  /// The choice that the user has moved to in a prompt, but not accepted yet.
  private var choice: Scene.Choice?
  /// The button that opened the prompt and whose key therefore closes it, if any.
  private(set) var opener: String?
  /// The text in the search field.
  private(set) var term = FieldEditor()
  /// The text in the search field when it was opened.
  private var initialTerm = ""
  /// The text in the other fields.
  ///
  /// Scenes do not contain the text of secret fields.
  private var editors: [String: FieldEditor] = [:]
  /// The viewport before the search; `nil` if the user has not searched on this screen.
  private var beforeSearch: Viewport?
  /// Whether the screen was opened only for a search, and is therefore closed when the user leaves
  /// the search.
  var isOnlySearch = false
  /// The region that had the focus before the question; `nil` if there is no question.
  private var beforeQuestion: Region?
  /// The focused row of a scene that leaves the focus to the host.
  private var ownFocus = 0
  /// Whether the screen has ever had anything to focus on.
  private var hasBegun = false

  /// Whether the user has searched on this screen, in this run or before the screen was restored.
  func hasSearched(_ scene: Scene) -> Bool {
    beforeSearch != nil || scene.offers.contains(.clearSearch)
  }

  /// Whether the search field contains a text that was not there when the field was opened.
  var hasNewTerm: Bool { !isTermBlank && term.text != initialTerm }

  private var isTermBlank: Bool { term.text.allSatisfy(\.isWhitespace) }

  var control: SceneControl? {
    if case .control(let control) = region { control } else { nil }
  }

  var focus: ControlFocus {
    guard case .field(let name) = control else { return ControlFocus(control: control) }
    let editor = editors[name]
    return ControlFocus(
      control: control, cursor: editor?.cursor, isSelected: editor?.isSelected ?? false)
  }

  /// Returns the scene as shown: with a single focus mark, and with validation errors only for
  /// fields that the user has left.
  func shown(_ scene: Scene) -> Scene {
    var scene = scene
    if region == .search {
      // Enter opens the first result of a new search, and otherwise returns to the focused row.
      if hasNewTerm { scene.focus = scene.rows.isEmpty ? nil : 0 }
    } else if region != .page, beforeQuestion == nil {
      scene.focus = nil
    }
    if let edited, let index = scene.fields.firstIndex(where: { $0.name == edited }) {
      scene.fields[index].validationError = nil
    }
    return scene
  }

  /// The text of the focused field or, if no field has the focus, the text of the search field.
  var editedText: String {
    if case .field(let name) = control { editors[name]?.text ?? "" } else { term.text }
  }

  /// Returns the focused field, if any.
  func field(of scene: Scene) -> Scene.Field? {
    guard case .field(let name) = control else { return nil }
    return scene.fields.first { $0.name == name }
  }

  /// Returns the choice of a field that is shown as selected.
  func choice(of field: Scene.Field) -> Scene.Choice? {
    field.choices.first { $0 == choice } ?? field.choice(field.text)
  }

  // MARK: Scene updates

  /// Keeps the focus on an existing element after the scene changes.
  mutating func follow(_ scene: Scene) {
    for field in scene.fields where field.choices.isEmpty { follow(field) }
    if let question = scene.question {
      beforeQuestion = beforeQuestion ?? region
      return region = .control(.field(question.name))
    }
    if let before = beforeQuestion { (region, beforeQuestion) = (before, nil) }
    opener = nil
    if region == .search, scene.search == nil { region = .page }
    if let control, !scene.controls.contains(control) {
      // A button is temporarily disabled while its action or form is being processed.
      let isThere = scene.buttons.contains { .button($0.id) == control }
      if !isThere || scene.controls.isEmpty { region = .page }
    }
    guard region == .page, !scene.hasContent else { return hasBegun = true }
    // The focus must not depend on whether a frame is drawn before the rows are loaded.
    if !hasBegun, scene.loading != nil { return }
    let controls = scene.controls
    // A choice that already has a value rarely changes, as in a login form with a default service.
    if !hasBegun, let first = scene.fields.first(where: { $0.choices.isEmpty || $0.text.isEmpty }) {
      region = .control(.field(first.name))
    } else if let first = controls.first {
      region = .control(first)
    }
    if !controls.isEmpty { hasBegun = true }
  }

  private mutating func follow(_ field: Scene.Field) {
    let text = editors[field.name]?.text
    if field.isSecret {
      // For a secret, the scene shows only the number of characters.
      if field.text.count != text?.count ?? 0 { editors[field.name] = nil }
    } else if field.text != text {
      editors[field.name] = FieldEditor(field.text)
      if control == .field(field.name), edited == nil { editors[field.name]?.select() }
    }
  }

  /// Scrolls just far enough to show the focus.
  mutating func follow(_ focus: Int?, in layout: FrameLayout) {
    viewport.follow(focus, in: layout)
    if let lines = control.flatMap(layout.lines) { viewport.reveal(lines, in: layout) }
  }

  // MARK: The host's own focus

  /// Returns a scene with the host's focus if the scene has rows, but no focus.
  func focusing(_ scene: Scene) -> Scene {
    guard scene.leavesFocusToHost else { return scene }
    var scene = scene
    scene.focus = min(ownFocus, scene.rowCount - 1)
    return scene
  }

  mutating func moveOwnFocus(by rows: Int, on scene: Scene) {
    let (sum, isTooLarge) = min(ownFocus, scene.rowCount - 1).addingReportingOverflow(rows)
    moveOwnFocus(to: isTooLarge ? (rows > 0 ? .max : 0) : sum, on: scene)
  }

  mutating func moveOwnFocus(to row: Int, on scene: Scene) {
    ownFocus = max(0, min(row, scene.rowCount - 1))
  }

  // MARK: Moving

  /// After the first key press, keeps the visible lines in place, because the user is reading them.
  mutating func keepPosition(of scene: Scene, in layout: HostLayout) {
    guard !viewport.keepsPosition else { return }
    let lines = layout.top(scene, self).layout
    viewport.keepPosition(focus: scene.focus, in: lines)
  }

  /// Moves by rows or lines, or through the controls if one of them is focused.
  mutating func move(
    by rows: Int, isPage: Bool, on scene: Scene, in layout: HostLayout
  ) -> UserAction? {
    guard scene.question == nil else { return nil }
    if region != .page {
      guard isPage, scene.hasContent else { return moveToGroup(rows.signum(), on: scene) }
      region = .page
    }
    let lines = layout.top(scene, self).layout
    let rows = isPage ? lines.rows(inLines: rows, at: scene.focus) : rows
    let step = viewport.step(rows, focus: scene.focus, in: lines)
    if case .moveFocus(let rows) = step { return .moveFocus(rows) }
    return nil
  }

  mutating func focus(onLast: Bool, of scene: Scene) -> UserAction? {
    guard scene.hasContent else { return nil }
    region = .page
    let count = scene.rows.count
    return count > 0 ? .focus(onLast ? .max : 0) : nil
  }

  /// Scrolls to the beginning or the end, if the screen can scroll.
  mutating func jump(toEnd: Bool, on scene: Scene, in layout: HostLayout) -> UserAction? {
    guard scene.hasContent else { return nil }
    let lines = layout.top(scene, self).layout
    viewport.jump(toEnd: toEnd, focus: scene.focus, in: lines)
    return nil
  }

  mutating func click(row: Int, column: Int, on scene: Scene, in layout: HostLayout)
    -> UserAction?
  {
    let (panel, lines) = layout.top(scene, self)
    guard panel.innerRows.contains(row), panel.innerColumns.contains(column) else { return nil }
    let line = row - panel.innerRows.lowerBound
    let column = column - panel.textColumns.lowerBound
    let control = lines.controls(from: viewport.top).first {
      $0.line == line && $0.columns.contains(column)
    }?.control
    if let control, scene.controls.contains(control) {
      region = .control(control)
      if case .button(let button) = control { return .activate(button) }
    } else if let clicked = lines.row(at: line, column: column, from: viewport.top) {
      region = .page
      return clicked == scene.focus ? .selectRow(clicked) : .focus(clicked)
    }
    return nil
  }

  // MARK: Controls

  /// Performs a command for controls or for the search field, or goes back.
  mutating func run(_ command: HostCommand, on scene: Scene) -> UserAction? {
    switch command {
    case .press: if case .button(let id) = control { return .activate(id) }
    case .submit: return submit(scene)
    case .nextField, .nextGroup: return moveToGroup(1, on: scene)
    case .previousField, .previousGroup: return moveToGroup(-1, on: scene)
    case .search:
      (region, term) = (.search, FieldEditor(scene.search ?? ""))
      initialTerm = term.text
      term.select()
    case .endSearch: region = .page
    // Without a text, the field is left as if by Esc.
    case .openFirst, .applyFilter:
      if isTermBlank { return leaveSearch(scene) }
      region = .page
    case .leaveSearch: return leaveSearch(scene)
    case .back:
      if scene.question != nil { return .back }
      guard control != nil, scene.hasContent else {
        return hasSearched(scene) && !scene.offers.contains(.back)
          ? leaveSearch(scene) : .back
      }
      region = .page
    default: break
    }
    return nil
  }

  /// Remembers the button that is about to be pressed, because it may open a prompt.
  mutating func willPress(_ button: String) { opener = button }

  /// Returns the action that selects the field's next or previous choice.
  ///
  /// In a prompt, the choice is only shown until the user accepts it.
  mutating func choose(_ step: Int, on scene: Scene) -> UserAction? {
    guard let field = field(of: scene), !field.choices.isEmpty else { return nil }
    let index = choice(of: field).flatMap(field.choices.firstIndex) ?? (step > 0 ? -1 : 0)
    let next = field.choices[(index + step + field.choices.count) % field.choices.count]
    guard field.isPrompt else { return .type(field: field.name, text: next.id) }
    choice = next
    return nil
  }

  /// Returns the action that answers a prompt with the choice shown.
  func acceptChoice(on scene: Scene) -> UserAction? {
    guard let field = field(of: scene) else { return nil }
    guard let choice = choice(of: field), choice.label != field.text else { return .submit() }
    return .type(field: field.name, text: choice.id)
  }

  /// Returns the action that selects one of the field's choices, counting from 0.
  func pick(_ number: Int, on scene: Scene) -> UserAction? {
    guard let field = field(of: scene), field.choices.indices.contains(number) else { return nil }
    return .type(field: field.name, text: field.choices[number].id)
  }

  /// Focuses the rejected field if the focus is still in the form.
  ///
  /// An error that the other scene also shows is ignored, because the error has a different cause.
  mutating func focusRejectedField(of scene: Scene, unlike other: Scene?) -> UserAction? {
    let otherErrors = Set(other?.fields.map(\.validationError) ?? [])
    let validationError = scene.fields.first {
      $0.validationError != nil && !otherErrors.contains($0.validationError)
    }
    let secret = scene.failure == other?.failure ? nil : scene.fields.first(where: \.isSecret)
    guard control != nil, let field = validationError ?? secret else { return nil }
    region = .control(.field(field.name))
    editors[field.name]?.select()
    return nil
  }

  /// Moves to the next or previous focus group.
  private mutating func moveToGroup(_ step: Int, on scene: Scene) -> UserAction? {
    let groups = scene.groups
    guard !groups.isEmpty else { return nil }
    let index = groups.firstIndex { $0.has(region, focus: scene.focus) } ?? (step > 0 ? -1 : 0)
    switch groups[(index + step + groups.count) % groups.count] {
    case .control(let control), .buttons(let control): region = .control(control)
    case .rows(let rows):
      region = .page
      if let focus = scene.focus, !rows.contains(focus) { return .focus(rows.lowerBound) }
    }
    return nil
  }

  mutating func moveToButton(_ step: Int, on scene: Scene) -> UserAction? {
    let buttons = scene.controls.filter { if case .button = $0 { true } else { false } }
    guard let index = control.flatMap(buttons.firstIndex) else { return nil }
    region = .control(buttons[(index + step + buttons.count) % buttons.count])
    return nil
  }

  /// Moves to the next text field that is empty but required; if there is none, submits the form.
  private mutating func submit(_ scene: Scene) -> UserAction? {
    guard let field = field(of: scene) else { return nil }
    let next = scene.fields.drop { $0.name != field.name }.dropFirst().first {
      $0.choices.isEmpty && $0.text.isEmpty && !$0.isOptional
    }
    guard let next, !field.isPrompt else {
      edited = nil
      return .submit()
    }
    region = .control(.field(next.name))
    return nil
  }

  /// Opens the first result, or returns to the search field if the search text was rejected.
  mutating func openFirst(of scene: Scene) -> UserAction? {
    guard scene.searchValidationError == nil else {
      region = .search
      return nil
    }
    return scene.rows.isEmpty ? nil : .selectRow(0)
  }

  /// Focuses the first row of a filtered list, or returns to the filter field if the filter text
  /// was rejected.
  mutating func applyFilter(of scene: Scene) -> UserAction? {
    guard scene.searchValidationError != nil else { return .focus(0) }
    region = .search
    return nil
  }

  /// Ends the input of a search when another screen, opened by the search text, covers this one.
  mutating func cover(_ scene: Scene) {
    guard region == .search else { return }
    region = .page
    if scene.search?.isEmpty == true { beforeSearch = nil }
  }

  private mutating func leaveSearch(_ scene: Scene) -> UserAction? {
    region = .page
    term = FieldEditor()
    if isOnlySearch { return .back }
    guard hasSearched(scene) else { return nil }
    viewport = beforeSearch ?? Viewport()
    beforeSearch = nil
    return .search("")
  }

  // MARK: Text

  /// Edits the text of the focused field or the search field.
  mutating func edit(_ change: (inout FieldEditor) -> Void) -> UserAction? {
    if case .field(let name) = control {
      var editor = editors[name] ?? FieldEditor()
      let before = editor.text
      change(&editor)
      editors[name] = editor
      guard editor.text != before else { return nil }
      edited = name
      return .type(field: name, text: editor.text)
    }
    let before = term.text
    change(&term)
    guard term.text != before else { return nil }
    beforeSearch = beforeSearch ?? viewport
    return .search(term.text)
  }

  /// Replaces the text of a field, as if the user had typed it.
  mutating func replace(_ text: String, of field: String) -> UserAction? {
    guard editors[field]?.text ?? "" != text else { return nil }
    editors[field] = FieldEditor(text)
    edited = field
    return .type(field: field, text: text)
  }

  /// Reverts the edit of a secret field if the module did not accept the text.
  mutating func undoRejectedEdit(of field: Scene.Field, since old: HostScreen) {
    let before = old.editors[field.name] ?? FieldEditor()
    guard field.isSecret, field.text.count == before.text.count,
      editors[field.name]?.text != before.text
    else { return }
    editors[field.name] = before
  }
}

/// The text of a field being edited, and the cursor position.
struct FieldEditor: Hashable {
  /// The maximum text length, which is far more than a user types.
  private static let maxBytes = 2_000

  private var before: [Character]
  private var after: [Character] = []
  /// Whether the whole text is selected, so that typing replaces it.
  private(set) var isSelected = false

  var text: String { String(before + after) }
  /// The number of characters before the cursor.
  var cursor: Int { before.count }

  init(_ text: String = "") {
    before = Array(text)
  }

  mutating func select() {
    (before, after) = (before + after, [])
    isSelected = !before.isEmpty
  }

  /// Inserts text at the cursor or in place of the selection, removing control characters and,
  /// unless `keepsLines` is `true`, line breaks.
  mutating func insert(_ text: String, keepsLines: Bool = false) {
    // A pasted line ends with a line break.
    let lines = text[...].dropLast(while: \.isNewline)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let clean = lines.map { TerminalSanitizer.clean(String($0)) }
      .joined(separator: keepsLines ? "\n" : " ")
    guard !clean.isEmpty else { return }
    if isSelected { self = FieldEditor() }
    var room = Self.maxBytes - self.text.utf8.count
    let fitting = clean.unicodeScalars.prefix { scalar in
      room -= UTF8.width(scalar)
      return room >= 0
    }
    // A scalar may combine with the previous character.
    before = Array(String(before) + String(String.UnicodeScalarView(fitting)))
  }

  /// Returns whether a key edits the text or moves the cursor.
  static func handles(_ key: Key) -> Bool {
    switch key {
    case .character, .backspace, .delete, .left, .right, .home, .end: true
    case .control(let letter): "aeukw".contains(letter)
    default: false
    }
  }

  /// Edits the text or moves the cursor in response to a key.
  ///
  /// The user cannot see which part of a secret is wrong, so the keys that delete a character
  /// delete only one, even if the whole secret is selected.
  mutating func handle(_ key: Key, isSecret: Bool = false) {
    let wasSelected = isSelected
    if isSecret, key == .backspace || key == .delete { isSelected = false }
    switch key {
    case .character(let character): insert(String(character))
    case .backspace where isSelected, .delete where isSelected: before = []
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left: if let last = before.popLast() { after.insert(last, at: 0) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ([], before + after)
    case .end, .control("e"): (before, after) = (before + after, [])
    case .control("u"): before = []
    case .control("k"): after = []
    case .control("w"):
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    default: return
    }
    if wasSelected { isSelected = false }
  }
}
