import Viper
import ViperText

/// The keys that the host itself uses in any state, which take precedence over those of buttons.
struct ReservedKeys: Hashable {
  /// The key of each tab that can be opened; `nil` for a tab without a key.
  let tabs: [Character?]
  let canMark: Bool
  /// Whether the program has a list of recent screens.
  let canGoBack: Bool

  func contains(_ letter: Character) -> Bool {
    if tabs.contains(letter) { return true }
    return HostBinding.commands[.character(letter)]?.contains { command in
      switch command {
      case .mark: canMark
      case .recent: canGoBack
      case .tab: !tabs.isEmpty
      default: true
      }
    } ?? false
  }

  /// Returns the names of a command's keys, including the keys of existing tabs.
  func names(
    _ names: String, of command: HostCommand, _ texts: HostTexts, _ keys: HostKeys
  ) -> String {
    command == .tab && !tabs.isEmpty ? tabs.names(keys) : keys.names(texts.keyNames(names))
  }
}

/// What the user can do, no matter which row has the focus.
///
/// The footer depends on nothing else but the room for it.
struct HostActions: Hashable {
  /// A button with a key.
  struct Button: Hashable {
    let id: String
    let key: Character
    let label: String
    let isEnabled: Bool
    let isChecked: Bool
    /// Whether the button has an effect outside the window, whose address depends on the row.
    let hasEffect: Bool

    init?(_ button: Scene.Button) {
      guard let key = button.key else { return nil }
      (self.key, id, label) = (key, button.id, button.progress ?? button.label)
      (isEnabled, isChecked) = (button.isEnabled, button.isChecked)
      hasEffect = button.effect != nil
    }
  }

  /// The name of the top screen, if any.
  let screen: String?
  /// The buttons of the top screen, unless it is covered.
  let buttons: [Button]
  /// The text of the button, if any, that the refresh key presses.
  let retry: String?
  /// The enabled commands.
  let commands: [HostCommand]
  let reserved: ReservedKeys
  /// Whether the user is typing text.
  let takesText: Bool
  /// Whether the screen is a question.
  let isConfirmation: Bool
  let showsFootnotes: Bool
  /// The symbol of checked buttons.
  let check: String
  let keys: HostKeys

  /// A footer item: a key in the accent color, and the key's effect.
  private struct FooterItem {
    let key: String
    let label: String
    /// Whether the first line of the screen also shows the keys.
    var isInTabs = false

    var text: StyledText {
      StyledText(key, .init(color: .cyan)).cleaned + StyledText(" " + label).cleaned
    }
    var width: Int { TextWidth.of(key) + 1 + TextWidth.of(label) }
  }

  /// Returns as many enabled commands as fit in the given room.
  func footer(_ texts: HostTexts, room: Int) -> StyledText {
    let enabled =
      takesText ? [] : self.buttons.filter { $0.isEnabled && !reserved.contains($0.key) }
    // Buttons that act on the page come before buttons that have an effect outside the window.
    let buttons = enabled.filter { !$0.hasEffect }.map(item)
    let effects = enabled.filter(\.hasEffect).map(item)
    let retries =
      commands.contains(.refresh)
      ? retry.map { [FooterItem(key: keys.name("r"), label: $0.asFooterLabel)] } ?? [] : []
    let bindings = HostBinding.all.filter { commands.contains($0.command) && !isTaken($0) }
    func command(_ binding: HostBinding) -> FooterItem? {
      (takesText || isConfirmation ? binding.shortInText : binding.short).map { short in
        let mark = binding.command == .footnotes && showsFootnotes ? " " + check : ""
        return FooterItem(
          key: reserved.names(short, of: binding.command, texts, keys),
          label: texts.command(binding.command) + mark,
          isInTabs: binding.command == .tab)
      }
    }
    let items = bindings.filter { $0.command != .footnotes }.compactMap(command)
    let footnotes = bindings.filter { $0.command == .footnotes }.compactMap(command)
    // If space is short, the last items (list style, help and quit) are removed last. While the
    // user is editing text, the first items are removed last instead.
    let last = takesText ? 0 : [.cards, .rows, .help, .quit].count(where: commands.contains)
    // During a request, its cancellation comes first, and is removed last of all.
    let first = commands.contains(.cancel) ? 1 : 0
    var kept: [FooterItem] = retries + items.dropLast(last)
    kept += buttons + footnotes + effects + items.suffix(last)
    let gap = 2
    var width = kept.reduce(-gap) { $0 + $1.width + gap }
    while width > room, !kept.isEmpty {
      let index =
        kept.firstIndex(where: \.isInTabs)
        ?? max(kept.count - 1 - last, min(first, kept.count - 1))
      width -= kept.remove(at: index).width + gap
    }
    let blanks = StyledText(String(repeating: " ", count: gap))
    return kept.dropFirst().reduce(kept.first?.text ?? "") { $0 + blanks + $1.text }
  }

  /// Returns the footer item for one of the screen's buttons, with a check mark if the button is
  /// checked.
  private func item(_ button: Button) -> FooterItem {
    let label = button.label.asFooterLabel
    return FooterItem(
      key: keys.name(button.key), label: button.isChecked ? label + " " + check : label)
  }

  /// Returns whether another command or a field handles the key that the footer would show.
  private func isTaken(_ binding: HostBinding) -> Bool {
    if binding.command == .tab { return false }
    guard let key = binding.keys.first(where: { !takesText || !$0.isText }) else { return true }
    return HostBinding.commands[key]?.first(where: commands.contains) != binding.command
  }
}

/// The footer of the last frame, which is used again while the user can do the same.
struct HostFooter {
  private var actions: HostActions?
  private var drawn: (room: Int, text: StyledText)?

  /// Returns whether the user can do something else than in the last frame.
  mutating func update(_ actions: HostActions) -> Bool {
    guard actions != self.actions else { return false }
    (self.actions, drawn) = (actions, nil)
    return true
  }

  /// Returns as many of the actions as fit in the given room.
  mutating func text(_ texts: HostTexts, room: Int) -> StyledText {
    if let drawn, drawn.room == room { return drawn.text }
    let text = actions?.footer(texts, room: room) ?? ""
    drawn = (room, text)
    #if DEBUG
      Self.tally?()
    #endif
    return text
  }
}

#if DEBUG
  extension HostFooter {
    /// Counts the footers that a task lays out, for tests.
    @TaskLocal static var tally: (@Sendable () -> Void)?
  }
#endif

extension String {
  /// The label without its capital letter, unless it begins with an abbreviation, such as `URL`.
  fileprivate var asFooterLabel: String {
    dropFirst().first?.isUppercase == true ? self : prefix(1).lowercased() + dropFirst()
  }
}
