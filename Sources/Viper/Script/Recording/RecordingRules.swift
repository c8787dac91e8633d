import Viper
import ViperText

/// The rules that determine what a recording contains.
///
/// A recording contains a command for each action, and expectations about the scenes.
///
/// Every recorded line is valid in the script's language and contains no secrets.
struct RecordingRules {
  typealias Tokens = [ScriptToken.Kind]

  /// A recorded user action or program command.
  struct Action {
    /// The action; `nil` for a program command.
    let action: UserAction?
    /// The scene that received the action; `nil` for a program command.
    let scene: Scene?
    /// The program command; empty for an action.
    let command: String
    /// The top module when the action was recorded.
    let module: Module.ID?
    /// The index of the row to which the action moves the focus, from 0; `nil` for any other
    /// action.
    fileprivate let focus: Int?
  }

  private struct Variable {
    let name: String
    let field: String
    var value: String
    /// Whether the value has been used and the variable can therefore no longer change.
    var isUsed = false
  }

  /// Whether to write expectations about titles and the text of rows.
  var expectsTexts = true
  private let selections: [ScriptSelection]
  private let isCommand: (String) -> Bool
  /// The names of the fields that are secret, either in the language or in a scene.
  private var secretFields: Set<String>
  private var variables: [Variable] = []
  /// The strings that must not appear in the recording.
  private var hidden = HiddenTexts()
  /// The values in the most recently written expectations.
  private var expected: (screen: String?, title: String?, focus: Int?) = (nil, nil, nil)

  init<Stage: ScriptStage, Settings: Sendable>(_ language: ScriptLanguage<Stage, Settings>) {
    secretFields = language.secretFields
    selections = language.selections
    let parser = ScriptLineParser(language: language)
    let place = ScriptPlace(file: "", line: 1)
    isCommand = { (try? parser.parse($0[...], at: place)) != nil }
  }

  // MARK: Lines

  /// Returns whether a line is valid in the language and not too long.
  func contains(_ line: String) -> Bool {
    line.utf8.count <= ScriptLimits.maxLineLength && !line.contains("\n") && isCommand(line)
  }

  /// Returns a line unchanged, or `nil` if it is not valid in the language or contains a secret.
  func line(_ line: String) -> String? {
    let words = values.values
    let isSecret = ScriptSpelling.tokens(of: line).contains { token in
      switch token {
      case .text(let text), .pattern(let text): hides(text)
      case .word(let word): words.contains(word)
      }
    }
    return isSecret || !contains(line) ? nil : line
  }

  /// Returns a line that consists of words and quoted text.
  ///
  /// The result is `nil` if the line is not valid in the language or if any of its text contains a
  /// secret.
  private func line(_ tokens: Tokens) -> String? {
    for case .text(let text) in tokens where hides(text) { return nil }
    guard let line = ScriptSpelling.line(tokens), contains(line) else { return nil }
    return line
  }

  // MARK: Actions

  /// Returns the command for an action, with a variable in place of a secret.
  ///
  /// The result is `nil` if a script cannot contain the command. If the command moves the focus to
  /// a row, the recording needs no expectation about that row.
  mutating func command(for recorded: Action) -> (line: String, remark: String?)? {
    if recorded.isFocus { expected.focus = recorded.focus }
    guard let action = recorded.action, let scene = recorded.scene else {
      return line(recorded.command).map { ($0, nil) }
    }
    for tokens in spellings(of: action, movingTo: recorded.focus, on: scene) {
      guard let line = line(tokens) else { continue }
      let text = action.row(on: scene).flatMap { scene.rows[$0].distinctText } ?? ""
      let remark = hides(text) ? "" : ScriptSpelling.remark(text, atMost: 60)
      return (line, remark.isEmpty ? nil : remark)
    }
    return nil
  }

