import Viper

/// The lines of a scene on a screen of a fixed size: which of them stay and which scroll.
struct FrameLayout {
  /// The least number of lines that scroll between others that stay.
  private static let leastHeight = 3

  private let head: [StyledText]
  private let foot: [StyledText]
  /// Whether the lines above and below stay while the rest scrolls.
  let isPinned: Bool
  /// The controls, each with its line below the rest.
  let controls: [ControlPlace]
  /// The number of lines below the rest.
  let footCount: Int
  let blocks: [FrameBlock]
  private let columns: Int
  /// The number of lines that scroll.
  let count: Int
  /// The number of them that are seen at once.
  let height: Int
  /// The place of the picture, if there is one.
  let picture: PicturePlace?

  /// Lays out a scene on a screen; without room for a picture, its text stands for it.
  init(
    _ scene: Scene, columns: Int, rows: Int, focus: ControlFocus? = nil,
    tables: TableMemory? = nil, hasPicture: Bool = false
  ) {
    self.columns = max(columns, 1)
    let parts = SceneLines(columns: self.columns, focus: focus)
    let head = parts.head(scene)
    let foot = parts.foot(scene)
    let height = rows - head.count - foot.lines.count
    // If little room is left between them, head and foot scroll too: the rest might never be seen.
    isPinned = height >= Self.leastHeight
    self.height = isPinned ? height : max(rows, 1)
    picture =
      hasPicture && isPinned && scene.picture != nil
      ? PicturePlace(columns: self.columns, height: height) : nil
    let text = picture.map { parts.body(scene, around: $0) } ?? parts.body(scene)
    let body = [.text(text)] + Self.tables(scene, columns: self.columns, tables: tables)
    self.head = isPinned ? head : []
    self.foot = isPinned ? foot.lines : []
    controls = foot.places
    footCount = foot.lines.count
    blocks = isPinned ? body : [.text(head)] + body + [.text(foot.lines)]
    count = blocks.reduce(0) { $0 + $1.count }
  }

  private static func tables(
    _ scene: Scene, columns: Int, tables: TableMemory?
  ) -> [FrameBlock] {
    var firstRow = 0
    return scene.sections.filter { !$0.rows.isEmpty }.map { section in
      defer { firstRow += section.rows.count }
      return .table(
        FrameTable(section, of: scene, firstRow: firstRow, columns: columns, tables: tables))
    }
  }

  /// The number of lines above those that scroll.
  var above: Int { head.count }

  /// The number of all lines.
  var naturalHeight: Int { above + count + (isPinned ? footCount : 0) }

  /// The range of the lines that can be at the top.
  var tops: ClosedRange<Int> { 0...max(count - height, 0) }

  /// Returns the place of a row.
  ///
  /// - Returns: Its line, and the first line of what introduces it: of the heading, for the first row of a
  ///   table; `nil` if there is no such row.
  func place(ofRow row: Int) -> (line: Int, beginning: Int)? {
    var start = 0
    for block in blocks {
      if case .table(let table) = block, table.rows.contains(row) {
        let line = start + table.above + row - table.firstRow
        return (line, row == table.firstRow ? start : line)
      }
      start += block.count
    }
    return nil
  }

  /// Draws the lines that are seen from a line of those that scroll on, or the last ones if fewer
  /// would be seen; none is wider than the screen.
  func frame(from top: Int, focus: Int?) -> Frame {
    let top = min(top, tops.upperBound)
    let seen = top..<min(top + height, count)
    let lines = head + drawn(seen) + foot
    let line = focus.flatMap { place(ofRow: $0)?.line }.flatMap { seen.contains($0) ? $0 : nil }
    return Frame(
      lines: lines.map { Frame.Line(clean: $0, columns: columns) },
      focus: line.map { $0 - top + head.count })
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
