import Viper
import ViperText

/// The action of a key or a palette entry.
enum HostAction {
  /// Edits the focused text.
  case edit(Key)
  /// Presses the button with an identifier.
  case button(String)
  /// Opens a tab, counting from 0.
  case tab(Int)
  /// Selects the next or previous value of the focused field.
  case choose(Int)
  /// Selects a value of the focused field, counting from 0.
  case pick(Int)
  /// Answers the prompt with the choice shown.
  case acceptChoice
  /// Moves the focus to the next or previous button.
  case moveToButton(Int)
  case command(HostCommand)
  /// Shows why a key has no effect.
  case notice(String)
  /// Performs one of the program's own palette entries.
  case program(PaletteEntry)
}

/// The enabled commands and the meanings of the keys in the current state.
struct HostKeymap {
  let scene: Scene?
  let screen: HostScreen
  /// The number of modules in the window.
  let depth: Int
  /// The style of lists whose rows have cards; `nil` if the screen is too narrow for cards.
  let listStyle: ListStyle?
  /// Whether the key list or the palette covers the screen.
  let isCovered: Bool
  /// The palette or the recent screens, if shown.
  let list: Palette?
  /// The text that filters the palette or the recent screens; `nil` if neither is shown.
  var palette: FieldEditor? { list?.term }
  /// The tabs that can be opened.
  let tabs: [HostTab]
  let reserved: ReservedKeys
  let canSearch: Bool
  let canSuspend: Bool
  /// Whether there is work in progress that the user can cancel.
  let canCancel: Bool
  let showsFootnotes: Bool
  let keys: HostKeys
  /// The number of columns for key names in the key list.
  static let keyColumns = 22

  /// The focused field, if any.
  var field: Scene.Field? {
    guard !isCovered, screen.control != nil else { return nil }
    return scene.flatMap(screen.field)
  }
  /// Returns the validation error of a field, unless the user is still editing the field.
  func validationError(of field: Scene.Field) -> String? {
    scene.flatMap { screen.shown($0).fields.first { $0.name == field.name }?.validationError }
  }
  var isSearching: Bool { !isCovered && screen.region == .search }
  /// Whether the user is typing text, in which case letters are not commands.
  var takesText: Bool { isSearching || palette != nil || field?.choices.isEmpty == true }

  /// Whether the screen is a question, which `n` and `q` cancel, as Esc does.
  private var isConfirmation: Bool { !isCovered && scene?.name == Confirmation.screenName }

  /// Returns the action of a key in the current state; `nil` if there is none.
  func meaning(of pressed: Key) -> HostAction? {
    if takesText, FieldEditor.handles(pressed) { return .edit(pressed) }
    guard let key = takesText ? pressed : keys.meaning(of: pressed) else { return nil }
    if let field, field.isPrompt, !field.choices.isEmpty { return meaning(of: key, in: field) }
    if isConfirmation, [.character("n"), .character("q")].contains(key) { return .command(.back) }
    if let button = button(for: key) { return .button(button.id) }
    if let reason = disabledReason(for: key) { return .notice(reason) }
    if let tab = tab(for: key) { return .tab(tab) }
    switch command(for: key) {
    case .tab?: return nil
    // The screen is too narrow for cards, which the command says.
    case nil where listStyle == nil && scene?.hasCards == true && isKey(key, of: .cards):
      return .command(.cards)
    case .choose?: return .choose(key == .left ? -1 : 1)
    case .refresh?:
      // If there is content, the key refreshes the content instead of retrying the failed action.
      guard scene?.hasContent == false else { return .command(.refresh) }
      return retry.map { .button($0.id) } ?? .command(.refresh)
    case .nextButton?: return .moveToButton(key == .left ? -1 : 1)
    // If there is nothing but buttons to focus, as in a question, Tab moves between them.
    case nil where key == .tab && isEnabled(.nextButton): return .moveToButton(1)
    case nil where key == .backTab && isEnabled(.nextButton): return .moveToButton(-1)
    case let command: return command.map(HostAction.command)
    }
  }

  /// Returns the action of a key in a prompt with choices, which ignores all other keys.
  private func meaning(of key: Key, in prompt: Scene.Field) -> HostAction? {
    switch key {
    case .enter: return .acceptChoice
    case .escape, .character("q"): return .command(.back)
    case .left, .up, .character("h"), .character("k"): return .choose(-1)
    case .right, .down, .character("l"), .character("j"): return .choose(1)
    case .control:
      let command = command(for: key)
      return [.quit, .redraw, .suspend].contains(command) ? command.map(HostAction.command) : nil
    case .character(let letter):
      if let number = letter.wholeNumberValue {
        return prompt.choices.indices.contains(number - 1) ? .pick(number - 1) : nil
      }
      let button = buttons(withKey: letter).first
      return button != nil && button?.id == screen.opener ? .command(.back) : nil
    default: return nil
    }
  }

