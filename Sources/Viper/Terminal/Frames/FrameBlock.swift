import Viper
import ViperText

/// A part of the scrolling lines of a frame.
enum FrameBlock {
  case text([StyledText])
  /// A table, whose rows are laid out only when they are visible.
  case table(FrameTable)
  /// Two tables side by side.
  case pair(FrameTablePair)

  var count: Int {
    switch self {
    case .text(let lines): lines.count
    case .table(let table): table.count
    case .pair(let pair): max(pair.left.count, pair.right.count)
    }
  }

  var tables: [FrameTable] {
    switch self {
    case .text: []
    case .table(let table): [table]
    case .pair(let pair): [pair.left, pair.right]
    }
  }

  /// Returns the table at a column of the screen, if any.
  func table(at column: Int) -> FrameTable? {
    switch self {
    case .text: nil
    case .table(let table): table
    case .pair(let pair): column < pair.rightColumn ? pair.left : pair.right
    }
  }

  func lines(_ range: Range<Int>, columns: Int, focus: Int?) -> [Frame.Line] {
    switch self {
    case .text(let lines): lines[range].map { Frame.Line(clean: $0, columns: columns) }
    case .table(let table): table.lines(range, columns: columns, focus: focus)
    case .pair(let pair): pair.lines(range, columns: columns, focus: focus)
    }
  }
}

/// Two tables side by side.
struct FrameTablePair {
  private static let gap = 2

  let left: FrameTable
  let right: FrameTable

  /// Returns the width of each table in columns.
  static func columns(of all: Int) -> Int { (all - gap) / 2 }

  /// The first column of the right table.
  var rightColumn: Int { left.layout.columns + Self.gap }

  /// Returns the columns of the table that contains a row; `nil` if neither table contains the row.
  func columns(ofRow row: Int) -> Range<Int>? {
    if left.rows.contains(row) { return 0..<left.layout.columns }
    return right.rows.contains(row)
      ? rightColumn..<rightColumn + right.layout.columns : nil
  }

  func lines(_ range: Range<Int>, columns: Int, focus: Int?) -> [Frame.Line] {
    range.map { line in
      let first = self.line(line, of: left, focus: focus)
      let second = self.line(line, of: right, focus: focus)
      guard !second.spans.isEmpty else { return Frame.Line(clean: first, columns: columns) }
      let blanks = String(repeating: " ", count: rightColumn - first.columns)
      return Frame.Line(clean: first + StyledText(blanks) + second, columns: columns)
    }
  }

  private func line(_ line: Int, of table: FrameTable, focus: Int?) -> StyledText {
    guard line < table.count else { return "" }
    return table.lines(line..<line + 1, columns: table.layout.columns, focus: focus)[0].text
  }
}

/// A scene's table at a certain width.
///
/// The table's columns are measured only once, and rows are laid out again only when they change.
final class FrameTable {
  /// A table's position in a scene, its width, and the form of its rows.
  struct Layout: Hashable {
    /// The number of screen columns available to the table.
    let columns: Int
    /// The index of the first row, counted across all tables.
    let firstRow: Int
    /// Whether there is anything above the table.
    let isBelow: Bool
    /// Whether the headings of the columns are above the rows.
    let hasNames: Bool
    /// Whether a line is drawn beside the heading.
    var hasRule = false
    /// Whether the rows are shown as cards.
    var isCards = false
    /// Whether the cards have space for a picture.
    var hasPictures = false
  }

  /// The lines of a row as last laid out, with and without the focus.
  private final class Drawing {
    let row: Scene.Row
    let columns: Int
    let texts: [StyledText]
    var lines: [Frame.Line]?
    var focusedLines: [Frame.Line]?

    init(_ row: Scene.Row, columns: Int, texts: [StyledText]) {
      (self.row, self.columns, self.texts) = (row, columns, texts)
    }
  }

  private static let marksGap = 1
  /// The minimum width, in columns, at which marks are shown.
  private static let minColumnsForMarks = 30
  /// The maximum number of rows to cache, which is several times the number of rows on a screen.
  private static let capacity = 500

