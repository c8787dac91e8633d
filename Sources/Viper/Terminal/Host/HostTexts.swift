public import Viper
public import ViperLocalization

/// The text that a host displays, in the user's language.
///
/// To change a text, set its property:
///
/// ```swift
/// var texts = HostTexts(localizer)
/// texts.source = "my notes"
/// ```
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
  /// What the user can type into the search field, shown while the field is empty; may be empty.
  public var searchPlaceholder: String
  /// The message shown if the user wants to edit text in an editor, but the program has none.
  public var noEditor: String
  /// The source of the content, shown in the first line; empty to show none.
  public var source: String
  /// The question shown before unsaved changes are discarded.
  public var discard: Confirmation

  /// Creates the text in a language.
  ///
  /// A text that the localizer does not have stays English. Besides the texts of this initializer, its
  /// table can have those of `english(_:)`, and the names of keys, such as `Enter`.
  public init(_ localizer: Localizer = .english) {
    command = { localizer.translated(HostTexts.english($0)) }
    group = { localizer.translated(HostTexts.english($0)) }
    keyNames = { names in
      names.split(separator: " ").map { localizer.translated(String($0)) }.joined(separator: " ")
    }
    position = { row, total in
      localizer.text("\(localizer.count(row)) of \(localizer.count(total))")
    }
    tooSmall = { size, needed in
      localizer.text(
        "Too small: \(size.columns)x\(size.rows). Needs \(needed.columns)x\(needed.rows).")
    }
    tooNarrow = { localizer.text("Cards need \($0) columns.") }
    loaded = { rows, total in
      localizer.text("\(localizer.count(rows)) of \(localizer.count(total)) loaded")
    }
    linesBelow = { count in
      count == 1
        ? localizer.text("1 more line below")
        : localizer.text("\(localizer.count(count)) more lines below")
    }
    notShown = {
      $0 == .isOff
        ? localizer.text("Picture not shown: pictures are off.")
        : localizer.text("Picture not shown: the window is too small.")
    }
    copied = { localizer.text("Sent to the clipboard: \($0)") }
    tab = { localizer.text("list: \($0)") }
    noCommand = { localizer.text("No command matches \"\($0)\".") }
    noRecent = {
      $0.isEmpty
        ? localizer.text("No earlier screens yet.")
        : localizer.text("No screen matches \"\($0)\".")
    }
    keys = localizer.text("Keys")
    palette = localizer.text("All commands")
    recent = localizer.text("Recent screens")
    search = localizer.text("Search")
    searchPlaceholder = ""
    noEditor = localizer.text("An editor needs a terminal.")
    source = ""
    discard = Confirmation(
      localizer.text("Discard unsaved changes?"), confirm: localizer.text("Discard"),
      cancel: localizer.text("Keep editing"))
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
