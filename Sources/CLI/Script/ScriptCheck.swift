import Viper

extension ScriptExpectation {
  /// What is so instead of what was expected; nothing when it is so.
  func problem(in world: World) -> String? {
    switch self {
    case .depth(let depth): differing("depth", depth, world.depth)
    case .requests(let count): differing("requests", count, world.requests)
    case .leaks(let count): differing("leaks", count, world.leaks)
    default: world.scene.map(problem) ?? .some("Expected a screen, and none is open.")
    }
  }

  private func problem(in scene: Scene) -> String? {
    switch self {
    case .text(let text, let isThere):
      scene.text.contains(text) == isThere
        ? nil : "Expected \(isThere ? "" : "not ")\"\(text)\" on the screen."
    case .pattern(let pattern, let isThere):
      matches(pattern, scene.text) == isThere
        ? nil : "Expected \(isThere ? "" : "nothing like ")/\(pattern)/ on the screen."
    case .screen(let name): differing("the screen", name, scene.name)
    case .title(let title): differing("the title", title, scene.title)
    case .row(let place, let text): problem(ofRow: place, text, scene)
    case .count(let count): differing("rows", count, scene.rows.count)
    case .focus(let place):
      scene.focus == place - 1
        ? nil
        : "Expected the focus on row \(place); it is on "
          + (scene.focus.map { "row \($0 + 1)." } ?? "none.")
    case .field(let name, let text): problem(ofField: name, text, scene)
    case .button(let label, let isOn): problem(ofButton: label, isOn, scene)
    case .depth, .requests, .leaks: nil
    }
  }

  private func problem(ofRow place: Int, _ text: String, _ scene: Scene) -> String? {
    guard scene.rows.indices.contains(place - 1) else {
      return "Expected a row \(place); the screen has \(scene.rows.count)."
    }
    let row = scene.rows[place - 1].cells.map(\.text).joined(separator: "  ")
    return row.contains(text) ? nil : "Expected \"\(text)\" in row \(place); it says \"\(row)\"."
  }

  private func problem(ofField name: String, _ text: String, _ scene: Scene) -> String? {
    guard let field = scene.fields.first(where: { $0.name == name }) else {
      return "Expected a field '\(name)'; there is none."
    }
    let isSecret = field.isSecret || ScriptForms.secretFields.contains(name)
    let wanted = isSecret ? String(repeating: "•", count: text.count) : text
    return field.text == text
      ? nil : "Expected \"\(wanted)\" in the field '\(name)'; it holds \"\(field.text)\"."
  }

  private func problem(ofButton label: String, _ isOn: Bool, _ scene: Scene) -> String? {
    guard let button = scene.button(label) else {
      return "Expected a button \"\(label)\"; there is none."
    }
    return button.isEnabled == isOn
      ? nil : "Expected the button \"\(label)\" to be \(isOn ? "on" : "off"); it is not."
  }

  private func matches(_ pattern: String, _ text: String) -> Bool {
    // It was read before anything ran, so that it is one.
    guard let regex = try? Regex(pattern).anchorsMatchLineEndings() else { return false }
    return text.contains(regex)
  }

  private func differing<Value: Equatable>(
    _ what: String, _ expected: Value, _ found: Value
  ) -> String? {
    expected == found ? nil : "Expected \(what) to be \(expected); it is \(found)."
  }
}

extension Scene {
  /// The button that a script means: the one of that id, or else the one that says so.
  func button(_ name: String) -> Button? {
    buttons.first { $0.id == name } ?? buttons.first { $0.label == name }
  }
}