  fileprivate(set) var section: Scene.Section
  let layout: Layout
  /// The lines of the heading, including the blank line above it.
  let heading: [StyledText]
  /// The indices of the rows that start a group, whose heading is above the row.
  private let groups: [Int]
  /// The lines of the text below the rows.
  private lazy var text: [StyledText] = indentedText()
  private let hidesIdentifiers: Bool
  /// Whether the focused row has a mark in front of it.
  private let hasFocusMark: Bool
  private let symbols: HostSymbols?
  private var drawings: [Int: Drawing] = [:]
  /// The lines last drawn, of which another focus changes only two.
  private var drawn: (range: Range<Int>, columns: Int, focus: Int?, lines: [Frame.Line])?
  private var previous: FrameTable?

  /// The table's columns are measured only when a row is laid out, so layouts used only for
  /// counting lines are never measured.
  private lazy var table: Table = measured()
  /// The columns of the cards, if rows are shown as cards.
  private lazy var cards: CardLayout = measuredCards()
  private lazy var names: StyledText =
    focusMark(false) + joined(table.headings ?? [], marks: [], in: table)
  /// The line of the column headings as last laid out.
  private var namesLine: (columns: Int, line: Frame.Line)?

  /// The number of lines above the rows.
  var headerHeight: Int { heading.count + (layout.hasNames ? 1 : 0) }
  /// The number of lines per row.
  var rowHeight: Int { layout.isCards ? CardLayout.height : 1 }
  var count: Int {
    line(ofRow: section.rows.count) - (layout.isCards ? 1 : 0) + text.count
  }
  /// The indices of the rows, counted across all tables.
  var rows: Range<Int> { layout.firstRow..<layout.firstRow + section.rows.count }

  /// Creates a table for a section with rows.
  ///
  /// If a previous table had the same columns, only rows that have changed since then are laid out
  /// again.
  init(
    _ section: Scene.Section, _ layout: Layout, hidesIdentifiers: Bool = false,
    hasFocusMark: Bool = true, symbols: HostSymbols? = nil, after previous: FrameTable? = nil
  ) {
    self.section = section
    self.layout = layout
    self.hidesIdentifiers = hidesIdentifiers
    self.hasFocusMark = hasFocusMark
    self.symbols = symbols
    self.previous = previous
    previous?.previous = nil
    // Cards are not grouped.
    groups =
      layout.isCards
      ? [] : section.rows.indices.filter { !section.rows[$0].heading.isEmpty }
    let heading = SceneLines(columns: layout.columns - Self.margin(layout.columns, hasFocusMark))
      .heading(section, isBelow: layout.isBelow)
    self.heading =
      layout.hasRule ? heading.map { Self.ruled($0, symbols, layout.columns) } : heading
  }

  /// Returns a heading with a line up to the last column; a blank line stays blank.
  private static func ruled(
    _ heading: StyledText, _ symbols: HostSymbols?, _ columns: Int
  ) -> StyledText {
    let rest = columns - heading.columns - 1
    guard let symbols, !heading.spans.isEmpty, rest > 0 else { return heading }
    return heading + StyledText(" " + String(repeating: symbols.line, count: rest), .dim)
  }

  /// Returns the text below the rows, which starts in the same column as the first cells.
  private func indentedText() -> [StyledText] {
    // Cards contain their own text.
    guard !layout.isCards, !section.text.isEmpty else { return [] }
    let hasMarks = section.marksColumn == 0 && !section.rows.isEmpty
    let indent = margin + (hasMarks ? marksWidth : 0)
    return SceneLines(columns: layout.columns - indent).text(section).map {
      StyledText(String(repeating: " ", count: indent)) + $0
    }
  }

  private func measured() -> Table {
    let table = Table(
      section, room: layout.columns - margin - marksWidth,
      hidesIdentifiers: hidesIdentifiers, sortSymbols: symbols?.sort, isASCII: symbols == .ascii)
    if let previous, !previous.drawings.isEmpty, previous.table.hasSameColumns(as: table) {
      drawings = previous.drawings
    }
    previous = nil
    return table
  }

  private func measuredCards() -> CardLayout {
    let cards = CardLayout(
      section, columns: layout.columns, hasPictures: layout.hasPictures, symbols: symbols)
    if let previous, !previous.drawings.isEmpty, previous.cards == cards {
      drawings = previous.drawings
    }
    previous = nil
    return cards
  }

