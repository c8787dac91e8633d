import Viper

/// The state of a module's screen while it is in the window: its scroll position and its focus.
struct HostScreen {
  /// A part of a screen that the keys go to.
  enum Region: Hashable {
    /// The text and the rows.
    case page
    case control(SceneControl)
    /// The line in which a search is typed.
    case search
  }

  var viewport = Viewport()
  var region = Region.page
  /// The texts of the fields, which a scene does not tell if they are secret.
  var editors: [String: FieldEditor] = [:]
  /// The text of the line in which a search is typed.
  var term = FieldEditor()
  /// The viewport before a search; `nil` if the user has not searched here.
  var beforeSearch: Viewport?
  private var hasBegun = false

  var control: SceneControl? {
    if case .control(let control) = region { control } else { nil }
  }

  /// The controls of a scene that can have the focus, in order.
  static func controls(_ scene: Scene) -> [SceneControl] {
    scene.fields.map { .field($0.name) }
      + scene.buttons.filter(\.isEnabled).map { .button($0.id) }
  }

  /// Whether a scene has anything to read or to select besides its controls.
  static func hasPage(_ scene: Scene) -> Bool {
    !scene.lines.isEmpty || scene.sections.contains { !$0.rows.isEmpty }
  }

  /// Puts the focus where there is something, after a change of the scene.
  mutating func follow(_ scene: Scene) {
    for field in scene.fields where field.choices.isEmpty { follow(field) }
    if region == .search, scene.search == nil { region = .page }
    let controls = Self.controls(scene)
    if case .control(let control) = region, !controls.contains(control) {
      // A button that works, or a form that is sent, is disabled only for a while.
      let isThere = scene.buttons.contains { .button($0.id) == control }
      if !isThere || controls.isEmpty { region = .page }
    }
    guard region == .page, !Self.hasPage(scene) else { return hasBegun = true }
    let empty = scene.fields.first { $0.choices.isEmpty && $0.text.isEmpty }
    if !hasBegun, let empty {
      region = .control(.field(empty.name))
    } else if let first = controls.first {
      region = .control(first)
    }
    if !controls.isEmpty { hasBegun = true }
  }

  private mutating func follow(_ field: Scene.Field) {
    let text = editors[field.name]?.text
    if field.isSecret {
      // The scene shows only the number of characters of a secret.
      if field.text.count != text?.count ?? 0 { editors[field.name] = nil }
    } else if field.text != text {
      editors[field.name] = FieldEditor(field.text)
    }
  }
}