  /// Returns the commands that have the same effect as an action, best first.
  private mutating func spellings(
    of action: UserAction, movingTo focus: Int?, on scene: Scene
  ) -> [Tokens] {
    switch action {
    case .selectRow, .selectID: return action.row(on: scene).map { selecting($0, on: scene) } ?? []
    case .activate(let id):
      let label = scene.buttons.first { $0.id == id }?.label ?? id
      return [.word(id), .text(id), .text(label)].map { ["activate", $0] }
    case .type(let field, let text):
      let variable = variable(for: text, in: field)
      return [
        variable.map { ["secret", .word(field), "$\($0)"] } ?? ["type", .word(field), .text(text)]
      ]
    case .search(let term): return [["search", .text(term)]]
    case .focus(.max): return [["focus", "end"]]
    case .moveFocus, .focus: return focus.map { [["focus", "row", "\($0 + 1)"]] } ?? []
    case .submit: return [["submit"]]
    case .more: return [["more"]]
    case .refresh: return [["refresh"]]
    case .back: return [["back"]]
    }
  }

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

  /// Returns the expectations that have changed since they were last written.
  mutating func expectChanges(in scene: Scene) -> [String] {
    defer { expected = (scene.name, scene.title, scene.focus) }
    return lines(
      (scene.name == expected.screen ? [] : [name(of: scene)])
        + (scene.title == expected.title ? [] : titles(of: scene))
        + (scene.focus == expected.focus ? [] : focuses(of: scene)))
  }

  /// Returns the expectations to write at a mark.
  ///
  /// The expectations cover the focus and the focused row or, if there are no rows, the screen.
  func expectMark(on scene: Scene) -> [String] {
    guard let focus = scene.focus, scene.rows.indices.contains(focus) else {
      return lines([name(of: scene)] + titles(of: scene))
    }
    let row = scene.rows[focus]
    let text = [row.distinctText, row.cells.first?.text].compactMap(\.self).first {
      isPlain($0) && !hides($0) && (expectsTexts || $0 == row.id)
    }
    return lines(focuses(of: scene) + (text.map { [["row", "\(focus + 1)", .text($0)]] } ?? []))
  }

  /// Returns the expectations for the final scene.
  func expectEnd(on scene: Scene, depth: Int) -> [String] {
    lines(
      [name(of: scene)] + titles(of: scene) + [["count", "\(scene.rows.count)"]]
        + focuses(of: scene) + [["depth", "\(depth)"]])
  }

  /// Returns the lines for the expectations, leaving out any that a script cannot contain.
  private func lines(_ expectations: [Tokens]) -> [String] {
    expectations.compactMap { line(["expect"] + $0) }
  }

  private func name(of scene: Scene) -> Tokens { ["screen", .word(scene.name)] }

  private func titles(of scene: Scene) -> [Tokens] {
    guard expectsTexts, !scene.title.isEmpty, isPlain(scene.title) else { return [] }
    return [["title", .text(scene.title)]]
  }

  private func focuses(of scene: Scene) -> [Tokens] {
    scene.focus.map { [["focus", "\($0 + 1)"]] } ?? []
  }

  /// Returns whether text from a service can be shown unchanged.
  private func isPlain(_ text: String) -> Bool { TerminalSanitizer.clean(text) == text }

  // MARK: Secrets