  /// Returns the number of groups before the first one that does not satisfy a condition.
  private func countGroups(while isBefore: (Int) -> Bool) -> Int {
    var rest = groups.indices
    while !rest.isEmpty {
      let middle = (rest.lowerBound + rest.upperBound) / 2
      rest = isBefore(middle) ? middle + 1..<rest.upperBound : rest.lowerBound..<middle
    }
    return rest.lowerBound
  }

  /// Returns the first line of a row, given by its index in this table.
  func line(ofRow row: Int) -> Int {
    headerHeight + row * rowHeight + countGroups { groups[$0] <= row }
  }

  /// Returns whether a row, given by its index in this table, starts a group.
  func startsGroup(_ row: Int) -> Bool { !layout.isCards && !section.rows[row].heading.isEmpty }

  /// Returns the index in this table of the row at a line below the header, or of the row that
  /// starts the group whose heading is at the line.
  private func part(at line: Int) -> (row: Int, isHeading: Bool) {
    let offset = line - headerHeight
    let above = countGroups { groups[$0] + $0 <= offset }
    if above > 0, groups[above - 1] + above - 1 == offset { return (groups[above - 1], true) }
    return ((offset - above) / rowHeight, false)
  }

  /// Returns the index, counted across all tables, of the row at a line; `nil` if no row is there.
  func row(at line: Int) -> Int? {
    guard line >= headerHeight else { return nil }
    let (row, isHeading) = part(at: line)
    return !isHeading && section.rows.indices.contains(row) ? layout.firstRow + row : nil
  }

  /// Returns the index, counted across all tables, of the row that starts at a line; `nil` if no
  /// row starts there.
  func row(beginningAt line: Int) -> Int? {
    (line - headerHeight).isMultiple(of: rowHeight) ? row(at: line) : nil
  }

  func lines(_ range: Range<Int>, columns: Int, focus: Int?) -> [Frame.Line] {
    guard !layout.isCards else { return cards(range, columns: columns, focus: focus) }
    var lines: [Frame.Line]
    if let drawn, drawn.range == range, drawn.columns == columns {
      lines = drawn.lines
      for case let row? in [drawn.focus, focus] where rows.contains(row) {
        let line = line(ofRow: row - layout.firstRow)
        guard range.contains(line) else { continue }
        lines[line - range.lowerBound] = self.line(line, columns: columns, focus: focus)
      }
    } else {
      lines = range.map { line($0, columns: columns, focus: focus) }
    }
    drawn = (range, columns, focus, lines)
    return lines
  }

  private func line(_ line: Int, columns: Int, focus: Int?) -> Frame.Line {
    if line < heading.count { return Frame.Line(clean: heading[line], columns: columns) }
    guard line >= headerHeight else { return headings(columns: columns) }
    let (row, isHeading) = part(at: line)
    if isHeading {
      return Frame.Line(clean: groupHeading(section.rows[row].heading), columns: columns)
    }
    guard row < section.rows.count else {
      return Frame.Line(clean: text[row - section.rows.count], columns: columns)
    }
    return lines(of: row, columns: columns, isFocused: focus == layout.firstRow + row)[0]
  }

  /// Returns the line of the column headings.
  func headings(columns: Int) -> Frame.Line {
    if let namesLine, namesLine.columns == columns { return namesLine.line }
    let line = Frame.Line(clean: names, columns: columns)
    namesLine = (columns, line)
    return line
  }

  private func cards(_ range: Range<Int>, columns: Int, focus: Int?) -> [Frame.Line] {
    let header = range.prefix { $0 < headerHeight }.map {
      Frame.Line(clean: heading[$0], columns: columns)
    }
    var (lines, next) = (header, range.lowerBound + header.count)
    while next < range.upperBound {
      let (row, first) = (next - headerHeight).quotientAndRemainder(dividingBy: rowHeight)
      let card = self.lines(
        of: row, columns: columns, isFocused: focus == layout.firstRow + row)
      let end = min(first + range.upperBound - next, rowHeight)
      for line in first..<end { lines.append(line < card.count ? card[line] : .empty) }
      next += end - first
    }
    return lines
  }

