public import Viper

/// Draws a scene for a terminal: no line is wider, and control sequences are removed.
///
/// An address alone on its line is not broken, even if it is wider. The terminal itself continues it on the next
/// row, and still copies and opens it as a whole.
///
/// Given the scene again when rows have arrived, it draws the new ones.
public struct StreamRenderer: Sendable {
  private let columns: Int
  private let styler: ANSIStyler
  private let placesCells: Bool
  private var hasBegun = false
  /// The number of rows of each section that were drawn, and their table.
  private var drawn: [Int: (rows: Int, table: Table)] = [:]

  /// Creates a renderer that has drawn nothing yet.
  ///
  /// `placesCells` is for a terminal itself, not for a pipe, a pager or a file: a cell of a table is placed absolutely
  /// where terminals disagree on the width of the one before it.
  public init(
    columns: Int, isColored: Bool, placesCells: Bool = false, hasLinks: Bool = false
  ) {
    self.columns = columns
    styler = ANSIStyler(isColored: isColored, hasLinks: hasLinks)
    self.placesCells = placesCells
  }

  /// Draws what was not drawn before, which is empty if there is nothing new.
  public mutating func draw(_ scene: Scene) -> String {
    let parts = SceneLines(columns: columns, keepsAddresses: true)
    let text = hasBegun ? [] : parts.head(scene) + parts.text(scene)
    hasBegun = true
    let lines = text.map { [$0] } + table(scene)
    return lines.map { drawn($0)[...].dropLast { $0 == " " } + "\n" }.joined()
  }

  /// The parts of a line one after the other; after one whose width is disputed the next is placed.
  private func drawn(_ parts: [StyledText]) -> String {
    var drawn = ""
    var column = 0
    var isDisputed = false
    let end = parts.lastIndex { !$0.text.allSatisfy { $0 == " " } } ?? 0
    for part in parts.prefix(end + 1) {
      if isDisputed { drawn += styler.place(column: column) }
      drawn += styler.draw(part)
      guard placesCells else { continue }
      column += part.columns
      isDisputed = part.isDisputed
    }
    return drawn
  }

  /// The rows that were not drawn before; above the first of a table its headings, whose widths stay.
  private mutating func table(_ scene: Scene) -> [[StyledText]] {
    var lines: [[StyledText]] = []
    for (place, section) in scene.sections.enumerated() where !section.rows.isEmpty {
      if drawn[place] == nil {
        let isBelow = !scene.lines.isEmpty || scene.sections[..<place].contains { !$0.rows.isEmpty }
        lines += SceneLines(columns: columns).heading(section, isBelow: isBelow).map { [$0] }
      }
      lines += rows(of: section, at: place)
    }
    return lines
  }

  private mutating func rows(of section: Scene.Section, at place: Int) -> [[StyledText]] {
    let before = drawn[place]
    let skipped = before?.rows ?? 0
    guard section.rows.count > skipped else { return [] }
    let table = before?.table ?? Table(section, room: columns)
    drawn[place] = (section.rows.count, table)
    let names = before == nil ? [table.headings].compactMap(\.self) : []
    return names + section.rows.dropFirst(skipped).map(table.parts)
  }
}
