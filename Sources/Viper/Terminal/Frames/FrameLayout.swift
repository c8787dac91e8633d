import Viper
import ViperText

/// The lines of a scene on a screen of a fixed size: a header, scrolling lines, and a footer.
///
/// On a page with text, the controls are below the title, so that the user sees them when the page
/// opens. In a form, or on a page with a list, the controls come last.
struct FrameLayout {
  /// The minimum number of scrolling lines between a fixed header and footer.
  private static let minHeight = 3
  /// The minimum width of a page with two tables side by side: 120 columns minus the border.
  private static let minColumnsForPair = 116
  /// The minimum width of a dashboard with tables side by side.
  private static let minColumnsForDashboardPair = 70

  /// The title, the message and a page's controls.
  private let header: [StyledText]
  private let footer: [StyledText]
  /// Whether the header and the footer are fixed.
  ///
  /// Otherwise, the header and the footer scroll with the other lines.
  let isPinned: Bool
  /// Whether the last line of the header shows the column headings of the table at the top.
  private let hasHeadings: Bool
  /// The controls, each with its line number among the control lines.
  let controls: [ControlPosition]
  /// The first control line, in the header or, if nothing is fixed, among the scrolling lines;
  /// `nil` if the controls are in a fixed footer.
  private let firstControlLine: Int?
  /// The scrolling parts, each with its first line.
  private let blocks: [(start: Int, block: FrameBlock)]
  private let columns: Int
  /// The index, counted across all tables, of the row with the focus mark, if any.
  private let markedRow: Int?
  /// The number of scrolling lines.
  let count: Int
  /// The number of scrolling lines that are visible at the same time.
  let height: Int
  let picture: PictureLayout?
  /// The columns of the scrolling lines, to the right of the picture if there is one.
  var textColumns: Range<Int> { picture?.textColumns ?? 0..<columns }

  /// Creates a layout.
  ///
  /// If the picture does not fit, its alternative text is shown.
  init(
    _ scene: Scene, columns: Int, rows: Int, focus: ControlFocus? = nil,
    cache: LayoutCache? = nil, minPictureRows: Int? = nil, style: ListStyle = .rows
  ) {
    self.columns = max(columns, 1)
    markedRow = scene.focus
    let parts = SceneLines(columns: self.columns, focus: focus)
    let title = parts.header(scene)
    let controls = parts.controls(scene)
    let isPage = !scene.lines.isEmpty
    var height = rows - title.count - controls.lines.count
    // A fixed header and footer might leave no space for the rest.
    isPinned = height >= Self.minHeight
    let style = height >= CardLayout.height ? style : .rows
    let sections = scene.sections.filter { !$0.isEmpty }
    // Cards have no columns.
    let hasColumns =
      sections.contains(where: \.hasHeadings)
      && !(style == .cards && sections.first?.hasCards == true && !isPage)
    // In a panel, a page starts directly below the border.
    let isPageInPanel = isPage && cache?.isFramed == true
    hasHeadings = hasColumns && height > Self.minHeight && !isPageInPanel
    if hasHeadings { height -= 1 }
    self.height = isPinned ? height : max(rows, 1)
    picture =
      isPinned && scene.picture != nil
      ? minPictureRows.flatMap { PictureLayout(columns: columns, height: height, minRows: $0) }
      : nil
    let width = picture?.textColumns.count ?? self.columns
    let lines = SceneLines(columns: width)
    let text = lines.body(scene, hasPicture: picture != nil)
    let isDashboard = scene.isDashboard && cache?.isFramed == true
    let pairs =
      isDashboard && width >= Self.minColumnsForDashboardPair
      ? .max : isPage && self.columns >= Self.minColumnsForPair ? 1 : 0
    let body =
      [.text(text)]
      + Self.tables(
        sections, columns: width, cache: cache, isBelow: isPage,
        isFirst: text.isEmpty && hasHeadings, pairs: pairs, hasRules: isDashboard, style: style,
        hasPictures: isPinned && minPictureRows.map { $0 <= CardLayout.picture.rows } == true)
      + [.text(lines.footnotes(scene))]
    let above = title + (isPage ? controls.lines : [])
    let below = isPage ? [] : controls.lines
    header = isPinned ? above : []
    footer = isPinned ? below : []
    self.controls = controls.positions
    var end = 0
    blocks = (isPinned ? body : [.text(above)] + body + [.text(below)]).map { block in
      defer { end += block.count }
      return (end, block)
    }
    count = end
    firstControlLine = isPage ? title.count : isPinned ? nil : count - below.count
  }