  /// Returns the index of the tab that a key opens, unless the key belongs to one of the host's
  /// commands.
  private func tab(for key: Key) -> Int? {
    guard isEnabled(.tab), let letter = key.letter, !isCommand(letter) else { return nil }
    return reserved.tabs.firstIndex(of: letter)
  }

  /// Returns whether, in any state, a key belongs to a command that does not open a tab.
  private func isCommand(_ letter: Character) -> Bool {
    HostBinding.commands[.character(letter)]?.contains { $0 != .tab } ?? false
  }

  /// The tabs whose key belongs to a command or to an earlier tab.
  var shadowedTabs: [HostTab] {
    var seen: Set<Character> = []
    return zip(tabs, reserved.tabs).filter { _, shortcut in
      shortcut.map { isCommand($0) || !seen.insert($0).inserted } ?? false
    }.map(\.0)
  }

  private func isKey(_ key: Key, of command: HostCommand) -> Bool {
    !isCovered && !takesText && HostBinding.commands[key]?.contains(command) == true
  }

  func command(for key: Key) -> HostCommand? {
    HostBinding.commands[key]?.first { isEnabled($0) }
  }

  /// Returns the button that a key presses; `nil` if there is no such button or if the host itself
  /// uses the key.
  func button(for key: Key) -> Scene.Button? {
    guard let letter = key.letter, field == nil, !isSearching else { return nil }
    return buttons(withKey: letter).first(where: \.isEnabled)
  }

  /// Returns why a key's button is disabled, if the button says so.
  private func disabledReason(for key: Key) -> String? {
    guard let letter = key.letter, field == nil, !isSearching else { return nil }
    return buttons(withKey: letter).first?.disabledReason
  }

  /// Returns the buttons that can be pressed with a key.
  private func buttons(withKey letter: Character) -> [Scene.Button] {
    guard let scene, !isCovered, !reserved.contains(letter) else { return [] }
    return scene.buttons.filter { $0.key == letter }
  }

  /// The button, if any, that retries a failed action and that the refresh key presses.
  private var retry: Scene.Button? {
    scene?.failure == nil
      ? nil : scene?.buttons.first { $0.id == "retry" && $0.isEnabled }
  }

  /// The buttons whose key is used by the host itself or by an earlier button.
  var shadowedButtons: [Scene.Button] {
    var seen: Set<Character> = []
    return (scene?.buttons ?? []).filter { button in
      button.key.map { reserved.contains($0) || !seen.insert($0).inserted } ?? false
    }
  }

  /// The custom keys, by the default key that each one replaces, that are also the key of something
  /// else.
  var shadowingKeys: [(key: Character, replaced: Character)] {
    let used = Set(scene?.buttons.compactMap(\.key) ?? [])
    return keys.own.filter { replaced, key in
      key != replaced
        && (keys.own.contains { $0.key != replaced && $0.value == key }
          || keys.own[key] == nil && (reserved.contains(key) || used.contains(key)))
    }
    .map { ($0.value, $0.key) }.sorted { $0.replaced < $1.replaced }
  }

  /// Returns what the user can do, for the footer.
  func actions(_ symbols: HostSymbols) -> HostActions {
    HostActions(
      screen: scene?.name,
      buttons: isCovered ? [] : (scene?.buttons ?? []).compactMap(HostActions.Button.init),
      retry: retry?.text, commands: HostCommand.allCases.filter { isEnabled($0) },
      reserved: reserved, takesText: takesText, isConfirmation: isConfirmation,
      showsFootnotes: showsFootnotes, check: symbols.check, keys: keys)
  }

  /// Returns the lines for a section of the key list: the enabled commands, and the screen's
  /// buttons that have a key.
  func help(_ group: HostCommand.Group, _ texts: HostTexts) -> [StyledText] {
    let buttons = (scene?.buttons ?? []).filter {
      group == .screen && $0.key != nil && $0.isEnabled
    }
    return (buttons.map(entry) + commands(group).map { entry($0, texts) }).map { entry in
      let blanks = max(Self.keyColumns - TextWidth.of(entry.keys), 2)
      return StyledText(entry.keys, .bold)
        + StyledText(String(repeating: " ", count: blanks) + entry.text)
    }
  }

  /// Returns the palette entries: the screen's buttons, the tabs, and the enabled commands.
  func entries(_ texts: HostTexts) -> [Palette.Entry] {
    let left: Set<HostCommand> = [.tab, .choose, .nextButton, .edit, .palette]
    let groups: [HostCommand.Group] = [.screen, .lists, .window, .moving]
    let commands = groups.flatMap(commands).filter { !left.contains($0) }
    var entries: [Palette.Entry] = []
    for button in scene?.buttons ?? [] where button.isEnabled { entries.append(entry(button)) }
    for (index, (tab, key)) in zip(tabs, reserved.tabs).enumerated() {
      entries.append(
        .init(keys: key.map(keys.name) ?? "", text: texts.tab(tab.title), action: .tab(index)))
    }
    return entries + commands.map { entry($0, texts) }
  }

