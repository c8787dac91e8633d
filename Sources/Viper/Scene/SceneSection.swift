extension Scene {
  /// A table: a heading, and rows that can be opened.
  public struct Section: Hashable, Sendable {
    /// What stands above the table; empty when it needs no heading.
    public var heading: String
    /// What the rows are made of.
    public var columns: [Column]
    /// The rows.
    public var rows: [Row]

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - heading: What stands above the table; empty when it needs no heading.
    ///   - columns: What the rows are made of.
    ///   - rows: The rows.
    public init(heading: String = "", columns: [Column] = [], rows: [Row] = []) {
      self.heading = heading
      self.columns = columns
      self.rows = rows
    }
  }

  /// A column of a table, and what becomes of it where there is little room.
  public struct Column: Hashable, Sendable {
    /// How a column behaves when the terminal is too narrow.
    public enum Fit: Hashable, Sendable {
      /// Always whole and always there.
      case kept
      /// Whole, or left out; the highest number goes first.
      case whole(dropRank: Int)
      /// Cut at its end down to a least width, then left out; the highest number goes first.
      case cut(least: Int, dropRank: Int)
    }

    /// What stands above it.
    public let heading: String
    /// How it behaves when the terminal is too narrow.
    public let fit: Fit

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - heading: What stands above it.
    ///   - fit: How it behaves when the terminal is too narrow.
    public init(_ heading: String, _ fit: Fit) {
      self.heading = heading
      self.fit = fit
    }
  }

  /// One row that can be opened.
  public struct Row: Hashable, Sendable {
    /// What names it, for scripts.
    public let id: String
    /// One text for each column.
    public let cells: [StyledText]

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - id: What names it, for scripts.
    ///   - cells: One text for each column.
    public init(id: String, cells: [StyledText]) {
      self.id = id
      self.cells = cells
    }
  }
}
