import Viper

/// Finds out what a key does.
extension TerminalHost {
  func take(_ input: TerminalInput) {
    switch input {
    case .key(let key): take(key)
    case .paste(let text): insert(text)
    case .mouse(let mouse): take(mouse)
    case .reply: break
    }
  }

  private func take(_ key: Key) {
    if takesText, isEdited(by: key) { return }
    guard let command = command(for: key) else { return }
    if case .tab = command, case .character(let digit) = key, let number = digit.wholeNumberValue {
      return open(tab: number - 1)
    }
    if case .choose = command { return choose(key == .left ? -1 : 1) }
    run(command)
  }

  func command(for key: Key) -> HostCommand? {
    if case .control(.button) = region, key == .left || key == .right {
      return key == .left ? .previousControl : .nextControl
    }
    return HostBinding.all.first { $0.keys.contains(key) && isEnabled($0.command) }?.command
  }

  // MARK: The state

  var screen: HostScreen? { window.topID.flatMap { screens[$0] } }
  var region: HostScreen.Region { screen?.region ?? .page }

  var field: Scene.Field? {
    guard help == nil, case .control(.field(let name)) = region else { return nil }
    return window.scene?.fields.first { $0.name == name }
  }

  /// Whether letters are text.
  var takesText: Bool {
    help == nil && (region == .search || field?.choices.isEmpty == true)
  }

  /// Whether a command does something now.
  func isEnabled(_ command: HostCommand) -> Bool {
    switch command {
    case .quit, .redraw: return true
    case .suspend: return onSuspend != nil
    case .closeHelp: return help != nil
    case .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last: return true
    default: break
    }
    guard help == nil, let scene = window.scene else { return false }
    return isEnabled(command, on: scene)
  }

  private func isEnabled(_ command: HostCommand, on scene: Scene) -> Bool {
    switch command {
    case .endSearch, .leaveSearch: region == .search
    case .submit: field?.choices.isEmpty == true
    case .choose: field?.choices.isEmpty == false
    case .press: if case .control(.button) = region { true } else { false }
    case .open:
      region == .page && scene.focus != nil && screen?.viewport.shows(focus: scene.focus) == true
    case .back: canGoBack(from: scene)
    case .nextControl, .previousControl:
      HostScreen.controls(scene).count > (HostScreen.hasPage(scene) ? 0 : 1)
    case .nextTab, .tab: hasTabs && !takesText
    case .search: scene.search != nil && !takesText
    case .refresh: scene.offers.contains(.refresh) && !takesText
    case .more: scene.offers.contains(.more) && !takesText
    case .mark: onMark != nil && !takesText
    case .help: !takesText
    default: false
    }
  }

  private func canGoBack(from scene: Scene) -> Bool {
    if screen?.control != nil, HostScreen.hasPage(scene) { return true }
    return screen?.beforeSearch != nil || window.depth > 1
  }

  // MARK: Text

  /// Inserts a text where letters are text; elsewhere it does nothing.
  func insert(_ text: String) {
    edit { $0.insert(text) }
  }

  private func isEdited(by key: Key) -> Bool {
    var isEdited = false
    edit { isEdited = $0.take(key) }
    return isEdited
  }

  /// Edits the text that has the focus, and sends it if it has changed.
  private func edit(_ change: (inout FieldEditor) -> Void) {
    guard takesText, let id = window.topID, var screen = screens[id] else { return }
    if case .control(.field(let name)) = screen.region {
      let before = screen.editors[name] ?? FieldEditor()
      var editor = before
      change(&editor)
      screens[id]?.editors[name] = editor
      self.change()
      guard editor.text != before.text else { return }
      send(.type(field: name, text: editor.text))
      // A form that takes no text has kept the one before.
      if let field, field.isSecret, field.text.count == before.text.count {
        screens[id]?.editors[name] = before
      }
    } else {
      let before = screen.term
      change(&screen.term)
      if screen.term.text != before.text, screen.beforeSearch == nil {
        screen.beforeSearch = screen.viewport
      }
      screens[id] = screen
      self.change()
      if screen.term.text != before.text { search(screen.term.text) }
    }
  }
}
