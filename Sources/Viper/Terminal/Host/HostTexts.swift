public import Viper

/// The text that a host displays, in the user's language.
public struct HostTexts: Sendable {
  /// The reason why a page is shown without its picture.
  public enum PictureAbsence: Sendable {
    /// The terminal cannot show pictures, or the user's settings disable them.
    case isOff
    /// The window is too small for the picture.
    case tooSmall
  }

  /// Returns the name of a command in one or two words, for the footer and the key list.
  public var command: @Sendable (HostCommand) -> String
  /// Returns the heading of a section of the key list.
  public var group: @Sendable (HostCommand.Group) -> String
  /// Returns the translation of English key names, which are separated by spaces.
  public var keyNames: @Sendable (String) -> String
  /// Returns the focus position, such as `7 of 1,086,099`.
  public var position: @Sendable (_ row: Int, _ total: Int) -> String
  /// Returns the message for a terminal that is too small, given its size and the required size.
  public var tooSmall: @Sendable (_ size: TerminalSize, _ needed: TerminalSize) -> String
  /// Returns the reason why a screen shows no cards, given the required number of columns.
  public var tooNarrow: @Sendable (_ columns: Int) -> String
  /// Returns how many of a list's rows are loaded, such as `60 of 80 loaded`.
  public var loaded: @Sendable (_ rows: Int, _ total: Int) -> String
  /// Returns how many lines are below the visible ones.
  public var linesBelow: @Sendable (_ count: Int) -> String
  /// Returns the text shown in place of a missing picture, with the reason.
  public var notShown: @Sendable (PictureAbsence) -> String
  /// Returns the message shown after text has been copied.
  public var copied: @Sendable (String) -> String
  /// Returns the text of a tab's palette entry, given the tab's title.
  public var tab: @Sendable (String) -> String
  /// Returns the message shown if no palette entry matches the user's text.
  public var noCommand: @Sendable (String) -> String
  /// Returns the message shown if no recent screen matches a text or, for an empty text, if there
  /// are no recent screens.
  public var noRecent: @Sendable (String) -> String
  /// The title of the key list.
  public var keys: String
  /// The title of the palette, which lists everything that the user can do.
  public var palette: String
  /// The title of the list of recent screens.
  public var recent: String
  /// The label of the search field.
  public var search: String
  /// The message shown if the user wants to edit text in an editor, but the program has none.
  public var noEditor: String
  /// The source of the content, shown in the first line; empty to show none.
  public var source: String
  /// The question shown before unsaved changes are discarded.
  public var discard: Confirmation

  /// Creates the text that a host displays.
  public init(
    command: @escaping @Sendable (HostCommand) -> String = HostTexts.english(_:),
    group: @escaping @Sendable (HostCommand.Group) -> String = HostTexts.english(_:),
    keyNames: @escaping @Sendable (String) -> String = { $0 },
    position: @escaping @Sendable (_ row: Int, _ total: Int) -> String = { "\($0) of \($1)" },
    tooSmall: @escaping @Sendable (_ size: TerminalSize, _ needed: TerminalSize) -> String = {
      "Too small: \($0.columns)x\($0.rows). Needs \($1.columns)x\($1.rows)."
    },
    tooNarrow: @escaping @Sendable (_ columns: Int) -> String = {
      "Cards need \($0) columns."
    },
    loaded: @escaping @Sendable (_ rows: Int, _ total: Int) -> String = {
      "\($0) of \($1) loaded"
    },
    linesBelow: @escaping @Sendable (_ count: Int) -> String = {
      $0 == 1 ? "1 more line below" : "\($0) more lines below"
    },
    notShown: @escaping @Sendable (PictureAbsence) -> String = {
      "Picture not shown: \($0 == .isOff ? "pictures are off" : "the window is too small")."
    },
    copied: @escaping @Sendable (String) -> String = { "Sent to the clipboard: \($0)" },
    tab: @escaping @Sendable (String) -> String = { "list: \($0)" },
    noCommand: @escaping @Sendable (String) -> String = { "No command matches \"\($0)\"." },
    noRecent: @escaping @Sendable (String) -> String = {
      $0.isEmpty ? "No earlier screens yet." : "No screen matches \"\($0)\"."
    },
    keys: String = "Keys", palette: String = "All commands", recent: String = "Recent screens",
    search: String = "Search", noEditor: String = "An editor needs a terminal.",
    source: String = "",
    discard: Confirmation = Confirmation(
      "Discard unsaved changes?", confirm: "Discard", cancel: "Keep editing")
  ) {
    self.command = command
    self.group = group
    self.keyNames = keyNames
    self.position = position
    self.tooSmall = tooSmall
    self.tooNarrow = tooNarrow
    self.loaded = loaded
    self.linesBelow = linesBelow
    self.notShown = notShown
    self.copied = copied
    self.tab = tab
    self.noCommand = noCommand
    self.noRecent = noRecent
    self.keys = keys
    self.palette = palette
    self.recent = recent
    self.search = search
    self.noEditor = noEditor
    self.source = source
    self.discard = discard
  }

  /// The English text.
  public static let english = HostTexts()

  /// Returns the English heading of a section of the key list.
  public static func english(_ group: HostCommand.Group) -> String {
    switch group {
    case .moving: "Moving"
    case .lists: "Lists"
    case .screen: "This screen"
    case .window: "Window"
    }
  }

  /// Returns the English name of a command.
  public static func english(_ command: HostCommand) -> String {
    switch command {
    case .down: "down"
    case .up: "up"
    case .pageDown: "page down"
    case .pageUp: "page up"
    case .halfPageDown: "half page down"
    case .halfPageUp: "half page up"
    case .first: "go to top"
    case .last: "go to bottom"
    case .open: "open"
    case .press: "press"
    case .submit: "submit"
    case .edit: "edit"
    case .editor: "open in editor"
    case .choose: "choose"
    case .cancel: "cancel"
    case .back: "back"
    case .nextField: "next field"
    case .previousField: "previous field"
    case .nextGroup: "next section"
    case .previousGroup: "previous section"
    case .nextButton: "other buttons"
    case .nextTab: "next list"
    case .previousTab: "previous list"
    case .tab: "lists"
    case .search: "search"
    case .leaveSearch: "cancel"
    case .openFirst: "open first"
    case .applyFilter: "apply"
    case .endSearch: "results"
    case .refresh: "refresh"
    case .more: "load more"
    case .identifiers: "show or hide IDs"
    case .footnotes: "details"
    case .cards: "cards"
    case .rows: "rows"
    case .mark: "record an assertion on this row"
    case .help: "keys"
    case .closeHelp, .closePalette: "close"
    case .recent: "recent screens"
    case .palette: "all commands"
    case .run: "run"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .quit: "quit"
    }
  }
}
