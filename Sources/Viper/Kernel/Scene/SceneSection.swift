extension Scene {
  /// A table with a heading, and with rows that the user can open.
  public struct Section: Hashable, Encodable, Sendable {
    /// The heading above the table; empty if the table needs no heading.
    public var heading: String
    /// The columns of the table.
    public var columns: [Column]
    /// The rows.
    public var rows: [Row]
    /// The marks that the rows can have, such as `favorite`.
    ///
    /// A host may reserve a column for each of them.
    public var marks: [String]

    /// Creates a table.
    public init(
      heading: String = "", columns: [Column] = [], rows: [Row] = [], marks: [String] = []
    ) {
      self.heading = heading
      self.columns = columns
      self.rows = rows
      self.marks = marks
    }

    private enum CodingKeys: CodingKey { case heading, columns, rows }
  }

  /// A column of a table, with its behavior when the terminal is too narrow.
  public struct Column: Hashable, Encodable, Sendable {
    // How a terminal fits the column is not for other programs.
    private enum CodingKeys: CodingKey { case heading, sort }

    /// The direction in which the rows are sorted by a column.
    public enum Sort: String, Encodable, Sendable {
      /// From A to Z, or from low to high.
      case ascending
      /// From Z to A, or from high to low.
      case descending
    }

    /// The behavior of a column when the terminal is too narrow.
    public enum Fit: Hashable, Sendable {
      /// The column is never cut and never dropped.
      case kept
      /// The column is never truncated, nor dropped from text output, where pipes and scripts may
      /// need it.
      ///
      /// A full-screen host shows it only on request.
      case identifier
      /// The column is never cut, but it can be dropped.
      ///
      /// The column with the highest `dropPriority` is dropped first.
      case whole(dropPriority: Int)
      /// The column is cut at its end, down to the width `least`, and can then be dropped.
      ///
      /// The column with the highest `dropPriority` is dropped first.
      case cut(least: Int, dropPriority: Int)
    }

    /// The heading above the column.
    public let heading: String
    /// The behavior of the column when the terminal is too narrow.
    public let fit: Fit
    /// The direction in which the rows are sorted by the column; `nil` if they are not.
    public var sort: Sort?
    /// A Boolean value that indicates whether the preview has the same text.
    ///
    /// A host leaves the column out while it shows the preview.
    public var isInPreview: Bool
    /// A Boolean value that indicates whether the host leaves the column out.
    package var isHidden = false

    /// Creates a column.
    public init(_ heading: String, _ fit: Fit, sort: Sort? = nil, isInPreview: Bool = false) {
      self.heading = heading
      self.fit = fit
      self.sort = sort
      self.isInPreview = isInPreview
    }
  }

  /// A row that the user can open.
  public struct Row: Hashable, Sendable {
    /// The identifier of the row in actions and scripts.
    public let id: String
    /// The texts of the row, one for each column.
    public let cells: [StyledText]
    /// Words about the row that a host may show as symbols, such as `favorite`.
    ///
    /// They are the same in every language.
    public let marks: [String]
    /// The row as a card; `nil` if it has none.
    ///
    /// A host that shows cards draws it in place of the cells. Any other host draws the cells.
    public var card: Card? { shared?.card }
    /// The card, behind a reference, because ten thousand rows are copied and compared.
    private let shared: SharedCard?
    /// The revision that the view has given the row; `nil` for a hash of its cells.
    private let given: Int?

    /// A number that changes whenever the cells, the marks or the card do.
    ///
    /// A host lays a row out again only if its identifier or its revision has changed.
    public var revision: Int {
      if let given { return given }
      var hasher = Hasher()
      hasher.combine(cells)
      hasher.combine(marks)
      hasher.combine(shared)
      return hasher.finalize()
    }

    /// Creates a row.
    ///
    /// A view that knows the revision of what the row shows can pass it on, which saves the host a comparison of the
    /// cells. By default, the revision is a hash of the cells, the marks and the card.
    public init(
      id: String, cells: [StyledText], marks: [String] = [], card: Card? = nil,
      revision: Int? = nil
    ) {
      self.id = id
      self.cells = cells
      self.marks = marks
      shared = card.map(SharedCard.init)
      given = revision
    }

    /// Returns whether the identifier and the revision are those of an earlier row.
    ///
    /// Cells that have not changed usually share their storage, so comparing them is faster than hashing them.
    package func isUnchanged(since old: Row) -> Bool {
      id == old.id
        && (given == nil
          ? cells == old.cells && marks == old.marks && shared == old.shared
          : revision == old.revision)
    }
  }

  /// A row with a picture and several lines of text, for hosts that have room for it.
  ///
  /// Its marks are those of the row. The host decides how wide the card is, and how high its picture.
  public struct Card: Hashable, Sendable {
    /// The picture, if the row has one.
    public var picture: Picture?
    /// The first line, such as a title.
    public var heading: StyledText
    /// A short value at the right end of the first line, before the marks, such as a rating.
    public var value: StyledText
    /// A short text behind the marks, such as the user's own rating.
    public var note: StyledText
    /// The second line; left out if it is empty.
    public var facts: StyledText
    /// The text below it, which a host cuts after a few lines.
    public var text: StyledText

    /// Creates a card.
    public init(
      heading: StyledText, value: StyledText = "", note: StyledText = "", facts: StyledText = "",
      text: StyledText = "", picture: Picture? = nil
    ) {
      self.heading = heading
      self.value = value
      self.note = note
      self.facts = facts
      self.text = text
      self.picture = picture
    }
  }

  private final class SharedCard: Hashable, Sendable {
    let card: Card

    init(_ card: Card) { self.card = card }

    static func == (left: SharedCard, right: SharedCard) -> Bool {
      left === right || left.card == right.card
    }

    func hash(into hasher: inout Hasher) { hasher.combine(card) }
  }
}

extension Scene {
  /// A line of running text, which a renderer wraps.
  public struct Line: Hashable, Sendable {
    /// The text.
    public let text: StyledText
    /// The indentation of the second and further lines if the line is wrapped, in columns.
    public let hangingIndent: Int

    /// Creates a line.
    public init(_ text: StyledText, hangingIndent: Int = 0) {
      self.text = text
      self.hangingIndent = hangingIndent
    }
  }
}

extension Scene {
  /// Shows a failure, with a button to retry if a retry may help.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - label: The label of the button, whose identifier is `retry`.
  public mutating func show(_ failure: Failure, retry label: String) {
    self.failure = failure
    if failure.canRetry { buttons.append(Button(id: "retry", label: label)) }
  }
}
