public import Viper
import ViperText

/// How a recorded script finds a row.
public enum RecordedRow: Hashable, Sendable {
  /// The row's identifier or, for a focus, its number.
  case position
  /// A text in one of the row's cells.
  ///
  /// `number` counts the rows that contain the text, from 1. The commands in `after` come first.
  case text(String, number: Int = 1, after: [String] = [])
  /// The script can't contain the row, because its stage does not have the row's data.
  case missing
}

/// Records what happens in a window as a script, with a line for each action.
///
/// The script contains user actions rather than key presses, and waits for each action to end. Text
/// in a secret field is recorded as `secret FIELD $FIELD`, and is never written.
///
/// ```swift
/// let recorder = ScriptRecorder(window, in: language) { file.write($0) }
/// recorder.command("open notes")
/// await stage.openNotes()
/// recorder.settle()
/// ```
@MainActor
public final class ScriptRecorder {
  private typealias Tokens = [ScriptToken.Kind]

  /// An action that a later action may replace, such as unfinished text in a field.
  private struct Pending {
    let action: UserAction
    let scene: Scene
    let module: Module.ID?
    let line: String
    /// The field to whose secrets the action has added one; `nil` if it has not.
    let addedSecret: String?
    /// The row that the action focuses, if it names one.
    let row: Int?
  }

  /// The comment that replaces an action or command that a script cannot contain.
  package static let omission = "# This action cannot be recorded."

  private let window: Window
  private let selections: [ScriptSelection]
  private let isCommand: (String) -> Bool
  private let writeLine: (String) -> Void
  /// The names of the fields that are secret, either in the language or in a scene.
  private var secretFields: Set<String>
  /// The texts typed into each secret field, in order.
  private var secrets: [String: [String]] = [:]
  private var pending: Pending?
  /// Whether all actions have ended.
  private var isSettled = true
  /// Whether to write an expectation as soon as all actions have ended.
  private var isMarked = false
  private var isFinished = false
  /// The module in which an action could not be recorded; what happens above it is left out.
  private var gap: Module.ID?
  private var lastLine = ""

  /// Returns how the script finds a row of a scene; by default, by its position.
  ///
  /// Set this property if some rows come from data that the script's stage does not have. The closure
  /// is called for each row that is focused, selected or acted upon in the script.
  public var locate: @MainActor (_ scene: Scene, _ row: Int) -> RecordedRow = { _, _ in .position }

  /// A Boolean value that indicates whether the script contains expectations about titles and the
  /// text of rows.
  ///
  /// Set this property to `false` if the script will be played in a language other than the
  /// language of the window.
  public var expectsTexts = true

  /// Creates a recorder for a window.
  ///
  /// The closure receives each line that is valid in the language, including its line feed. A
  /// comment takes the place of an action that a script cannot contain.
  public init<Stage: ScriptStage, Settings: Sendable>(
    _ window: Window, in language: ScriptLanguage<Stage, Settings>,
    write: @escaping (String) -> Void
  ) {
    self.window = window
    writeLine = write
    secretFields = language.secretFields
    selections = language.selections
    let parser = ScriptLineParser(language: language)
    let location = ScriptLocation(file: "", line: 1)
    isCommand = { (try? parser.parse($0[...], at: location)) != nil }
  }

  /// Returns quoted text for use in a command.
  ///
  /// The result is `nil` if a script cannot contain the text, for example because of a control
  /// character.
  public nonisolated static func quoted(_ text: String) -> String? {
    ScriptSpelling.line([.text(text)])
  }

  /// Records a program command that the user runs, such as `open notes`.
  ///
  /// Call this method before running the command.
  public func command(_ line: String) {
    guard !isFinished else { return }
    isSettled = false
    gap = nil
    verbatim(line)
  }

  /// Writes a comment in place of an action that the script can't contain.
  public func omit() {
    guard !isFinished else { return }
    writePending()
    write(nil)
  }

  /// Writes a comment in place of a command that opens a screen, and leaves out what happens on that
  /// screen.
  public func omitScreen() {
    omit()
    gap = window.topID
  }

  /// Writes a command that is not an action in the window, such as a command that prepares the
  /// session.
  public func verbatim(_ line: String) {
    guard !isFinished else { return }
    writePending()
    let words = ScriptSpelling.tokens(of: line)
    let isSecret = secrets.values.joined().contains { words.contains(.word($0)) }
    write(isSecret ? nil : self.line(words))
  }

  /// Records a user action on a scene, or on no scene if no screen is open.
  ///
  /// Call this method before sending the action. An action that has no effect, such as a press of a
  /// disabled button, is left out.
  public func record(_ action: UserAction, on scene: Scene?) {
    guard let scene, !isFinished, action.finds(on: scene) else { return }
    if let gap {
      // The action in the gap may have opened a screen or a prompt.
      guard gap == window.topID, scene.fields.isEmpty else { return }
      self.gap = nil
    }
    secretFields.formUnion(scene.fields.filter(\.isSecret).map(\.name))
    if !isReplaced(by: action, on: scene) { writePending() }
    let addedSecret = addSecret(of: action)
    isSettled = false
    guard prepare(action, on: scene) else { return }
    let line = spellings(of: action, on: scene).lazy.compactMap(line).first
    switch action {
    case .type, .search, .moveFocus, .focus:
      pending = Pending(
        action: action, scene: scene, module: window.topID, line: line ?? Self.omission,
        addedSecret: addedSecret, row: action.focusedRow(on: scene))
    default: write(line)
    }
  }