  /// The values of the variables that replace secrets, by variable name.
  var values: [String: String] {
    Dictionary(variables.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// Records which of a scene's fields are secret.
  mutating func learnFields(of scene: Scene) {
    secretFields.formUnion(scene.fields.filter(\.isSecret).map(\.name))
  }

  /// Records that the contents of the fields have been used, for example because the user has
  /// submitted the form.
  mutating func useFields() {
    for place in variables.indices { variables[place].isUsed = true }
  }

  /// Returns whether some text contains a secret, or as many dots in a row as a secret has
  /// characters.
  func hides(_ text: String) -> Bool {
    hidden.hides(text)
      || hidden.lengths.contains { text.contains(String(repeating: "•", count: $0)) }
  }

  /// Returns the variable to write instead of some text; `nil` if the text itself can be written.
  mutating func variable(for text: String, in field: String) -> String? {
    guard !text.isEmpty else { return nil }
    if let known = variables.firstIndex(where: {
      $0.value == text && ($0.isUsed || $0.field == field || !secretFields.contains(field))
    }) {
      // The value is now used in a second field, so it must no longer change.
      if variables[known].field != field { variables[known].isUsed = true }
      return variables[known].name
    }
    guard secretFields.contains(field) else { return nil }
    if let open = variables.lastIndex(where: { $0.field == field && !$0.isUsed }) {
      forget(variables[open].value, continuedBy: text)
      variables[open].value = text
      hidden.insert(text)
      return variables[open].name
    }
    let name = newName(for: field)
    variables.append(Variable(name: name, field: field, value: text))
    hidden.insert(text)
    return name
  }

  /// Forgets an unfinished secret that the user is still editing, so that the unfinished text does
  /// not hide other text.
  private mutating func forget(_ old: String, continuedBy new: String) {
    guard new.hasPrefix(old) || old.hasPrefix(new) else { return }
    hidden.remove(old)
    // Another secret may have the same letters in a different case.
    for variable in variables where variable.value != old { hidden.insert(variable.value) }
  }

  /// Returns a variable name based on the name of a field, with a number if the name is taken.
  private func newName(for field: String) -> String {
    let letters = field.uppercased().map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "_"
    }
    let base = (letters.first?.isNumber ?? true ? "_" : "") + String(letters)
    let taken = Set(variables.map(\.name))
    guard taken.contains(base) else { return base }
    return (2...).lazy.map { "\(base)_\($0)" }.first { !taken.contains($0) } ?? base
  }
}

extension RecordingRules.Action {
  init(
    _ action: UserAction? = nil, on scene: Scene? = nil, command: String = "", module: Module.ID?
  ) {
    self.action = action
    self.scene = scene
    self.command = command
    self.module = module
    switch action {
    case .moveFocus(let rows): focus = scene?.rows.focus(scene?.focus ?? 0, movedBy: rows)
    case .focus(let row): focus = scene?.rows.focus(row, movedBy: 0)
    default: focus = nil
    }
  }

  /// Whether the action only moves the focus.
  fileprivate var isFocus: Bool {
    switch action {
    case .moveFocus, .focus: true
    default: false
    }
  }

  /// Whether a later action can make this action redundant even after this action has settled.
  var canContinue: Bool {
    if case .type = action { true } else { isFocus }
  }

  /// Returns whether a later action makes this action redundant in a script.
  ///
  /// Examples are unfinished text in a field, a row that the focus merely passes, and a search that
  /// has had no effect yet because the user is still typing.
  func isReplaced(by later: Self, isSettled: Bool) -> Bool {
    guard module == later.module else { return false }
    return switch (action, later.action) {
    case (.type(let field, _), .type(let other, _)): isSettled && field == other
    case (.search, .search): !isSettled && scene == later.scene
    default:
      // Near the last row, moving the focus may have loaded the next page and changed the scene.
      isSettled && isFocus && later.isFocus && scene?.apart == later.scene?.apart
    }
  }
}

extension Scene {
  /// The scene without its focus and without anything else that depends on the focused row.
  fileprivate var apart: Scene {
    var scene = self
    (scene.focus, scene.preview) = (nil, nil)
    scene.buttons.removeAll { $0.style == .command }
    return scene
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

  /// Returns whether a scene contains the element that the action names.
  func finds(on scene: Scene) -> Bool {
    switch self {
    case .selectRow, .selectID: row(on: scene) != nil
    case .activate(let id): scene.buttons.contains { $0.id == id && $0.isEnabled }
    case .type(let field, _): scene.fields.contains { $0.name == field }
    case .moveFocus, .focus: !scene.rows.isEmpty
    case .submit, .search, .more, .refresh, .back: true
    }
  }

  /// Whether the action may use the contents of the fields.
  var usesFields: Bool {
    switch self {
    case .type, .moveFocus, .focus, .back: false
    default: true
    }
  }
}