  /// Returns the lines of a row, with the focus mark on the first line.
  private func lines(of index: Int, columns: Int, isFocused: Bool) -> [Frame.Line] {
    // Measuring the columns may reuse the previous table's lines.
    if layout.isCards { _ = cards } else { _ = table }
    let row = section.rows[index]
    let drawing: Drawing
    if let known = drawings[index], known.columns == columns, row.isUnchanged(since: known.row) {
      if let lines = isFocused ? known.focusedLines : known.lines { return lines }
      drawing = known
    } else {
      if drawings.count >= Self.capacity { drawings = [:] }
      let texts =
        layout.isCards
        ? cards.lines(of: row) : [joined(table.parts(of: row), marks: row.marks, in: table)]
      drawing = Drawing(row, columns: columns, texts: texts)
      drawings[index] = drawing
    }
    let other = isFocused ? drawing.lines : drawing.focusedLines
    var lines = other ?? drawing.texts.map { line($0, isFocused: false, columns) }
    if other != nil || isFocused {
      lines[0] = line(drawing.texts[0], isFocused: isFocused, columns)
    }
    if isFocused { drawing.focusedLines = lines } else { drawing.lines = lines }
    return lines
  }

  private func line(
    _ text: StyledText, isFocused: Bool, _ columns: Int
  ) -> Frame.Line {
    guard layout.isCards else {
      return Frame.Line(clean: focusMark(isFocused) + text, columns: columns)
    }
    let mark = isFocused && hasFocusMark ? ">" : ""
    let margin = (mark + String(repeating: " ", count: cards.column)).prefix(cards.column)
    return Frame.Line(clean: StyledText(String(margin)) + text, columns: columns)
  }

  /// Returns the sign in front of a row; empty if the screen is too narrow for it.
  private func focusMark(_ isFocused: Bool) -> StyledText {
    margin > 0 ? StyledText(isFocused ? "> " : "  ") : ""
  }

  /// Returns the heading of a group, between two short rules unless symbols are omitted.
  private func groupHeading(_ text: String) -> StyledText {
    let heading = StyledText(text, .bold).cleaned
    guard let symbols else { return focusMark(false) + heading }
    let rule = StyledText(symbols == .ascii ? "--" : "──", .dim)
    return focusMark(false) + rule + " " + heading + " " + rule
  }

  /// Returns the cells of a row or of the headings, with the marks in front of their column.
  private func joined(_ parts: [StyledText], marks: [String], in table: Table) -> StyledText {
    let index = table.shownColumns(before: section.marksColumn)
    let isLast = index > 0 && index == parts.count
    return parts[..<index].reduce("", +) + symbols(of: marks, isLast: isLast)
      + parts[index...].reduce("", +)
  }

  /// Returns the cards whose nonblank lines are all in a range, each with its first line.
  func wholeCards(in range: Range<Int>) -> [(row: Int, line: Int)] {
    let height = CardLayout.picture.rows
    guard layout.isCards, range.upperBound - headerHeight >= height else { return [] }
    let first = (max(range.lowerBound - headerHeight, 0) + rowHeight - 1) / rowHeight
    let end = (range.upperBound - headerHeight - height) / rowHeight + 1
    return (first..<max(min(end, section.rows.count), first)).map {
      (layout.firstRow + $0, headerHeight + $0 * rowHeight)
    }
  }

  /// Returns the symbols of the marks, each in its own column, with a gap after or, if they come
  /// last, before them.
  private func symbols(of marks: [String], isLast: Bool) -> StyledText {
    guard let symbols, marksWidth > 0 else { return "" }
    let text = section.marks.map { marks.contains($0.name) ? symbols.symbol(of: $0) : " " }
    let (all, gap) = (
      StyledText(text.joined(), .init(color: .cyan)),
      StyledText(String(repeating: " ", count: Self.marksGap))
    )
    return isLast ? gap + all : all + gap
  }

  /// The width of the marks in columns, including the gap after them.
  private var marksWidth: Int {
    guard symbols != nil, !section.marks.isEmpty, layout.columns >= Self.minColumnsForMarks
    else { return 0 }
    return section.marks.count + Self.marksGap
  }

  private var margin: Int { Self.margin(layout.columns, hasFocusMark) }

