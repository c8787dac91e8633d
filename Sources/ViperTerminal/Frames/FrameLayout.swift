import Viper

/// The lines of a scene on a screen of a fixed size: a header, a footer, and scrolling lines between them.
struct FrameLayout {
  /// The minimum number of lines that scroll between a fixed header and footer.
  private static let minHeight = 3

  private let header: [StyledText]
  private let footer: [StyledText]
  /// Whether the header and the footer are fixed; otherwise they scroll too.
  let isPinned: Bool
  /// The controls, each with its line in the footer.
  let controls: [ControlPosition]
  let footerHeight: Int
  let blocks: [FrameBlock]
  private let columns: Int
  /// The number of scrolling lines.
  let count: Int
  /// The number of scrolling lines that are visible at once.
  let height: Int
  /// The layout of the picture, if there is one.
  let picture: PictureLayout?

  /// Lays out a scene; if there is no room for the picture, its alternative text is shown.
  init(
    _ scene: Scene, columns: Int, rows: Int, focus: ControlFocus? = nil,
    tables: TableCache? = nil, hasPicture: Bool = false
  ) {
    self.columns = max(columns, 1)
    let parts = SceneLines(columns: self.columns, focus: focus)
    let header = parts.header(scene)
    let footer = parts.footer(scene)
    let height = rows - header.count - footer.lines.count
    // A fixed header and footer might leave no room for the rest.
    isPinned = height >= Self.minHeight
    self.height = isPinned ? height : max(rows, 1)
    picture =
      hasPicture && isPinned && scene.picture != nil
      ? PictureLayout(columns: self.columns, height: height) : nil
    let text = picture.map { parts.body(scene, around: $0) } ?? parts.body(scene)
    let body = [.text(text)] + Self.tables(scene, columns: self.columns, tables: tables)
    self.header = isPinned ? header : []
    self.footer = isPinned ? footer.lines : []
    controls = footer.positions
    footerHeight = footer.lines.count
    blocks = isPinned ? body : [.text(header)] + body + [.text(footer.lines)]
    count = blocks.reduce(0) { $0 + $1.count }
  }

  private static func tables(
    _ scene: Scene, columns: Int, tables: TableCache?
  ) -> [FrameBlock] {
    var firstRow = 0
    return scene.sections.filter { !$0.rows.isEmpty }.map { section in
      defer { firstRow += section.rows.count }
      return .table(
        FrameTable(section, of: scene, firstRow: firstRow, columns: columns, tables: tables))
    }
  }

  var headerHeight: Int { header.count }

  /// The number of all lines.
  var naturalHeight: Int { headerHeight + count + (isPinned ? footerHeight : 0) }

  /// The scrolling lines that can be at the top.
  var topRange: ClosedRange<Int> { 0...max(count - height, 0) }

  /// Returns the line of a row, and the line at which its table begins if it is the first row.
  func place(ofRow row: Int) -> (line: Int, beginning: Int)? {
    var start = 0
    for block in blocks {
      if case .table(let table) = block, table.rows.contains(row) {
        let line = start + table.headerHeight + row - table.firstRow
        return (line, row == table.firstRow ? start : line)
      }
      start += block.count
    }
    return nil
  }

  /// Draws the frame with a scrolling line at the top, or the last lines if fewer would be visible.
  func frame(from top: Int, focus: Int?) -> Frame {
    let top = min(top, topRange.upperBound)
    let seen = top..<min(top + height, count)
    let lines = header + drawn(seen) + footer
    let line = focus.flatMap { place(ofRow: $0)?.line }.flatMap { seen.contains($0) ? $0 : nil }
    return Frame(
      lines: lines.map { Frame.Line(clean: $0, columns: columns) },
      focus: line.map { $0 - top + header.count })
  }

  private func drawn(_ range: Range<Int>) -> [StyledText] {
    var lines: [StyledText] = []
    var start = 0
    for block in blocks {
      let part = range.clamped(to: start..<start + block.count)
      if !part.isEmpty { lines += block.lines(part.lowerBound - start..<part.upperBound - start) }
      start += block.count
    }
    return lines
  }
}