  private static func tables(
    _ sections: [Scene.Section], columns: Int, cache: LayoutCache?, isBelow: Bool, isFirst: Bool,
    pairs: Int, hasRules: Bool, style: ListStyle, hasPictures: Bool
  ) -> [FrameBlock] {
    func isCards(_ section: Scene.Section) -> Bool { style == .cards && section.hasCards }
    // A table with more than a line of text takes up the whole width.
    func canBePaired(_ index: Int) -> Bool {
      let section = sections[index]
      let lines = hasRules ? 2 : section.rows.isEmpty ? .max : 1
      return !isCards(section) && section.text.count < lines
    }
    // The first tables of the pairs.
    var first: Set<Int> = []
    for index in sections.indices.dropLast()
    where first.count < pairs && !first.contains(index - 1) && canBePaired(index)
      && canBePaired(index + 1)
    {
      first.insert(index)
    }
    let width = FrameTablePair.columns(of: columns)
    var firstRow = 0
    let tables = sections.enumerated().map { index, section in
      defer { firstRow += section.rows.count }
      let isSecond = first.contains(index - 1)
      let isPaired = first.contains(index) || isSecond
      // If nothing is above a table, the header always contains the table's column headings.
      let isInHeader = isFirst && firstRow == 0 && section.heading.isEmpty
      let isCards = isCards(section)
      let layout = FrameTable.Layout(
        columns: isPaired ? width : columns,
        firstRow: firstRow, isBelow: isBelow || index > (isSecond ? 1 : 0),
        hasNames: !isInHeader && section.hasHeadings && !section.rows.isEmpty && !isCards,
        hasRule: hasRules, isCards: isCards,
        hasPictures: isCards && hasPictures && section.hasPictures)
      return cache?.table(section, layout) ?? FrameTable(section, layout)
    }
    return tables.indices.compactMap { index in
      if first.contains(index - 1) { return nil }
      return first.contains(index)
        ? .pair(FrameTablePair(left: tables[index], right: tables[index + 1]))
        : .table(tables[index])
    }
  }

  var headerHeight: Int { header.count + (hasHeadings ? 1 : 0) }

  var naturalHeight: Int { headerHeight + count + footer.count }

  /// The scrolling lines that can be at the top of the visible part.
  var topRange: ClosedRange<Int> { 0...whole(max(count - height, 0), isDown: true) }

  /// Returns the nearest line, in the given direction, that can be at the top: any line outside a
  /// card, or the first line of a card.
  func whole(_ line: Int, isDown: Bool) -> Int {
    guard case (let start, .table(let table))? = block(at: line), table.layout.isCards,
      line - start > table.headerHeight
    else { return line }
    let hidden = (line - start - table.headerHeight) % table.rowHeight
    let next = line - hidden + table.rowHeight
    return hidden > 0 && isDown && next < count ? next : line - hidden
  }

  /// Returns the number of rows, at least one, that fit into the given number of lines.
  func rows(inLines lines: Int, at focus: Int?) -> Int {
    let table = blocks.lazy.flatMap(\.block.tables).first { table in
      focus.map(table.rows.contains) ?? false
    }
    guard let height = table?.rowHeight, height > 1 else { return lines }
    return lines.signum() * max(abs(lines) / height, 1)
  }

  func linesBelow(_ top: Int) -> Int { max(count - top - height, 0) }

  /// Returns the line of a control in the frame; `nil` if the control is not visible.
  func line(of position: ControlPosition, from top: Int) -> Int? {
    guard let first = firstControlLine else {
      return headerHeight + min(height, count - top) + position.line
    }
    if isPinned { return first + position.line }
    let line = first + position.line - top
    return (0..<height).contains(line) ? line : nil
  }

  /// Returns the scrolling lines of a control; `nil` if the control is fixed or does not exist.
  func lines(of control: SceneControl) -> ClosedRange<Int>? {
    guard !isPinned, let first = firstControlLine,
      let position = controls.first(where: { $0.control == control })
    else { return nil }
    let line = first + position.line
    return line...line + max(position.height - 1, 0)
  }

  /// The first and last line of a row, and, for the first row of a table or group, the line where
  /// the table or group starts.
  typealias RowPosition = (line: Int, end: Int, beginning: Int)

  func position(ofRow row: Int) -> RowPosition? {
    for (start, block) in blocks {
      for table in block.tables where table.rows.contains(row) {
        let index = row - table.rows.lowerBound
        let line = start + table.line(ofRow: index)
        let end = table.layout.isCards ? line + CardLayout.picture.rows - 1 : line
        return (line, end, index == 0 ? start : table.startsGroup(index) ? line - 1 : line)
      }
    }
    return nil
  }

  /// Returns the columns of a row; `nil` if the row's table is not beside another table.
  func columns(ofRow row: Int) -> Range<Int>? {
    let columns = blocks.lazy.compactMap { _, block in
      if case .pair(let pair) = block { pair.columns(ofRow: row) } else { nil }
    }
    return columns.first?.shifted(by: textColumns.lowerBound)
  }

