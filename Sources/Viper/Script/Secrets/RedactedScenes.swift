import Viper
import ViperTerminal

extension Redactor: SceneRedactor {
  /// Returns a scene with dots in place of all values and of all text in secret fields.
  ///
  /// The names of the screen, its fields and its buttons are kept, because the program itself chose
  /// them.
  func shown(_ scene: Scene) -> Scene {
    var scene = withDots(scene)
    if !isEmpty { redact(&scene) }
    return scene
  }

  /// Returns a scene with dots in its fields, for comparison with expectations.
  func withDots(_ scene: Scene) -> Scene {
    var scene = scene
    scene.fields = scene.fields.map { field in
      let text = isSecret(field) ? field.text.asDots : shown(field.text)
      return field.replacing(text: text, isSecret: isSecret(field) || text != field.text) { $0 }
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
    for index in scene.sections.indices { redact(&scene.sections[index]) }
  }

  private func redact(_ section: inout Scene.Section) {
    section.heading = shown(section.heading)
    section.columns = section.columns.map {
      Scene.Column(
        shown($0.heading), $0.fit, sort: $0.sort, isInPreview: $0.isInPreview, minRoom: $0.minRoom)
    }
    section.text = section.text.map(shown)
    // A list may be long, but only a few of its rows contain a secret.
    for (index, row) in section.rows.enumerated() {
      guard
        hides(row.id) || row.cells.contains(where: mustHide)
          || row.marks.contains(where: hides) || hides(row.heading)
      else { continue }
      section.rows[index] = Scene.Row(
        id: shown(row.id), cells: row.cells.map(shown), marks: row.marks.map(shown),
        heading: shown(row.heading), share: row.share)
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
    hides(text.text) || text.spans.contains { $0.style.link.map(hides) == true }
  }

  /// Returns redacted text with its styles, or in the plain style if a secret spans several styles.
  private func shown(_ text: StyledText) -> StyledText {
    guard mustHide(text) else { return text }
    let spans = text.spans.reduce(into: StyledText("")) { whole, span in
      var style = span.style
      style.link = style.link.map(shown)
      whole += StyledText(shown(span.text), style)
    }
    return hides(spans.text) ? StyledText(shown(spans.text)) : spans
  }
}

extension Scene.Field {
  /// Returns the field with new text, and with its other strings changed by a closure.
  fileprivate func replacing(
    text: String, isSecret: Bool, _ change: (String) -> String
  ) -> Scene.Field {
    Scene.Field(
      name: name, label: change(label), text: text, validationError: validationError.map(change),
      choices: choices.map { Scene.Choice($0.id, label: change($0.label)) },
      placeholder: change(placeholder), hint: change(hint),
      isPrompt: isPrompt, isSecret: isSecret, isOptional: isOptional, isMultiline: isMultiline)
  }
}
