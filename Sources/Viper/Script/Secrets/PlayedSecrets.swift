import Viper
import ViperTerminal

/// The secrets of a run, and the fields that contain them.
///
/// Each scene is redacted before it is drawn, so secrets stay hidden even if the text is then
/// truncated, wrapped or sanitized.
@MainActor
final class PlayedSecrets: SceneRedactor {
  private static let maxDrawn = 8

  /// A field into which `secret` has typed a value.
  private struct Place: Hashable {
    let module: Module.ID
    let field: String
  }

  /// The names of the fields whose text must be hidden when a command is shown.
  ///
  /// These are the fields that are secret in the language or in a scene, and the fields that have
  /// contained a secret.
  private(set) var fields: Set<String>
  /// The names of the fields that are secret in the language.
  private let languageFields: Set<String>
  private var filled: Set<Place> = []
  private var texts = HiddenTexts()
  /// The last scenes and their redacted versions, which are cached because scenes are often
  /// redrawn.
  private var drawn: [Module.ID: (scene: Scene, shown: Scene)] = [:]

  init(fields: Set<String>) {
    (self.fields, languageFields) = (fields, fields)
  }

  /// Records which fields are secret in a scene.
  func learn(from scene: Scene?) {
    fields.formUnion(scene?.fields.filter(\.isSecret).map(\.name) ?? [])
  }

  /// Records that a secret is typed into a field of the top module.
  func fill(_ field: String, with secret: String, in window: Window) {
    texts.insert(secret)
    fields.insert(field)
    drawn = [:]
    // A script may open any number of modules, so forget those that have been removed.
    let modules = Set((window.modules + window.keptModules).map(\.id))
    filled = filled.filter { modules.contains($0.module) }
    if let module = window.topID { filled.insert(Place(module: module, field: field)) }
  }

  /// Records that text from the script is typed into a field of the top module.
  ///
  /// The text is treated as a secret if the field is secret and the text is long enough to be
  /// hidden.
  func replace(_ field: String, with text: String, in window: Window) {
    drawn = [:]
    if let module = window.topID { filled.remove(Place(module: module, field: field)) }
    let isSecret =
      languageFields.contains(field)
      || window.scene?.fields.contains { $0.name == field && $0.isSecret } == true
    if isSecret, SecretRule.validationError(about: text, of: field) == nil { texts.insert(text) }
  }

  // MARK: Redacting

  /// Returns some text with dots in place of secrets.
  func shown(_ text: String) -> String { texts.shown(text) }

  /// Returns a scene with dots in place of all secrets and of all text in secret fields.
  ///
  /// The names of the screen, its fields and its buttons are kept, because the program itself chose
  /// them.
  func shown(_ scene: Scene, of module: Module.ID) -> Scene {
    if let last = drawn[module], last.scene == scene { return last.shown }
    var shown = withDots(scene, of: module)
    if !texts.isEmpty { redact(&shown) }
    if drawn.count >= Self.maxDrawn { drawn = [:] }
    drawn[module] = (scene, shown)
    return shown
  }

  /// Returns a scene with dots in secret fields, for comparison with expectations.
  func withDots(_ scene: Scene, of module: Module.ID) -> Scene {
    var scene = scene
    for place in scene.fields.indices {
      let field = scene.fields[place]
      let isFilled = filled.contains(Place(module: module, field: field.name))
      guard isFilled || field.isSecret || languageFields.contains(field.name) else { continue }
      scene.fields[place] = field.replacing(text: field.text.asDots, isSecret: true) { $0 }
    }
    return scene
  }

  private func redact(_ scene: inout Scene) {
    scene.title = shown(scene.title)
    for member in [
      \Scene.message, \.notice, \.search, \.searchLabel, \.searchValidationError, \.searchMistake,
      \.loading,
    ] {
      scene[keyPath: member] = scene[keyPath: member].map(shown)
    }
    scene.picture = scene.picture.map(shown)
    scene.lines = scene.lines.map(shown)
    scene.footnotes = scene.footnotes.map(shown)
    scene.preview = scene.preview.map { preview in
      Scene.Preview(
        title: shown(preview.title), facts: preview.facts.map(shown),
        lines: preview.lines.map(shown),
        picture: preview.picture.map(shown))
    }
    scene.fields = scene.fields.map { field in
      field.replacing(text: shown(field.text), isSecret: field.isSecret, shown)
    }
    scene.buttons = scene.buttons.map { button in
      Scene.Button(
        id: button.id, label: shown(button.label), isEnabled: button.isEnabled,
        isChecked: button.isChecked, progress: button.progress.map(shown), key: button.key,
        disabledReason: button.disabledReason.map(shown), style: button.style,
        effect: button.effect.map(shown))
    }
    scene.failure = scene.failure.map { failure in
      Failure(
        code: failure.code, message: shown(failure.message), advice: shown(failure.advice),
        canRetry: failure.canRetry)
    }
    for place in scene.sections.indices { redact(&scene.sections[place]) }
  }

  private func redact(_ section: inout Scene.Section) {
    section.heading = shown(section.heading)
    section.columns = section.columns.map {
      Scene.Column(shown($0.heading), $0.fit, sort: $0.sort, isInPreview: $0.isInPreview)
    }
    section.text = section.text.map(shown)
    // A list may be long, but only a few of its rows contain a secret.
    for (place, row) in section.rows.enumerated() {
      guard
        texts.hides(row.id) || row.cells.contains(where: mustHide)
          || row.marks.contains(where: texts.hides)
      else { continue }
      section.rows[place] = Scene.Row(
        id: shown(row.id), cells: row.cells.map(shown), marks: row.marks.map(shown))
    }
  }

  /// Returns the effect of a button with its secrets redacted.
  func shown(_ effect: Scene.Button.Effect) -> Scene.Button.Effect {
    switch effect {
    case .open(let address): .open(shown(address))
    case .copy(let text): .copy(shown(text))
    }
  }

  private func shown(_ line: Scene.Line) -> Scene.Line {
    Scene.Line(shown(line.text), hangingIndent: line.hangingIndent)
  }

  private func shown(_ picture: Scene.Picture) -> Scene.Picture {
    Scene.Picture(
      id: shown(picture.id), address: picture.address.map(shown), text: shown(picture.text))
  }

  private func mustHide(_ text: StyledText) -> Bool {
    texts.hides(text.text) || text.spans.contains { $0.style.link.map(texts.hides) == true }
  }

  /// Returns redacted text with its styles, or in the plain style if a secret spans several styles.
  private func shown(_ text: StyledText) -> StyledText {
    guard mustHide(text) else { return text }
    let spans = text.spans.reduce(into: StyledText("")) { whole, span in
      var style = span.style
      style.link = style.link.map(shown)
      whole += StyledText(shown(span.text), style)
    }
    return texts.hides(spans.text) ? StyledText(shown(spans.text)) : spans
  }
}

extension Scene.Field {
  /// Returns the field with new text, and with its other strings changed by a closure.
  fileprivate func replacing(
    text: String, isSecret: Bool, _ change: (String) -> String
  ) -> Scene.Field {
    Scene.Field(
      name: name, label: change(label), text: text, validationError: validationError.map(change),
      choices: choices.map(change), placeholder: change(placeholder), hint: change(hint),
      isPrompt: isPrompt, isSecret: isSecret, isOptional: isOptional)
  }
}
