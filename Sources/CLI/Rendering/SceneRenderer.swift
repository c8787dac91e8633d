import Viper

/// Draws a scene for a terminal: no line is wider than it, and nothing in it is obeyed.
struct SceneRenderer {
  let columns: Int
  let isColored: Bool

  /// The scene as lines, each with its end.
  func draw(_ scene: Scene) -> String {
    var lines: [StyledText] = []
    if !scene.title.isEmpty { lines += wrapped(StyledText(scene.title, .bold)) }
    if let message = scene.message { lines += wrapped(StyledText(message)) }
    lines += scene.lines.flatMap { wrapped($0.text, hang: $0.hang) }
    lines += table(scene)
    let paint = Paint(isColored: isColored)
    return lines.map { trimmed(paint.draw($0)) + "\n" }.joined()
  }

  private func wrapped(_ text: StyledText, hang: Int = 0) -> [StyledText] {
    TextWrapper(width: columns, hang: hang).lines(text.mapText(SafeText.clean))
  }

  private func table(_ scene: Scene) -> [StyledText] {
    guard !scene.rows.isEmpty else { return [] }
    let headings = scene.columns.map { StyledText($0.heading, .dim) }
    let rows = [headings] + scene.rows.map { $0.cells.map { $0.mapText(SafeText.clean) } }
    let natural = scene.columns.indices.map { place in
      rows.map { TextWidth.of($0[place].text) }.max() ?? 0
    }
    let layout = TableLayout(scene.columns, natural: natural, room: columns)
    return rows.map { cells in
      let fitted = layout.columns.map { place, width in fit(cells[place], to: width) }
      let gap = StyledText(String(repeating: " ", count: TableLayout.gap))
      return fitted.dropFirst().reduce(fitted.first ?? "") { $0 + gap + $1 }
    }
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