  /// Returns the first column of a line of the frame.
  func column(ofLine line: Int) -> Int {
    let isBeside = line >= header.count && line < headerHeight + height
    return isBeside ? textColumns.lowerBound : 0
  }

  /// Draws the frame with the given scrolling line at the top, or the end of the scene if the line
  /// is too far down.
  func frame(from top: Int, focus: Int?) -> Frame {
    let top = min(top, topRange.upperBound)
    let seen = top..<min(top + height, count)
    let above = header.map(line) + (hasHeadings ? [headings(at: top)] : [])
    let focused = focus.flatMap { position(ofRow: $0)?.line }
      .flatMap { seen.contains($0) ? $0 : nil }
    return Frame(
      lines: above + drawn(seen) + footer.map(line),
      focus: focused.map { $0 - top + headerHeight })
  }

  private func line(_ text: StyledText) -> Frame.Line { Frame.Line(clean: text, columns: columns) }

  /// Returns the pictures of the fully visible cards.
  ///
  /// Each picture comes with the index of its row, counted across all tables, and with the first
  /// line of its card in the frame.
  func cardPictures(from top: Int) -> [(picture: Scene.Picture, row: Int, line: Int)] {
    let top = min(top, topRange.upperBound)
    let seen = top..<min(top + height, count)
    return blocks.flatMap { start, block in
      block.tables.filter(\.layout.hasPictures).flatMap { table in
        table.wholeCards(in: seen.clamped(to: start..<start + table.count).shifted(by: -start))
          .compactMap { row, line in
            table.section.rows[row - table.layout.firstRow].card?.picture.map {
              ($0, row, start + line - top + headerHeight)
            }
          }
      }
    }
  }

  /// Returns the column headings of the table whose rows start above a line; blank if there is
  /// none.
  private func headings(at top: Int) -> Frame.Line {
    guard case (let start, .table(let table))? = block(at: top),
      !table.layout.isCards, top >= start + table.headerHeight
    else { return .empty }
    return table.headings(columns: columns)
  }

  /// Returns the scrolling part that contains a line, and the part's first line.
  func block(at line: Int) -> (start: Int, block: FrameBlock)? {
    blocks.first { start, block in (start..<start + block.count).contains(line) }
  }

  private func drawn(_ range: Range<Int>) -> [Frame.Line] {
    blocks.flatMap { start, block in
      let part = range.clamped(to: start..<start + block.count)
      return part.isEmpty
        ? []
        : block.lines(
          part.lowerBound - start..<part.upperBound - start, columns: columns, focus: markedRow)
    }
  }
}

/// The content of a scrolling line, used to find the line again after other lines have appeared
/// above it.
enum FrameAnchor: Hashable {
  case text(StyledText)
  /// The index of a row, counted across all tables.
  case row(Int)
}

extension FrameLayout {
  /// Returns the positions of the visible controls, in lines of the frame.
  func controls(from top: Int) -> [ControlPosition] {
    controls.compactMap { position in
      line(of: position, from: top).map { line in
        var position = position
        position.line = line
        return position
      }
    }
  }

  func row(at line: Int, column: Int, from top: Int) -> Int? {
    guard (headerHeight..<headerHeight + height).contains(line) else { return nil }
    let line = line - headerHeight + top
    guard let (start, block) = block(at: line) else { return nil }
    return block.table(at: column - textColumns.lowerBound)?.row(at: line - start)
  }

  /// Returns the content of a scrolling line; `nil` for a blank line or a table's heading.
  func anchor(at line: Int) -> FrameAnchor? {
    switch block(at: line) {
    case nil: return nil
    case (let start, .text(let lines))?:
      let text = lines[line - start]
      return text.spans.isEmpty ? nil : .text(text)
    case (let start, let block)?:
      return block.tables.lazy.compactMap { $0.row(beginningAt: line - start) }.first
        .map(FrameAnchor.row)
    }
  }

  /// Returns the line that has the given content and is nearest to the given line, if any.
  func line(of anchor: FrameAnchor, near line: Int) -> Int? {
    if case .row(let row) = anchor { return position(ofRow: row)?.line }
    if self.anchor(at: line) == anchor { return line }
    for distance in 1..<max(count, 2) {
      // Lines are added more often than they are removed.
      if self.anchor(at: line + distance) == anchor { return line + distance }
      if self.anchor(at: line - distance) == anchor { return line - distance }
    }
    return nil
  }
}

extension Scene.Section {
  /// The number of rows to check when deciding whether cards have space for pictures.
  private static let decisive = 20

  /// Whether the rows can be shown as cards.
  var hasCards: Bool { rows.first?.card != nil }

  fileprivate var hasPictures: Bool {
    // A card is too small for a picture that the program would draw itself.
    rows.prefix(Self.decisive).contains { $0.card?.picture?.address != nil }
  }
}

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range<Int> {
    lowerBound + offset..<upperBound + offset
  }
}
