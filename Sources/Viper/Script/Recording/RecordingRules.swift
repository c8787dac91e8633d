import Viper
import ViperText

/// What a recording writes: a command for each action, and the expectations of the scenes.
///
/// Every line is one that the script's language has and that contains no secret.
struct RecordingRules {
  typealias Tokens = [ScriptToken.Kind]

  /// An action of the user or a command of the program's own, as it happened.
  struct Action {
    /// The action; `nil` for a command of the program's own.
    let action: UserAction?
    /// The scene that the action was sent to; `nil` for a command of the program's own.
    let scene: Scene?
    /// The command of the program's own; empty for an action.
    let command: String
    /// The module on top when the action was recorded.
    let module: Module.ID?
    /// The row that has the focus after the action, from 0.
    fileprivate let focus: Int?
  }

  private struct Variable {
    let name: String
    let field: String
    var value: String
    /// Whether the value was used, after which the variable keeps it.
    var isUsed = false
  }

  /// Whether titles and the texts of rows are expected.
  var expectsTexts = true
  private let selections: [ScriptSelection]
  private let isCommand: (String) -> Bool
  /// The names of the fields that are secret in the language or in a scene.
  private var secretFields: Set<String>
  private var variables: [Variable] = []
  /// The texts that must not be written.
  private var hidden = HiddenTexts()
  /// What the last expectations stated.
  private var expected: (screen: String?, title: String?, focus: Int?) = (nil, nil, nil)

  init<Stage: ScriptStage, Settings: Sendable>(_ language: ScriptLanguage<Stage, Settings>) {
    secretFields = language.secretFields
    selections = language.selections
    let parser = ScriptLineParser(language: language)
    let place = ScriptPlace(file: "", line: 1)
    isCommand = { (try? parser.parse($0[...], at: place)) != nil }
  }

  // MARK: Lines

  /// Returns whether the language has a line, and the line is not too long.
  func contains(_ line: String) -> Bool {
    line.utf8.count <= ScriptLimits.maxLineLength && !line.contains("\n") && isCommand(line)
  }

  /// Returns a line as it is; `nil` if the language does not have it or it contains a secret.
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

  /// Returns a line of words and texts; `nil` if the language does not have it or a text of it
  /// contains a secret.
  private func line(_ tokens: Tokens) -> String? {
    for case .text(let text) in tokens where hides(text) { return nil }
    guard let line = ScriptSpelling.line(tokens), contains(line) else { return nil }
    return line
  }

  // MARK: Actions

  /// Returns the command for an action, with a variable in place of a secret; `nil` if a script
  /// cannot contain it.
  ///
  /// The row to which the command itself moves the focus need not be expected.
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

  /// Returns the commands that do what an action did, the best one first.
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

  /// Returns the commands that select a row: by its identifier unless an earlier row has the same
  /// one, and by its number.
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

  /// Returns the expectations that differ from the last ones.
  mutating func expectChanges(in scene: Scene) -> [String] {
    defer { expected = (scene.name, scene.title, scene.focus) }
    return lines(
      (scene.name == expected.screen ? [] : [name(of: scene)])
        + (scene.title == expected.title ? [] : titles(of: scene))
        + (scene.focus == expected.focus ? [] : focuses(of: scene)))
  }

  /// Returns the expectations for a mark: the focus and its row, or the screen if it has no rows.
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

  /// Returns the expectations of the last scene.
  func expectEnd(on scene: Scene, depth: Int) -> [String] {
    lines(
      [name(of: scene)] + titles(of: scene) + [["count", "\(scene.rows.count)"]]
        + focuses(of: scene) + [["depth", "\(depth)"]])
  }

  /// Returns the lines of expectations, except those that a script cannot contain.
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

  /// Returns whether a text of a service can be shown as it is.
  private func isPlain(_ text: String) -> Bool { TerminalSanitizer.clean(text) == text }

  // MARK: Secrets

  /// The values of the variables that replace secrets, by name.
  var values: [String: String] {
    Dictionary(variables.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// Notes which fields of a scene are secret.
  mutating func learnFields(of scene: Scene) {
    secretFields.formUnion(scene.fields.filter(\.isSecret).map(\.name))
  }

  /// Notes that the contents of the fields have been used, for example sent.
  mutating func useFields() {
    for place in variables.indices { variables[place].isUsed = true }
  }

  /// Returns whether a text contains a secret, or as many dots as a secret has characters.
  func hides(_ text: String) -> Bool {
    hidden.hides(text)
      || hidden.lengths.contains { text.contains(String(repeating: "•", count: $0)) }
  }

  /// Returns the variable to write in place of a text; `nil` if the text can be written.
  mutating func variable(for text: String, in field: String) -> String? {
    guard !text.isEmpty else { return nil }
    if let known = variables.firstIndex(where: {
      $0.value == text && ($0.isUsed || $0.field == field || !secretFields.contains(field))
    }) {
      // A second field depends on the value now.
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

  /// Forgets a text if the user has continued it, so that the beginning hides no other text.
  private mutating func forget(_ old: String, continuedBy new: String) {
    guard new.hasPrefix(old) || old.hasPrefix(new) else { return }
    hidden.remove(old)
    // Another secret may have the same letters in another case.
    for variable in variables where variable.value != old { hidden.insert(variable.value) }
  }

  /// Returns a variable named after a field, with a number if the name is taken.
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

  /// Whether a later action can make this one superfluous even after this one has settled.
  var canContinue: Bool {
    if case .type = action { true } else { isFocus }
  }

  /// Returns whether a script needs only a later action.
  ///
  /// This applies to the texts of a field, to the rows that the focus passes, and to a search that
  /// has had no effect yet because the user is still typing.
  func isReplaced(by later: Self, isSettled: Bool) -> Bool {
    guard module == later.module else { return false }
    return switch (action, later.action) {
    case (.type(let field, _), .type(let other, _)): isSettled && field == other
    case (.search, .search): !isSettled && scene == later.scene
    default:
      // Near the last row, the focus may have loaded the next page.
      isSettled && isFocus && later.isFocus && scene?.apart == later.scene?.apart
    }
  }
}

extension Scene {
  /// The scene apart from the focus, and from what can be done with the focused row.
  fileprivate var apart: Scene {
    var scene = self
    (scene.focus, scene.preview) = (nil, nil)
    scene.buttons.removeAll { $0.style == .command }
    return scene
  }
}

extension Scene.Row {
  /// The first text that differs from the identifier of the row; `nil` if there is none.
  fileprivate var distinctText: String? {
    cells.map(\.text).first { text in
      // The identifier of a row of some kind begins with the name of the kind.
      text != id && !id.hasSuffix("-\(text)") && text.contains { !$0.isWhitespace }
    }
  }
}

extension UserAction {
  /// Returns the row that the action selects, from 0; `nil` if it selects none that the scene has.
  fileprivate func row(on scene: Scene) -> Int? {
    switch self {
    case .selectRow(let row): scene.rows.indices.contains(row) ? row : nil
    case .selectID(let id): scene.rows.firstIndex { $0.id == id }
    default: nil
    }
  }

  /// Returns whether a scene has the element that the action names.
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
