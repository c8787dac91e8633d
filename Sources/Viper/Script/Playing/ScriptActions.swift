import Viper
import ViperTerminal
import ViperText

/// The user actions that a script can perform.
///
/// A script fails if it tries to use an element that is not on the screen, because a user could not
/// use that element either.
extension ScriptPlayer {
  func send(_ action: UserAction) async throws(ScriptError) {
    guard stage.window.depth > 0 else { throw ScriptError("No screen is open.") }
    guard let host else { return await stage.window.send(action) }
    try await host.perform(action)
  }

  /// Sends an action for a row, counted from 1.
  func send(_ action: UserAction, toRow row: Int) async throws(ScriptError) {
    try checkRow(row)
    try await send(action)
  }

  func checkRow(_ row: Int) throws(ScriptError) {
    let count = scene?.rows.count ?? 0
    guard row <= count else {
      throw ScriptError("Row \(row) not found. Rows on the screen: \(count).")
    }
  }

  func selectID(_ id: String) async throws(ScriptError) {
    guard hasRow(id) else {
      // The screen may show the identifier without the prefix for its kind.
      let row = scene?.rows.first { $0.id.hasSuffix("-\(id)") }
      let hint = row.map { " Did you mean 'select \($0.id.dropLast(id.count + 1)) \(id)'?" } ?? ""
      throw ScriptError("No row found with ID \(id).\(hint)")
    }
    try await send(.selectID(id))
  }

  func select(_ kind: ScriptSelection, _ id: String) async throws(ScriptError) {
    guard hasRow(kind.row(id)) else {
      throw ScriptError("No \(kind.name) found with ID \(id) on the screen.")
    }
    try await send(.selectID(kind.row(id)))
  }

  private func hasRow(_ id: String) -> Bool {
    scene?.rows.contains { $0.id == id } ?? false
  }

  /// Returns the index of a row with a cell that is the text or, if there is none, contains it.
  ///
  /// `number` counts such rows from 1.
  func row(_ text: String, _ number: Int) throws(ScriptError) -> Int {
    let rows = scene?.rows ?? []
    func indices(where matches: (String) -> Bool) -> [Int] {
      rows.indices.filter { rows[$0].cells.contains { matches($0.text) } }
    }
    let equal = indices { $0 == text }
    let found = equal.isEmpty ? indices { $0.contains(text) } : equal
    guard !found.isEmpty else { throw ScriptError("No row contains \"\(text)\".") }
    guard number <= found.count else {
      throw ScriptError("Rows that contain \"\(text)\": \(found.count).")
    }
    return found[number - 1]
  }

  func activate(_ name: String) async throws(ScriptError) {
    let button = try button(name)
    guard button.isEnabled else {
      throw ScriptError("The button \"\(button.label)\" is disabled.")
    }
    transcript.note(button.effect.map(redactor.shown))
    try await send(.activate(button.id))
  }

  func type(_ text: String, into field: String) async throws(ScriptError) {
    try check(field: field)
    let fields = stage.window.scene?.fields ?? []
    if fields.contains(where: { $0.name == field && redactor.isSecret($0) }) {
      redactor.insert(text)
    }
    try await send(.type(field: field, text: text))
    try check(choice: text, of: field)
  }

  func type(secret variable: String, into field: String) async throws(ScriptError) {
    guard let secret = lookUp(variable) else {
      throw ScriptError("The environment variable \(variable) is not set.")
    }
    if let validationError = SecretRule.validationError(about: secret, of: variable) {
      throw ScriptError(validationError, isBadData: true)
    }
    try check(field: field)
    redactor.insert(secret)
    hiddenFields.insert(field)
    try await send(.type(field: field, text: secret))
  }

  func move(_ rows: Int, times: Int) async throws(ScriptError) {
    for time in 0..<times {
      // A million of them must not keep others from running.
      if time % 64 == 63 { await Task.yield() }
      if Task.isCancelled { return }
      guard let picture, host == nil else {
        try await send(.moveFocus(rows))
        continue
      }
      switch transcript.screen.step(rows, in: picture) {
      case .moveFocus(let rows): try await send(.moveFocus(rows))
      case .scroll: break
      case .atEnd: return
      }
    }
  }

  /// Returns the button with the given identifier or, if there is none, with the given label.
  func button(_ name: String) throws(ScriptError) -> Scene.Button {
    let buttons = scene?.buttons ?? []
    if let button = buttons.first(where: { $0.id == name })
      ?? buttons.first(where: { $0.label == name || $0.id == name.hyphenated })
    {
      return button
    }
    let labels = buttons.map(\.label)
    let list = labels.map { "\"\($0)\"" }.joined(separator: ", ")
    let found =
      switch labels.count {
      case 0: "; the screen has no buttons"
      default: ". Buttons on the screen: \(list)"
      }
    let near = Suggestion.nearest(to: name, among: labels + buttons.map(\.id))
    throw ScriptError(
      "Unknown button \"\(name)\"\(found)." + (near.map { " Did you mean \"\($0)\"?" } ?? ""))
  }

  /// Throws an error if a field shows a text that is not one of its choices.
  ///
  /// A user could not choose such a text. The check follows the action, because a screen may accept
  /// other spellings of its choices, or ignore an unknown one.
  private func check(choice text: String, of name: String) throws(ScriptError) {
    guard !text.isEmpty, let field = scene?.fields.first(where: { $0.name == name }),
      !field.choices.isEmpty, !field.choices.contains(where: { $0.label == field.text })
    else { return }
    guard let choice = field.choice(text) else { throw .unknownChoice(text, of: field) }
    throw ScriptError(
      """
      Expected the field '\(name)' to show "\(choice.label)", the label of the choice \
      '\(choice.id)', but found "\(field.text)".
      """)
  }

  private func check(field: String) throws(ScriptError) {
    guard let scene, scene.fields.contains(where: { $0.name == field }) else {
      throw ScriptError("Unknown field '\(field)'.")
    }
  }
}

extension ScriptError {
  /// The error of a text that is not one of a field's choices.
  static func unknownChoice(_ text: String, of field: Scene.Field) -> ScriptError {
    let names = field.choices.map { $0.id == $0.label ? $0.label : "\($0.label) (\($0.id))" }
    return ScriptError("Unknown choice '\(text)'. Use one of: \(names.joined(separator: ", ")).")
  }
}
