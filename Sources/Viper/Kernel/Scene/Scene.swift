/// A screen's content as a value: what the screen shows, and what the user can do on it.
///
/// A view creates a scene from its state. A renderer draws the scene, and scripts and tests read
/// it. A scene does not depend on a terminal or its width.
public struct Scene: Hashable, Sendable {
  /// An action that the user can perform with a key or a command instead of a button.
  public enum Offer: String, Encodable, Sendable, CaseIterable {
    /// Clearing the search text, with `UserAction.search(_:)`, shows the screen's own list again.
    case clearSearch
    /// The screen can reload everything, with `UserAction.refresh`.
    case refresh
    /// The screen can load the next page, with `UserAction.more`.
    case more
    /// The preview lacks facts, which the screen can load, with `UserAction.loadPreview`.
    case loadPreview
    /// The screen can close an overlay, with `UserAction.back`, even if the screen is the root.
    case back
  }

  /// The name of the screen, such as `list`, `detail` or `login`.
  public var name: String
  /// The title, which names the subject of the screen.
  public var title: String
  /// A sentence for the user, such as a greeting or the reason why the screen is empty; `nil` if
  /// there is no such sentence.
  ///
  /// A terminal shows a line break as a space. Put longer text into `lines`.
  public var message: String?
  /// A message about the result of the user's last action, such as `Updated`; `nil` if there is no
  /// message.
  ///
  /// A host shows the message until the next key press. The presenter's next state must not contain
  /// the message.
  public var notice: String?
  /// A picture of the screen's subject, if there is one.
  public var picture: Picture?
  /// The running text.
  public var lines: [Line] = []
  /// The tables, from top to bottom.
  ///
  /// Row indices and the focus count the rows of all tables together.
  public var sections: [Section] = []
  /// Whether the sections are independent of each other, so that a host may draw each in a panel of
  /// its own, side by side.
  public var isDashboard = false
  /// The lines below the tables, such as identifiers and web addresses.
  public var footnotes: [Line] = []
  /// The total number of rows, including those that are not loaded; `nil` if unknown.
  public var total: Int?
  /// The numbers of rows before the user's text narrowed them; `nil` if all loaded rows are shown.
  ///
  /// While the rows are narrowed, `total` counts only the shown ones. A host loads more rows only if
  /// the user asks for them.
  public var narrowing: Narrowing?
  /// The index of the focused row, from 0; `nil` if no row has the focus.
  public var focus: Int?
  /// Details about the focused row; `nil` if there are none.
  ///
  /// A host shows the preview beside the list if there is enough space.
  ///
  /// A view builds the preview from what is known about the row. If more can be loaded, the view
  /// adds `Offer.loadPreview`.
  public var preview: Preview?
  /// The fields that the user can fill in.
  public var fields: [Field] = []
  /// A Boolean value that indicates whether the user has entered something that closing the screen
  /// would lose.
  ///
  /// A host asks the user before one of its keys discards the input. Actions from scripts and tests
  /// never ask. Set the value to `false` while the input is being saved.
  public var hasUnsavedChanges = false
  /// The screen's buttons, enabled or disabled.
  public var buttons: [Button] = []
  /// The current search term; `nil` if the screen has no search.
  ///
  /// The term is empty before the user searches.
  public var search: String?
  /// The label in front of the search term, such as `Filter`; `nil` for the host's default.
  public var searchLabel: String?
  /// A sentence that describes what is wrong with the search term; `nil` if the term is valid.
  ///
  /// While the term is invalid, the screen shows the rows for the last valid term. A host shows the
  /// sentence once the user has stopped typing.
  public var searchValidationError: String?
  /// The invalid part of the search term, such as a word; `nil` if the whole term is invalid.
  ///
  /// A host highlights this part in the search field.
  public var searchMistake: String?
  /// The actions that the user can currently perform without a button.
  public var offers: Set<Offer> = []
  /// The text, in the user's language, to show while a request is in progress; `nil` if none is.
  public var loading: String?
  /// The failure to report, if any.
  public var failure: Failure?

  /// Creates an empty scene.
  public init(name: String, title: String, message: String? = nil) {
    self.name = name
    self.title = title
    self.message = message
  }

  /// The rows of all tables, in order.
  public var rows: [Row] {
    // Do not copy a single table's array, because copying 10,000 rows takes a millisecond.
    sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows)
  }

  /// A Boolean value that indicates whether the rows are sorted before all of them have been
  /// loaded.
  package var isPartlySorted: Bool {
    total.map { $0 > rows.count } == true
      && sections.contains { $0.columns.contains { $0.sort != nil } }
  }

  /// Hides the columns whose text the preview also shows, which makes room for others.
  package mutating func hideColumnsInPreview() {
    for section in sections.indices where sections[section].columns.contains(where: \.isInPreview) {
      for column in sections[section].columns.indices {
        sections[section].columns[column].isHidden = sections[section].columns[column].isInPreview
        sections[section].columns[column].minRoom = 0
      }
    }
  }

  /// A Boolean value that indicates whether a request is in progress.
  public var isLoading: Bool { loading != nil || buttons.contains { $0.progress != nil } }
}

extension Scene {
  /// Details about a list's focused row, which a host shows beside the list if there is enough
  /// space.
  public struct Preview: Hashable, Encodable, Sendable {
    /// The title, such as the row's name.
    public var title: String
    /// The facts, which appear beside the picture if the host shows pictures.
    public var facts: [Line]
    /// The running text.
    public var lines: [Line]
    /// The picture, if the row has one.
    public var picture: Picture?

    /// Creates a preview.
    public init(
      title: String, facts: [Line] = [], lines: [Line] = [], picture: Picture? = nil
    ) {
      self.title = title
      self.facts = facts
      self.lines = lines
      self.picture = picture
    }
  }

  /// The numbers of rows before the user's text narrowed them.
  public struct Narrowing: Hashable, Encodable, Sendable {
    /// The number of loaded rows, shown or not.
    public var loaded: Int
    /// The total number of rows, loaded or not.
    public var total: Int

    /// Creates the numbers of rows.
    public init(loaded: Int, total: Int) {
      self.loaded = loaded
      self.total = total
    }
  }

  /// A picture on a screen.
  ///
  /// A scene contains the picture's identifier, but neither its pixels nor its size. A host that
  /// can show pictures loads the picture; any other host shows the alternative text.
  public struct Picture: Hashable, Encodable, Sendable {
    /// The identifier of the picture, such as `photo-7`.
    public var id: String
    /// The picture's address, to pass to the program's picture loader.
    ///
    /// If the address is `nil`, there is no picture, and the loader may draw a placeholder.
    public var address: String?
    /// The alternative text, in the user's language, for hosts that do not show the picture.
    public var text: String

    /// Creates a picture.
    public init(id: String, address: String?, text: String) {
      self.id = id
      self.address = address
      self.text = text
    }
  }
}
