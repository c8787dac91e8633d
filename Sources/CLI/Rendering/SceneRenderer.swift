import Viper

/// Draws a scene for a terminal: no line is wider than it, and nothing in it is obeyed.
///
/// It can be given the scene again when rows have come: then it draws those.
struct SceneRenderer {
  private let columns: Int
  private let isColored: Bool
  private var hasBegun = false
  private var drawnRows = 0
  private var layout: TableLayout?

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
      lines += scene.lines.flatMap { wrapped($0.text, hang: $0.hang) }
      hasBegun = true
    }
    lines += table(scene)
    let paint = Paint(isColored: isColored)
    return lines.map { trimmed(paint.draw($0)) + "\n" }.joined()
  }

  private func wrapped(_ text: StyledText, hang: Int = 0) -> [StyledText] {
    TextWrapper(width: columns, hang: hang).lines(text.mapText(SafeText.clean))
  }

  /// The rows that were not drawn before; above the first of them the headings, whose widths stay.
  mutating func table(_ scene: Scene) -> [StyledText] {
    guard scene.rows.count > drawnRows else { return [] }
    var rows = scene.rows.dropFirst(drawnRows).map { $0.cells.map { $0.mapText(SafeText.clean) } }
    drawnRows = scene.rows.count
    if layout == nil { rows.insert(scene.columns.map { StyledText($0.heading, .dim) }, at: 0) }
    let layout = layout ?? TableLayout(scene.columns, natural: naturalWidths(rows), room: columns)
    self.layout = layout
    return rows.map { line($0, layout) }
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
