import Viper

/// Draws a scene for a terminal: no line is wider than it, and nothing in it is obeyed.
///
/// It can be given the scene again when rows have come: then it draws those.
struct SceneRenderer {
  private let columns: Int
  private let isColored: Bool
  private var hasBegun = false
  /// How far each section was drawn.
  private var drawn: [Int: (rows: Int, layout: TableLayout)] = [:]

  init(columns: Int, isColored: Bool) {
    self.columns = columns
    self.isColored = isColored
  }

  /// What of the scene was not drawn before, as lines, each with its end.
  mutating func draw(_ scene: Scene) -> String {
    var lines: [StyledText] = []
    if !hasBegun {
      if !scene.title.isEmpty { lines += wrapped(StyledText(scene.title, .bold)) }
      if let message = scene.message { lines += wrapped(StyledText(message)) }
      lines += scene.lines.flatMap { wrapped($0.text, hang: $0.hangingIndent) }
      hasBegun = true
    }
    lines += table(scene).map(\.text)
    let paint = Paint(isColored: isColored)
    return lines.map { trimmed(paint.draw($0)) + "\n" }.joined()
  }

  private func wrapped(_ text: StyledText, hang: Int = 0) -> [StyledText] {
    TextWrapper(width: columns, hang: hang).lines(text.mapText(SafeText.clean))
  }

  /// A line of the tables.
  struct TableLine {
    /// What a line is.
    enum Kind: Equatable {
      /// Above a table, as wide as running text.
      case heading
      /// Above the rows of a table.
      case columns
      /// The row at a place, from 0, through all tables.
      case row(Int)
    }

    let kind: Kind
    let text: StyledText
  }

  /// The rows that were not drawn before; above the first of a table its headings, whose widths stay.
  mutating func table(_ scene: Scene) -> [TableLine] {
    var lines: [TableLine] = []
    var first = 0
    for (place, section) in scene.sections.enumerated() where !section.rows.isEmpty {
      if drawn[place] == nil, !section.heading.isEmpty {
        let isBelow = !scene.lines.isEmpty || first > 0
        let heading = wrapped(StyledText(section.heading, .bold))
        lines += ((isBelow ? [""] : []) + heading).map { TableLine(kind: .heading, text: $0) }
      }
      lines += rows(of: section, at: place, from: first)
      first += section.rows.count
    }
    return lines
  }

  private mutating func rows(
    of section: Scene.Section, at place: Int, from first: Int
  ) -> [TableLine] {
    let before = drawn[place]
    let skipped = before?.rows ?? 0
    guard section.rows.count > skipped else { return [] }
    let rows = section.rows.dropFirst(skipped).map { $0.cells.map { $0.mapText(SafeText.clean) } }
    let headings = section.columns.map { StyledText($0.heading, .dim) }
    let layout =
      before?.layout
      ?? TableLayout(section.columns, natural: naturalWidths([headings] + rows), room: columns)
    drawn[place] = (section.rows.count, layout)
    let above = before == nil ? [TableLine(kind: .columns, text: line(headings, layout))] : []
    return above
      + rows.enumerated().map { offset, row in
        TableLine(kind: .row(first + skipped + offset), text: line(row, layout))
      }
  }

  private func naturalWidths(_ rows: [[StyledText]]) -> [Int] {
    (rows.first ?? []).indices.map { place in
      rows.map { TextWidth.of($0[place].text) }.max() ?? 0
    }
  }

  private func line(_ cells: [StyledText], _ layout: TableLayout) -> StyledText {
    let widths = layout.widths(natural: cells.map { TextWidth.of($0.text) })
    let fitted = zip(layout.columns, widths).map { fit(cells[$0.place], to: $1) }
    let gap = StyledText(String(repeating: " ", count: TableLayout.gap))
    return fitted.dropFirst().reduce(fitted.first ?? "") { $0 + gap + $1 }
  }

  /// A cell cut or filled up to a width.
  private func fit(_ cell: StyledText, to width: Int) -> StyledText {
    var room = width
    let cut = cell.mapText { text in
      let text = TextWidth.cut(text, to: room)
      room -= TextWidth.of(text)
      return text
    }
    return cut + StyledText(String(repeating: " ", count: max(room, 0)))
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
