/// A command of a full-screen window.
public enum HostCommand: String, Hashable, Sendable, CaseIterable {
  // In the order of the key list.
  case down, up, pageDown, pageUp, halfPageDown, halfPageUp, first, last
  case open, cancel, back, tab, nextTab, previousTab
  case search, openFirst, applyFilter, endSearch, leaveSearch
  case nextField, previousField, nextGroup, previousGroup, press, nextButton, choose, edit, editor,
    submit
  case more, refresh, identifiers, footnotes, cards, rows, mark, redraw, suspend, recent, palette,
    run, closePalette, help, closeHelp, quit

  /// A section of the key list.
  public enum Group: Hashable, Sendable, CaseIterable {
    // The cases are in the order of the key list, which starts with what the current screen can do.
    /// Keys for the screen's own actions.
    case screen
    /// Keys that move the focus.
    case moving
    /// Keys for lists.
    case lists
    /// Keys for the window.
    case window
  }

  /// The section of the key list that contains the command.
  public var group: Group {
    switch self {
    case .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last, .open, .back:
      .moving
    case .tab, .nextTab, .previousTab, .search, .openFirst, .applyFilter, .endSearch,
      .leaveSearch, .more, .refresh, .identifiers, .cards, .rows:
      .lists
    case .nextField, .previousField, .nextGroup, .previousGroup, .press, .nextButton, .choose,
      .edit, .editor, .submit, .footnotes:
      .screen
    case .cancel, .mark, .redraw, .suspend, .recent, .palette, .run, .closePalette, .help,
      .closeHelp,
      .quit:
      .window
    }
  }

  /// The names of the command's keys, as shown in the key list.
  public var keys: String {
    HostBinding.all.filter { $0.command == self }.map(\.names).joined(separator: " ")
  }

  /// The letters and symbols among the command's keys, which custom keys can replace.
  public var letters: [Character] {
    let keys = HostBinding.all.filter { $0.command == self }.flatMap(\.keys)
    return keys.compactMap(\.letter).filter { !$0.isWhitespace && !$0.isNumber }
  }

  /// Returns the number of rows by which the command moves the focus on a screen of the given
  /// height; `nil` if the command does not move the focus.
  func distance(rows: Int) -> Int? {
    switch self {
    case .down: 1
    case .up: -1
    case .pageDown: rows
    case .pageUp: -rows
    case .halfPageDown: max(rows / 2, 1)
    case .halfPageUp: -max(rows / 2, 1)
    default: nil
    }
  }
}

/// A command and its keys.
struct HostBinding {
  let command: HostCommand
  let keys: [Key]
  /// The names of the keys in the key list.
  let names: String
  /// The name of the key in the footer; `nil` if the footer does not show the command.
  let short: String?
  /// The name of the key in the footer while the user is typing text.
  let shortInText: String?

  init(
    _ command: HostCommand, _ keys: [Key], _ names: String, short: String? = nil,
    shortInText: String? = nil
  ) {
    self.command = command
    self.keys = keys
    self.names = names
    self.short = short
    self.shortInText = shortInText ?? short
  }

  /// The commands bound to each key, which runs the first of its commands that is enabled.
  static let commands: [Key: [HostCommand]] = all.reduce(into: [:]) { commands, binding in
    for key in binding.keys { commands[key, default: []].append(binding.command) }
  }

  /// All bindings.
  ///
  /// If a key has several commands, it runs the first one that is enabled.
  static let all: [HostBinding] = [
    HostBinding(.closeHelp, [.character("?"), .escape, .enter], "? Esc", short: "Esc"),
    HostBinding(.run, [.enter], "Enter", short: "Enter"),
    HostBinding(.closePalette, [.escape], "Esc", short: "Esc"),
    HostBinding(.openFirst, [.enter], "Enter", short: "Enter"),
    HostBinding(.applyFilter, [.enter], "Enter", short: "Enter"),
    HostBinding(.endSearch, [.down], "Down", short: "Down"),
    HostBinding(.leaveSearch, [.escape], "Esc", short: "Esc"),
    HostBinding(.cancel, [.escape], "Esc", short: "Esc"),
    HostBinding(.submit, [.enter], "Enter", short: "Enter"),
    HostBinding(
      .choose, [.left, .right, .character(" ")], "Left Right Space", short: "Left/Right"),
    // A field handles these keys itself.
    HostBinding(.edit, [], "Home End Ctrl-A Ctrl-E Ctrl-U Ctrl-K Ctrl-W"),
    HostBinding(.editor, [.control("o")], "Ctrl-O", short: "Ctrl-O"),
    HostBinding(
      .press, [.enter, .character(" "), .character("l")], "Enter Space l", short: "Enter"),
    HostBinding(.nextButton, [.left, .right], "Left Right"),
    HostBinding(.open, [.enter, .right, .character("l")], "Enter Right l", short: "Enter"),
    HostBinding(
      .back, [.escape, .left, .character("h"), .backspace], "Esc Left h Backspace", short: "Esc"),
    HostBinding(.down, [.down, .character("j")], "Down j"),
    HostBinding(.up, [.up, .character("k")], "Up k"),
    HostBinding(.pageDown, [.pageDown, .control("f"), .character(" ")], "PgDn Ctrl-F Space"),
    HostBinding(.pageUp, [.pageUp, .control("b")], "PgUp Ctrl-B"),
    HostBinding(.halfPageDown, [.control("d")], "Ctrl-D"),
    HostBinding(.halfPageUp, [.control("u")], "Ctrl-U"),
    HostBinding(.first, [.home, .character("g")], "Home g"),
    HostBinding(.last, [.end, .character("G")], "End G"),
    HostBinding(.nextField, [.tab], "Tab", short: "Tab"),
    HostBinding(.previousField, [.backTab], "Shift-Tab"),
    HostBinding(.nextGroup, [.tab], "Tab", short: "Tab"),
    HostBinding(.previousGroup, [.backTab], "Shift-Tab"),
    HostBinding(.nextTab, [.tab], "Tab"),
    HostBinding(.previousTab, [.backTab], "Shift-Tab"),
    HostBinding(.tab, (1...9).map { .character(Character(String($0))) }, "1-9", short: "1-9"),
    HostBinding(.search, [.character("/")], "/", short: "/"),
    HostBinding(.refresh, [.character("r"), .character("R")], "r"),
    HostBinding(.more, [.character("m")], "m"),
    HostBinding(.footnotes, [.character("i")], "i", short: "i"),
    HostBinding(.identifiers, [.character("i")], "i"),
    HostBinding(.mark, [.character("e")], "e", short: "e"),
    HostBinding(.recent, [.character("'")], "'"),
    HostBinding(.palette, [.character(":")], ":"),
    HostBinding(.cards, [.character("v")], "v", short: "v"),
    HostBinding(.rows, [.character("v")], "v", short: "v"),
    HostBinding(.help, [.character("?")], "?", short: "?"),
    HostBinding(.redraw, [.control("l")], "Ctrl-L"),
    HostBinding(.suspend, [.control("z")], "Ctrl-Z"),
    HostBinding(
      .quit, [.control("c"), .character("q")], "q Ctrl-C", short: "q", shortInText: "Ctrl-C"),
  ]
}
