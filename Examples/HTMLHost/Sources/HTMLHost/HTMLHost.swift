import Viper

/// Draws a window as an HTML page and turns submitted form parameters into actions.
///
/// State that a browser needs for a screen (here, the number of actions sent to it) is stored under
/// the module's ID and is removed together with the module.
@MainActor
final class HTMLHost {
  /// The current page.
  private(set) var page = ""
  /// The number of times the page has been drawn.
  private(set) var drawings = 0
  /// The effects for the browser to perform.
  private(set) var effects: [Scene.Button.Effect] = []
  private let window: Window
  private var visits: [Module.ID: Int] = [:]

  init(window: Window) {
    self.window = window
    window.onChange = { [weak self] in self?.draw() }
  }

  /// The number of screens with stored state.
  var keptCount: Int { visits.count }

  /// Handles a form parameter such as `row=3` or `field.name=Neo`.
  func receive(_ parameter: String) async {
    let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    if name == "key" { return await press(value) }
    guard let action = action(name, value) else { return }
    await send(action)
  }

  private func action(_ name: String, _ value: String) -> UserAction? {
    switch name {
    case "row": Int(value).map { .selectRow($0 - 1) }
    case "focus": Int(value).map { .focus($0 - 1) }
    case "press": .activate(value)
    case "search": .search(value)
    case "submit": .submit
    case "more": .more
    case "refresh": .refresh
    case "back": .back
    case _ where name.hasPrefix("field."):
      .type(field: String(name.dropFirst("field.".count)), text: value)
    default: nil
    }
  }

  private func press(_ key: String) async {
    let button = window.scene?.buttons.first { $0.key.map(String.init) == key }
    if let button { await send(.activate(button.id)) }
  }

  private func send(_ action: UserAction) async {
    if let id = window.topID { visits[id, default: 0] += 1 }
    if case .activate(let id) = action,
      let button = window.scene?.buttons.first(where: { $0.id == id && $0.isEnabled }),
      let effect = button.effect
    {
      effects.append(effect)
    }
    await window.send(action)
  }

  private func draw() {
    drawings += 1
    let ids = window.modules.map(\.id)
    visits = visits.filter { ids.contains($0.key) }
    let screens = window.visibleModules.compactMap { module in
      module.screen.textScreen.map { (module.id, $0.scene) }
    }
    page = screens.map { id, scene in
      let isTop = id == window.topID
      let element = isTop && window.isPresenting ? "dialog open" : "main"
      return HTML.element(element, isTop ? scene.html : HTML.element("h1", scene.title.escaped))
    }.joined(separator: "\n")
  }
}
