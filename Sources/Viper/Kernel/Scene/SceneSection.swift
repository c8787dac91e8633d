extension Scene {
  /// A table with an optional heading and with rows that the user can open.
  public struct Section: Hashable, Sendable {
    /// The heading above the table; empty if there is none.
    public var heading: String
    /// The columns of the table.
    public var columns: [Column]
    /// The rows.
    public var rows: [Row]
    /// The marks that the rows can have, in the order in which a host shows them.
    ///
    /// A host may reserve a column for each mark. It does not show marks of rows that are not listed
    /// here.
    public var marks: [Mark]
    /// The index of the column in front of which a host shows the marks; by default, the first.
    public var marksColumn: Int
    /// The running text below the rows, such as a description of the only row, or the reason why
    /// there are no rows.
    public var text: [Line]

    /// Creates a table.
    public init(
      heading: String = "", columns: [Column] = [], rows: [Row] = [], marks: [Mark] = [],
      marksColumn: Int = 0, text: [Line] = []
    ) {
      self.heading = heading
      self.columns = columns
      self.rows = rows
      self.marks = marks
      self.marksColumn = marksColumn
      self.text = text
    }

    /// A Boolean value that indicates whether the table has neither rows nor text.
    package var isEmpty: Bool { rows.isEmpty && text.isEmpty }

    /// A Boolean value that indicates whether at least one column has a heading.
    package var hasHeadings: Bool { columns.contains { !$0.heading.isEmpty } }
  }

  /// A mark that rows can have, such as `unread`, and what a host shows for it.
  public struct Mark: Hashable, Sendable {
    /// The word for the mark in `Row.marks` and in scripts, which is the same in every language.
    public let name: String
    /// The symbol, one column wide.
    public let symbol: Character
    /// The ASCII character for terminals that cannot show the symbol.
    public let ascii: Character

    /// Creates a mark.
    ///
    /// A host shows an asterisk instead of a symbol that is not one column wide.
    public init(_ name: String, symbol: Character, ascii: Character = "*") {
      (self.name, self.symbol, self.ascii) = (name, symbol, ascii)
    }
  }

  /// A table column, including its behavior when the terminal is too narrow.
  public struct Column: Hashable, Encodable, Sendable {
    // Other programs have no use for the column's fit.
    private enum CodingKeys: CodingKey { case heading, sort }

    /// The direction of a column's sort order.
    public enum Sort: String, Encodable, Sendable {
      /// The rows are sorted from A to Z, or from low to high.
      case ascending
      /// The rows are sorted from Z to A, or from high to low.
      case descending
    }

    /// How a column behaves when the terminal is too narrow.
    public enum Fit: Hashable, Sendable {
      /// The column is never truncated and never dropped.
      case fixed
      /// The column is never truncated, and a full-screen host shows it only on request.
      ///
      /// Text output, for example to a pipe, always includes the column.
      case identifier
      /// The column is never truncated, but it can be dropped.
      ///
      /// The column with the highest `dropPriority` is dropped first.
      case droppable(dropPriority: Int)
      /// The column can be truncated at its end, down to `minWidth`, before it is dropped.
      ///
      /// The column with the highest `dropPriority` is dropped first.
      case truncatable(minWidth: Int, dropPriority: Int)
    }

    /// The heading above the column.
    public let heading: String
    /// How the column behaves when the terminal is too narrow.
    public let fit: Fit
    /// The direction in which this column sorts the rows; `nil` if the rows are sorted by another
    /// column or not at all.
    public var sort: Sort?
    /// A Boolean value that indicates whether the preview shows the same text as the column.
    ///
    /// A host hides the column while it shows the preview.
    public var isInPreview: Bool
    /// The width of the output, in columns, from which the column is shown.
    ///
    /// If the columns in the preview are hidden, the column is shown at any width.
    public var minRoom: Int
    /// A Boolean value that indicates whether the host hides the column.
    package var isHidden = false

    /// Creates a column.
    public init(
      _ heading: String, _ fit: Fit, sort: Sort? = nil, isInPreview: Bool = false, minRoom: Int = 0
    ) {
      self.heading = heading
      self.fit = fit
      self.sort = sort
      self.isInPreview = isInPreview
      self.minRoom = minRoom
    }
  }

  /// A row that the user can open.
  public struct Row: Hashable, Sendable {
    /// The row's identifier in actions and scripts.
    public let id: String
    /// The text of each cell, one per column.
    public let cells: [StyledText]
    /// Words that describe the row, such as `unread`.
    ///
    /// A host may show the symbols of those that are also in the section's `marks`. The words are the
    /// same in every language.
    public let marks: [String]
    /// The heading of the group of rows that starts with this row, such as a month; empty if no
    /// group starts here.
    public var heading: String { shared?.heading ?? "" }
    /// The length of the row's bar in a chart, from 0 to 1, where the longest bar has the length 1;
    /// `nil` if the row has no bar.
    public var share: Double? { shared?.share }
    /// The row as a card; `nil` if it has none.
    ///
    /// A host that supports cards draws the card instead of the cells. Any other host draws the
    /// cells.
    public var card: Card? { shared?.card }
    /// What few rows have, stored by reference because up to ten thousand rows are copied and
    /// compared.
    private let shared: Extras?
    /// The revision that the view provided; `nil` to use a hash of the content.
    private let given: Int?

    /// A number that changes whenever the row's content changes.
    ///
    /// A host repeats a row's layout only if the row's identifier or revision has changed.
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
    /// A view can provide a revision of the row's content so that the host need not compare the
    /// cells. By default, the revision is a hash of the content.
    public init(
      id: String, cells: [StyledText], marks: [String] = [], heading: String = "",
      share: Double? = nil, card: Card? = nil, revision: Int? = nil
    ) {
      self.id = id
      self.cells = cells
      self.marks = marks
      let hasExtras = !heading.isEmpty || share != nil || card != nil
      shared = hasExtras ? Extras(heading: heading, share: share, card: card) : nil
      given = revision
    }

    /// Returns whether the row has the same identifier and revision as an earlier row.
    ///
    /// Unchanged cells usually share their storage, so comparing them is faster than hashing them.
    package func isUnchanged(since old: Row) -> Bool {
      id == old.id
        && (given == nil
          ? cells == old.cells && marks == old.marks && shared == old.shared
          : revision == old.revision)
    }
  }

  /// A row with a picture and several lines of text, for hosts with enough space.
  ///
  /// The card shows the row's marks. The host decides on the width of the card and the height of
  /// its picture.
  public struct Card: Hashable, Sendable {
    /// The picture, if the row has one.
    public var picture: Picture?
    /// The first line, such as a title.
    public var heading: StyledText
    /// A short value, such as a rating, at the right end of the first line, before the marks.
    public var value: StyledText
    /// Short text after the marks, such as the user's own rating.
    public var note: StyledText
    /// The second line; omitted if empty.
    public var facts: StyledText
    /// The text below the facts, which the host truncates if it takes up more than a few lines.
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

  private final class Extras: Hashable, Sendable {
    let heading: String
    let share: Double?
    let card: Card?

    init(heading: String, share: Double?, card: Card?) {
      (self.heading, self.share, self.card) = (heading, share, card)
    }

    static func == (left: Extras, right: Extras) -> Bool {
      left === right
        || left.heading == right.heading && left.share == right.share && left.card == right.card
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(heading)
      hasher.combine(share)
      hasher.combine(card)
    }
  }
}

extension Scene {
  /// A line of running text, which a renderer may wrap.
  public struct Line: Hashable, Sendable {
    /// The text.
    public let text: StyledText
    /// The indentation, in columns, of all lines after the first if the text wraps.
    public let hangingIndent: Int

    /// Creates a line.
    public init(_ text: StyledText, hangingIndent: Int = 0) {
      self.text = text
      self.hangingIndent = hangingIndent
    }
  }
}
