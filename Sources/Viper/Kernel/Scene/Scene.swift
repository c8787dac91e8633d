/// The content of a screen as a value: what it shows, and what the user can do there.
///
/// A view creates a scene from its state. A renderer draws it, and scripts and tests read it. A
/// scene knows no terminal, and so nothing in it depends on a terminal's width.
public struct Scene: Hashable, Sendable {
  /// An action that the user can request with a key or a command, without a button.
  public enum Offer: String, Encodable, Sendable, CaseIterable {
    /// The screen can load everything again, with `UserAction.refresh`.
    case refresh
    /// The screen can load the next page, with `UserAction.more`.
    case more
    /// The screen can undo what hides a part of it, with `UserAction.back`, even if it is the root.
    case back
  }

  /// The name of the screen, such as `list`, `detail` or `login`.
  public var name: String
  /// The title, which says what the screen is about.
  public var title: String
  /// A sentence for the user, such as a greeting or the reason why the screen is empty; `nil` if
  /// there is none.
  public var message: String?
  /// A sentence about what the user's last action has done, such as `Updated`; `nil` if there is none.
  ///
  /// A host shows it until the next key. A presenter drops it with the next state.
  public var notice: String?
  /// The picture of what the screen is about, if it has one.
  public var picture: Picture?
  /// The running text.
  public var lines: [Line] = []
  /// The tables, from top to bottom.
  ///
  /// Row indices and the focus run through all of them.
  public var sections: [Section] = []
  /// The lines below the tables, such as identifiers and addresses.
  public var footnotes: [Line] = []
  /// The number of rows in all, loaded or not; `nil` if it is not known.
  public var total: Int?
  /// The index of the focused row, from 0; `nil` if no row has the focus.
  public var focus: Int?
  /// The content that a wide host shows beside the list about the focused row; `nil` if there is none.
  ///
  /// A view makes it from what the row already has, and requests nothing for it.
  public var preview: Preview?
  /// The fields that the user can fill in.
  public var fields: [Field] = []
  /// The buttons, enabled or disabled.
  public var buttons: [Button] = []
  /// The term that the rows were searched for.
  ///
  /// The term is empty before a search. It is `nil` if the screen cannot be searched.
  public var search: String?
  /// The label in front of that term, such as `Filter`; `nil` for the host's own.
  public var searchLabel: String?
  /// A sentence that says what is wrong with the term that the user has typed; `nil` while it is valid.
  ///
  /// The rows are those of the last valid term. A host shows the sentence when the user has finished typing.
  public var searchComplaint: String?
  /// The part of the term that the complaint is about, such as a word; `nil` if it is about all of it.
  ///
  /// A host highlights it in the search field.
  public var searchMistake: String?
  /// The actions that the user can request now without a button.
  public var offers: Set<Offer> = []
  /// The text to show while a response is in progress, in the user's language; `nil` if none is under
  /// way.
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
    // The array of a single table is not copied: a copy of 10,000 rows would take a millisecond.
    sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows)
  }

  /// A Boolean value that indicates whether the rows are sorted although some have not been loaded.
  package var isPartlySorted: Bool {
    total.map { $0 > rows.count } == true
      && sections.contains { $0.columns.contains { $0.sort != nil } }
  }

  /// Leaves out the columns that repeat the preview.
  package mutating func hideColumnsInPreview() {
    for section in sections.indices {
      for column in sections[section].columns.indices
      where sections[section].columns[column].isInPreview {
        sections[section].columns[column].isHidden = true
      }
    }
  }

  /// A Boolean value that indicates whether a response is in progress.
  public var isLoading: Bool { loading != nil || buttons.contains { $0.progress != nil } }
}

extension Scene {
  /// The content that a wide host shows beside a list about its focused row.
  public struct Preview: Hashable, Encodable, Sendable {
    /// The title, such as the name of the row.
    public var title: String
    /// The facts, which a host with pictures shows beside the picture.
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

  /// A picture that belongs to a screen.
  ///
  /// A scene says which picture it is, and neither holds its pixels nor knows its size. A host that
  /// can show pictures loads it; any other host shows the text.
  public struct Picture: Hashable, Encodable, Sendable {
    /// The identifier of the picture, such as `photo-7`.
    public var id: String
    /// The picture's address, for the program's picture loader.
    ///
    /// If `nil`, there is no picture, and the loader may draw a placeholder.
    public var address: String?
    /// The text that stands for the picture where none is shown, in the user's language.
    public var text: String

    /// Creates a picture.
    public init(id: String, address: String?, text: String) {
      self.id = id
      self.address = address
      self.text = text
    }
  }
}
