public import Viper

/// Draws a scene in lines that fit a terminal, without control sequences.
///
/// An address on a line by itself is not broken: even if the terminal wraps the address, the user
/// can copy and open all of it. If the scene is drawn again after more rows have arrived, only the
/// new rows are drawn. Fields, progress, failure and buttons are drawn again if they have changed.
/// A scene with another name or title is a different screen, and is drawn completely after a blank
/// line.
public struct StreamRenderer: Sendable {
  private let columns: Int
  private let styler: ANSIStyler
  private let placesCells: Bool
  private var hasBegun = false
  /// The name and title of the most recently drawn scene.
  private var screen: [String] = []
  /// The most recently drawn fields, progress text, failure and buttons.
  private var footer: [StyledText] = []
  /// The number of rows drawn so far for each section, and the section's table.
  private var drawn: [Int: (rows: Int, table: Table)] = [:]

  /// Creates a renderer.
  ///
  /// Set `placesCells` only for a terminal, not for a pipe, pager or file. If it is set, the
  /// renderer repositions the cursor after each table cell whose width differs between terminals.
  public init(
    columns: Int, isColored: Bool, placesCells: Bool = false, hasLinks: Bool = false
  ) {
    self.columns = columns
    styler = ANSIStyler(isColored: isColored, hasLinks: hasLinks)
    self.placesCells = placesCells
  }

  /// Draws the new parts of a scene; returns an empty string if there is nothing new.
  public mutating func draw(_ scene: Scene) -> String {
    let parts = SceneLines(columns: columns, keepsAddresses: true)
    let isOther = hasBegun && screen != [scene.name, scene.title]
    if isOther { (hasBegun, footer, drawn) = (false, [], [:]) }
    let isFirst = !hasBegun
    (hasBegun, screen) = (true, [scene.name, scene.title])
    let text = isFirst ? parts.header(scene) + parts.body(scene) : []
    let controls = parts.controls(scene).lines
    let end = isFirst ? parts.footnotes(scene) : []
    let lines =
      text.map { [$0] } + table(scene) + end.map { [$0] }
      + (controls == footer ? [] : controls.map { [$0] })
    footer = controls
    let new = lines.map { drawn($0)[...].dropLast { $0 == " " } + "\n" }.joined()
    return isOther && !new.isEmpty ? "\n" + new : new
  }

  /// Returns a line's parts as text, repositioning the cursor after any part of uncertain width.
  private func drawn(_ parts: [StyledText]) -> String {
    var drawn = ""
    var column = 0
    var isDisputed = false
    let end = parts.lastIndex { !$0.text.allSatisfy { $0 == " " } } ?? 0
    for part in parts.prefix(end + 1) {
      if isDisputed { drawn += styler.move(toColumn: column) }
      drawn += styler.draw(part)
      guard placesCells else { continue }
      column += part.columns
      isDisputed = part.isDisputed
    }
    return drawn
  }

  /// Returns the rows that have not been drawn yet, with each table's headings above its first row.
  private mutating func table(_ scene: Scene) -> [[StyledText]] {
    var lines: [[StyledText]] = []
    for (index, section) in scene.sections.enumerated() where !section.isEmpty {
      let isNew = drawn[index] == nil
      let parts = SceneLines(columns: columns)
      if isNew {
        let isBelow = !scene.lines.isEmpty || scene.sections[..<index].contains { !$0.isEmpty }
        lines += parts.heading(section, isBelow: isBelow).map { [$0] }
      }
      lines += rows(of: section, at: index)
      if isNew { lines += parts.text(section).map { [$0] } }
    }
    return lines
  }

  private mutating func rows(of section: Scene.Section, at index: Int) -> [[StyledText]] {
    let before = drawn[index]
    let skipped = before?.rows ?? 0
    guard section.rows.count > skipped || before == nil else { return [] }
    let table =
      before?.table ?? Table(section, room: columns, sortSymbols: { $0 == .ascending ? "▲" : "▼" })
    drawn[index] = (section.rows.count, table)
    let hasNames = before == nil && section.hasHeadings && !section.rows.isEmpty
    let names = hasNames ? [table.headings].compactMap(\.self) : []
    return names
      + section.rows.dropFirst(skipped).flatMap { row in
        let heading = row.heading.isEmpty ? [] : [[StyledText(row.heading, .bold).cleaned]]
        return heading + [table.parts(of: row)]
      }
  }
}