  /// Records that all actions and commands have ended.
  public func settle() {
    guard !isFinished else { return }
    isSettled = true
    guard isMarked, gap == nil, let scene = window.scene else { return }
    isMarked = false
    writePending()
    for expectation in expectations(of: scene) {
      if let line = line(["expect"] + expectation) { write(line) }
    }
  }

  /// Writes an expectation as soon as all actions have ended.
  ///
  /// The expectation concerns the focus and the focused row or, if there are no rows, the screen.
  public func mark() {
    isMarked = true
    if isSettled { settle() }
  }

  /// Ends the recording.
  public func finish() {
    guard !isFinished else { return }
    writePending()
    isFinished = true
  }

  // MARK: Actions

  /// Returns whether an action makes the pending action redundant.
  private func isReplaced(by action: UserAction, on scene: Scene) -> Bool {
    guard let pending, pending.module == window.topID else { return false }
    switch (pending.action, action) {
    case (.type(let field, _), .type(let other, _)):
      guard field == other else { return false }
      if let field = pending.addedSecret { secrets[field]?.removeLast() }
      return true
    case (.search, .search):
      // The search has had no effect yet, because the user is still typing.
      return !isSettled && pending.scene == scene
    case (.moveFocus, .moveFocus), (.moveFocus, .focus), (.focus, .moveFocus), (.focus, .focus):
      // Moving the focus may have loaded more rows.
      return pending.scene.rows.count == scene.rows.count
    default: return false
    }
  }

  /// Returns the commands that have the same effect as an action, best first.
  private func spellings(of action: UserAction, on scene: Scene) -> [Tokens] {
    switch action {
    case .selectRow, .selectID: return action.row(on: scene).map { selecting($0, on: scene) } ?? []
    case .activate(let id):
      let label = scene.buttons.first { $0.id == id }?.label ?? id
      return [.word(id), .text(id), .text(label)].map { ["activate", $0] }
    case .type(let field, let text):
      guard secretFields.contains(field), !text.isEmpty else {
        return [["type", .word(field), .text(text)]]
      }
      return [["secret", .word(field), "$\(variable(for: text, in: field))"]]
    case .search(let term): return [["search", .text(term)]]
    case .focus(.max): return [["focus", "end"]]
    case .moveFocus, .focus: return focus(action.focusedRow(on: scene))
    case .submit: return [["submit"]]
    case .more: return [["more"]]
    case .loadPreview: return []
    case .refresh: return [["refresh"]]
    case .back: return [["back"]]
    }
  }

  /// Writes the commands that find the row that an action concerns, if that row is found by a text.
  ///
  /// - Returns: Whether to write the action, too.
  private func prepare(_ action: UserAction, on scene: Scene) -> Bool {
    var lines: [String]?
    var isSelection = false
    switch action {
    case .selectRow, .selectID:
      lines = action.row(on: scene).flatMap { self.lines("select", row: $0, on: scene) }
      isSelection = true
    case .activate where scene.fields.isEmpty:
      // The action concerns the focused row, which may not be focused when the script is played.
      lines = scene.focus.flatMap { self.lines("focus", row: $0, on: scene) }
    default: break
    }
    guard let lines else { return true }
    guard let last = lines.last else {
      gap = window.topID
      write(nil)
      return false
    }
    if last != lastLine { for line in lines { write(line) } }
    return !isSelection
  }

  /// Returns the commands for a row that is found by a text.
  ///
  /// The result is empty if the script can't contain the row, and `nil` if the row is found by its
  /// position.
  private func lines(_ verb: ScriptToken.Kind, row: Int, on scene: Scene) -> [String]? {
    guard scene.rows.indices.contains(row) else { return nil }
    switch locate(scene, row) {
    case .position: return nil
    case .missing: return []
    case .text(let text, let number, let before):
      let count: Tokens = number == 1 ? [] : [.word(String(number))]
      return line([verb, .text(text)] + count).map { before + [$0] } ?? []
    }
  }

  private func focus(_ row: Int?) -> [Tokens] { row.map { [["focus", "row", "\($0 + 1)"]] } ?? [] }

  /// Returns the commands that select a row, either by identifier or by number.
  ///
  /// The identifier is not used if an earlier row has the same identifier.
  private func selecting(_ row: Int, on scene: Scene) -> [Tokens] {
    let id = scene.rows[row].id
    let byNumber: Tokens = ["select", "row", "\(row + 1)"]
    guard !hides(id), scene.rows.firstIndex(where: { $0.id == id }) == row else {
      return [byNumber]
    }
    let byKind: [Tokens] = selections.compactMap { kind in
      kind.identifier(ofRow: id).map { ["select", .word(kind.name), .word($0)] }
    }
    return byKind + [["select", "id", .word(id)], byNumber]
  }