  /// Returns the width of the focus mark; 0 if there is none, or if the screen is too narrow for it.
  private static func margin(_ columns: Int, _ hasFocusMark: Bool) -> Int {
    hasFocusMark && columns > 2 ? 2 : 0
  }
}

/// The layouts of recent frames, which are cached because the next frame usually differs only a
/// little.
///
/// Unchanged scenes, tables and rows share their storage, so comparing them takes no time.
package final class LayoutCache {
  private struct Entry {
    let scene: Scene
    let columns: Int
    let rows: Int
    let focus: ControlFocus?
    let minPictureRows: Int?
    let style: ListStyle
    let layout: FrameLayout
  }

  /// The number of layouts to keep, which is enough for the current screen and the screens below
  /// it, both before and after a change.
  ///
  /// More tables are kept if the current screen has many.
  private static let capacity = 8

  /// Whether the columns of identifiers are omitted.
  var hidesIdentifiers = false {
    didSet { forget() }
  }
  /// Whether the lines below the tables are omitted.
  var hidesFootnotes = false
  /// Whether the focused row has a mark in front of it.
  var hasFocusMarks = true {
    didSet { if hasFocusMarks != oldValue { forget() } }
  }
  /// Whether the frames are in panels with borders.
  var isFramed = false {
    didSet { if isFramed != oldValue { forget() } }
  }
  /// The symbols for marks and sorted columns.
  var symbols = HostSymbols.unicode {
    didSet { if symbols != oldValue { forget() } }
  }

  /// Whether there is room for the symbols of marks and sorted columns.
  private let hasSymbols: Bool

  /// Creates an empty cache.
  package init(hasSymbols: Bool = true) { self.hasSymbols = hasSymbols }

  private func forget() { (layouts, tables, previews) = ([], [], []) }

  private var layouts: [Entry] = []
  private var tables: [FrameTable] = []
  private var previews: [(of: PreviewKey, layout: PreviewLayout)] = []

  /// Returns the layout of a scene.
  func layout(
    _ scene: Scene, columns: Int, rows: Int, focus: ControlFocus?, minPictureRows: Int?,
    style: ListStyle = .rows
  ) -> FrameLayout {
    // Most of these scenes differ only in the focus, so it is compared first.
    let known = layouts.indices.last { index in
      layouts[index].scene.focus == scene.focus && layouts[index].columns == columns
        && layouts[index].rows == rows && layouts[index].minPictureRows == minPictureRows
        && layouts[index].focus == focus && layouts[index].style == style
        && layouts[index].scene == scene
    }
    if let known { return layouts[known].layout }
    let layout = FrameLayout(
      scene, columns: columns, rows: rows, focus: focus, cache: self,
      minPictureRows: minPictureRows, style: style)
    let tableCapacity = Self.capacity + 2 * scene.sections.count
    tables.removeFirst(max(tables.count - tableCapacity, 0))
    layouts.append(
      Entry(
        scene: scene, columns: columns, rows: rows, focus: focus,
        minPictureRows: minPictureRows, style: style, layout: layout))
    if layouts.count > Self.capacity { layouts.removeFirst() }
    return layout
  }

  /// Returns the table of a section.
  func table(_ section: Scene.Section, _ layout: FrameTable.Layout) -> FrameTable {
    if let table = tables.last(where: { $0.layout == layout && $0.section == section }) {
      // Comparing sections that share their rows is fast.
      table.section = section
      return table
    }
    let previous = tables.last {
      $0.layout == layout && $0.section.columns == section.columns
        && $0.section.marks == section.marks
        && $0.section.marksColumn == section.marksColumn
    }
    let table = FrameTable(
      section, layout, hidesIdentifiers: hidesIdentifiers, hasFocusMark: hasFocusMarks,
      symbols: hasSymbols ? symbols : nil, after: previous)
    tables.append(table)
    return table
  }

  /// Returns the layout of a preview.
  func layout(of key: PreviewKey) -> PreviewLayout {
    if let known = previews.last(where: { $0.of == key }) { return known.layout }
    let layout = PreviewLayout(key)
    previews = previews.suffix(Self.capacity - 1) + [(key, layout)]
    return layout
  }
}