  private func commands(_ group: HostCommand.Group) -> [HostCommand] {
    HostCommand.allCases.filter { $0.group == group && isListed($0) }
  }

  private func entry(_ button: Scene.Button) -> Palette.Entry {
    let key = button.key.flatMap { isCovered || reserved.contains($0) ? nil : $0 }
    return .init(keys: key.map(keys.name) ?? "", text: button.text, action: .button(button.id))
  }

  private func entry(_ command: HostCommand, _ texts: HostTexts) -> Palette.Entry {
    let check = command == .footnotes && showsFootnotes ? "✓ " : ""
    return .init(
      keys: reserved.names(command.keys, of: command, texts, keys),
      text: check + texts.command(command),
      action: .command(command))
  }

  /// Returns whether at least one of a command's keys can run it.
  func isListed(_ command: HostCommand) -> Bool {
    if command == .edit { return takesText }
    return HostBinding.all.contains { binding in
      binding.command == command && isEnabled(command)
        && (command == .tab
          || binding.keys.contains {
            (!takesText || !$0.isText) && self.command(for: $0) == command
          })
    }
  }

  // MARK: Enabled commands

  private func isEnabled(_ command: HostCommand) -> Bool {
    switch command {
    case .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last: true
    case .quit, .redraw: true
    case .suspend: canSuspend
    case .cancel: canCancel && !leavesScreen
    case .closeHelp: isCovered && palette == nil
    case .closePalette: list != nil
    case .run: list?.isRecent == false
    case .open where list?.isRecent == true: list?.action != nil
    default: !isCovered && scene.map { isEnabled(command, on: $0) } == true
    }
  }

  /// Whether going back leaves the screen, in which case the screen's work need not be canceled
  /// first.
  ///
  /// The result is `false` for a form, which stays open.
  private var leavesScreen: Bool {
    scene.map { !isCovered && $0.fields.isEmpty && isEnabled(.back, on: $0) } ?? false
  }

  private func isEnabled(_ command: HostCommand, on scene: Scene) -> Bool {
    switch command {
    case .openFirst: isSearching && scene.searchLabel == nil
    case .applyFilter: isSearching && scene.searchLabel != nil
    case .endSearch, .leaveSearch: isSearching
    case .submit: field != nil
    case .editor: field?.isMultiline == true
    case .choose: field.map { !$0.choices.isEmpty && !$0.isPrompt } == true
    case .press, .nextButton: if case .button = screen.control { true } else { false }
    case .open:
      screen.region == .page && scene.focus != nil && screen.viewport.shows(focus: scene.focus)
    case .back:
      scene.question != nil || screen.control != nil && scene.hasContent
        || screen.hasSearched(scene)
        || depth > 1 || scene.offers.contains(.back)
    case .nextField, .previousField:
      !scene.hasContent && scene.groups.count > 1 && scene.question == nil
    case .nextGroup, .previousGroup: scene.groups.count > 1 && scene.question == nil
    case .tab: !tabs.isEmpty && !takesText
    case .nextTab, .previousTab: !tabs.isEmpty && depth == 1 && !takesText
    case .search: canSearch && !takesText
    case .refresh: scene.offers.contains(.refresh) && !takesText
    case .footnotes: !takesText && !scene.footnotes.isEmpty
    case .identifiers:
      !takesText && scene.sections.contains { $0.columns.contains { $0.fit == .identifier } }
    case .more: scene.offers.contains(.more) && !takesText
    case .cards: listStyle == .rows && scene.hasCards && !takesText
    case .rows: listStyle == .cards && scene.hasCards && !takesText
    case .mark: reserved.canMark && !takesText
    // A question takes all keys, so that no other screen opens on top of it.
    case .recent: reserved.canGoBack && !takesText && !isConfirmation
    case .help, .palette: !takesText && !isConfirmation
    default: false
    }
  }
}

extension Key {
  var isText: Bool { letter != nil }

  /// The key's letter or symbol, if it has one.
  var letter: Character? { if case .character(let letter) = self { letter } else { nil } }
}

/// Custom key bindings, keyed by the default key that each one replaces.
struct HostKeys: Hashable {
  var own: [Character: Character] = [:]

  /// Returns the default key that a pressed key stands for; `nil` if the pressed key is a default
  /// key that another key has replaced.
  func meaning(of key: Key) -> Key? {
    guard let letter = key.letter else { return key }
    if let meant = own.first(where: { $0.value == letter }) { return .character(meant.key) }
    return own[letter] == nil ? key : nil
  }

  func name(_ letter: Character) -> String { String(own[letter] ?? letter) }

  /// Returns the names of the keys that the user actually presses.
  func names(_ names: String) -> String {
    if own.isEmpty { return names }
    let words = names.split(separator: " ")
    return words.map { $0.count == 1 ? name($0.first ?? " ") : String($0) }.joined(
      separator: " ")
  }
}