  // MARK: Expectations

  private func expectations(of scene: Scene) -> [Tokens] {
    guard let focus = scene.focus, scene.rows.indices.contains(focus) else {
      let title: [Tokens] =
        expectsTexts && isPlain(scene.title) ? [["title", .text(scene.title)]] : []
      return [["screen", .word(scene.name)]] + title
    }
    switch locate(scene, focus) {
    case .position: break
    case .text(let text, _, _): return [[.text(text)]]
    case .missing: return [["screen", .word(scene.name)]]
    }
    let row = scene.rows[focus]
    let text = [row.distinctText, row.cells.first?.text].compactMap(\.self).first {
      isPlain($0) && !hides($0) && (expectsTexts || $0 == row.id)
    }
    return [["focus", "\(focus + 1)"]] + (text.map { [["row", "\(focus + 1)", .text($0)]] } ?? [])
  }

  /// Returns whether text from a service is not empty and can be shown unchanged.
  private func isPlain(_ text: String) -> Bool {
    !text.isEmpty && TerminalSanitizer.clean(text) == text
  }

  // MARK: Secrets

  /// The texts of the variables that the script reads, by name.
  package var variables: [String: String] {
    let variables = secrets.flatMap { field, texts in
      texts.map { (variable(for: $0, in: field), $0) }
    }
    return Dictionary(variables) { first, _ in first }
  }

  /// Adds the text that an action types into a secret field, and returns the field if the text is
  /// new.
  private func addSecret(of action: UserAction) -> String? {
    guard case .type(let field, let text) = action, secretFields.contains(field), !text.isEmpty,
      secrets[field]?.contains(text) != true
    else { return nil }
    secrets[field, default: []].append(text)
    return field
  }

  /// Returns the variable for the text of a secret field, such as `PASSWORD`, or `PASSWORD_2` for
  /// the second text.
  private func variable(for text: String, in field: String) -> String {
    let letters = field.uppercased().map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "_"
    }
    let base = (letters.first?.isNumber ?? true ? "_" : "") + String(letters)
    let index = secrets[field]?.firstIndex(of: text) ?? 0
    return index == 0 ? base : "\(base)_\(index + 1)"
  }

  private func hides(_ text: String) -> Bool {
    Redactor(fields: [], values: secrets.values.joined()).hides(text)
  }

  // MARK: Writing

  /// Returns the line for a command.
  ///
  /// The result is `nil` if the line is not valid in the language or if any of its text contains a
  /// secret.
  private func line(_ tokens: Tokens) -> String? {
    for case .text(let text) in tokens where hides(text) { return nil }
    guard let line = ScriptSpelling.line(tokens), line.utf8.count <= ScriptLimits.maxLineLength,
      isCommand(line)
    else { return nil }
    return line
  }

  private func writePending() {
    guard let pending else { return }
    self.pending = nil
    let lines = pending.row.flatMap { self.lines("focus", row: $0, on: pending.scene) }
    for line in lines ?? [pending.line] { write(line) }
  }

  private func write(_ line: String?) {
    lastLine = line ?? Self.omission
    writeLine(lastLine + "\n")
  }
}

extension Scene.Row {
  /// The first cell text that differs from the row's identifier; `nil` if there is none.
  fileprivate var distinctText: String? {
    cells.map(\.text).first { text in
      // The row's `id` may start with the name of its kind.
      text != id && !id.hasSuffix("-\(text)") && text.contains { !$0.isWhitespace }
    }
  }
}

extension UserAction {
  /// Returns the index of the row that the action selects, from 0.
  ///
  /// The result is `nil` if the action selects no row or if the row is not in the scene.
  fileprivate func row(on scene: Scene) -> Int? {
    switch self {
    case .selectRow(let row): scene.rows.indices.contains(row) ? row : nil
    case .selectID(let id): scene.rows.firstIndex { $0.id == id }
    default: nil
    }
  }

  /// Returns the index of the row that the action focuses; `nil` if the action does not name a row.
  fileprivate func focusedRow(on scene: Scene) -> Int? {
    switch self {
    case .moveFocus(let rows): scene.rows.focus(scene.focus ?? 0, movedBy: rows)
    case .focus(.max): nil
    case .focus(let row): scene.rows.focus(row, movedBy: 0)
    default: nil
    }
  }

  /// Returns whether a scene contains the element that the action names.
  fileprivate func finds(on scene: Scene) -> Bool {
    switch self {
    case .selectRow, .selectID: row(on: scene) != nil
    case .activate(let id): scene.buttons.contains { $0.id == id && $0.isEnabled }
    case .type(let field, _): scene.fields.contains { $0.name == field }
    case .moveFocus, .focus: !scene.rows.isEmpty
    case .submit, .search, .more, .refresh, .back: true
    case .loadPreview: false
    }
  }
}
