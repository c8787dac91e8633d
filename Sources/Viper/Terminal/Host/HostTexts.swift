/// The texts of a host, in the user's language.
public struct HostTexts: Sendable {
  /// A reason why a page is shown without its picture.
  public enum PictureAbsence: Sendable {
    /// The terminal or the user's settings show no pictures.
    case isOff
    /// The window has no room for it.
    case tooSmall
  }

  /// Returns the name of a command for the footer and the list of keys, in one or two words.
  public var command: @Sendable (HostCommand) -> String
  /// Returns the heading of a part of the list of keys.
  public var group: @Sendable (HostCommand.Group) -> String
  /// Returns the names of keys, separated by blanks, from those in English.
  public var keyNames: @Sendable (String) -> String
  /// Returns the position of the focus, such as `7 of 1,086,099`.
  public var position: @Sendable (_ row: Int, _ total: Int) -> String
  /// Returns the message for a terminal that is too small, from its size and the size that is needed.
  public var tooSmall: @Sendable (_ size: TerminalSize, _ needed: TerminalSize) -> String
  /// Returns how many rows of a list are loaded, such as `60 of 80 loaded`.
  public var loaded: @Sendable (_ rows: Int, _ total: Int) -> String
  /// Returns how many lines are below the visible ones.
  public var linesBelow: @Sendable (_ count: Int) -> String
  /// Returns the text in place of a picture that is not shown, with the reason.
  public var notShown: @Sendable (PictureAbsence) -> String
  /// Returns the sentence that a text has been copied.
  public var copied: @Sendable (String) -> String
  /// Returns the text of the palette's entry for a tab, from the tab's title.
  public var tab: @Sendable (String) -> String
  /// Returns the sentence that no entry of the palette matches a text.
  public var noCommand: @Sendable (String) -> String
  /// The title of the list of keys.
  public var keys: String
  /// The title of the list of everything that the user can do.
  public var palette: String
  /// The label of the search field.
  public var search: String
  /// The source of the content, for the first line; empty to show none.
  public var source: String

  /// Creates texts.
  public init(
    command: @escaping @Sendable (HostCommand) -> String = HostTexts.english(_:),
    group: @escaping @Sendable (HostCommand.Group) -> String = HostTexts.english(_:),
    keyNames: @escaping @Sendable (String) -> String = { $0 },
    position: @escaping @Sendable (_ row: Int, _ total: Int) -> String = { "\($0) of \($1)" },
    tooSmall: @escaping @Sendable (_ size: TerminalSize, _ needed: TerminalSize) -> String = {
      "Too small: \($0.columns)x\($0.rows). Needs \($1.columns)x\($1.rows)."
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
    keys: String = "Keys", palette: String = "All commands", search: String = "Search",
    source: String = ""
  ) {
    self.command = command
    self.group = group
    self.keyNames = keyNames
    self.position = position
    self.tooSmall = tooSmall
    self.loaded = loaded
    self.linesBelow = linesBelow
    self.notShown = notShown
    self.copied = copied
    self.tab = tab
    self.noCommand = noCommand
    self.keys = keys
    self.palette = palette
    self.search = search
    self.source = source
  }

  /// The texts in English.
  public static let english = HostTexts()

  /// Returns the English heading of a part of the list of keys.
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
    case .palette: "all commands"
    case .run: "run"
    case .redraw: "redraw"
    case .suspend: "suspend"
    case .quit: "quit"
    }
  }
}
