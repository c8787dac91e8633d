import Viper

/// Draws a scene on a screen of a fixed size: what stands above and below it stays, and of the rest the part
/// with the focus is shown.
struct ScreenRenderer {
  let columns: Int
  let rows: Int
  let isColored: Bool

  /// The screen's lines, without blanks at their ends; no more than there is room for.
  func draw(_ scene: Scene) -> [String] {
    let head = heading(scene)
    let foot = footing(scene)
    let (body, focus) = body(scene)
    let height = max(rows - head.count - foot.count, 1)
    // The least that has to be moved up for the focus to be seen: it follows from the focus alone, so that
    // who comes back to a screen finds it as it was. Before anybody moved it, the beginning is shown.
    let top = focus.map { scene.focus == 0 ? 0 : max(0, $0 - height + 1) } ?? 0
    let lines = head + body.dropFirst(top).prefix(height) + foot
    let paint = Paint(isColored: isColored)
    return lines.prefix(rows).map { trimmed(paint.draw($0)) }
  }

  private func heading(_ scene: Scene) -> [StyledText] {
    var lines = scene.title.isEmpty ? [] : wrapped(StyledText(scene.title, .bold))
    if let message = scene.message { lines += wrapped(StyledText(message)) }
    return lines
  }

  private func footing(_ scene: Scene) -> [StyledText] {
    var lines = scene.fields.flatMap(field)
    if let loading = scene.loading { lines += wrapped(StyledText(loading, .dim)) }
    if let failure = scene.failure {
      lines += wrapped(StyledText("! " + failure.message, .init(color: .red)), hang: 2)
      if !failure.advice.isEmpty { lines += wrapped(StyledText("  " + failure.advice), hang: 2) }
    }
    if !scene.buttons.isEmpty {
      let buttons = scene.buttons.map(button)
      lines += wrapped(buttons.dropFirst().reduce(buttons[0]) { $0 + " " + $1 })
    }
    return lines
  }

  /// The lines between, and which of them has the focus.
  private func body(_ scene: Scene) -> (lines: [StyledText], focus: Int?) {
    var lines = scene.lines.flatMap { wrapped($0.text, hang: $0.hangingIndent) }
    var focus: Int?
    var renderer = SceneRenderer(columns: max(columns - 2, 1), isColored: false)
    let table = renderer.table(scene)
    for line in table {
      let isFocused = scene.focus.map { line.kind == .row($0) } ?? false
      if isFocused { focus = lines.count }
      lines.append(line.kind == .heading ? line.text : (isFocused ? "> " : "  ") + line.text)
    }
    return (lines, focus)
  }

  private func field(_ field: Scene.Field) -> [StyledText] {
    let choices = field.choices.isEmpty ? "" : "  (\(field.choices.joined(separator: ", ")))"
    let line =
      StyledText(field.label + ": ", .bold) + StyledText(field.text) + StyledText(choices, .dim)
    let complaint = field.complaint.map { StyledText("  ! " + $0, .init(color: .red)) }
    return wrapped(line, hang: 2) + (complaint.map { wrapped($0, hang: 4) } ?? [])
  }

  /// A button that can be pressed, one that cannot; a tick where what it says is so.
  private func button(_ button: Scene.Button) -> StyledText {
    let label = (button.isChecked ? "✓ " : "") + button.label
    return button.isEnabled ? StyledText("[\(label)]", .bold) : StyledText("(\(label))", .dim)
  }

  private func wrapped(_ text: StyledText, hang: Int = 0) -> [StyledText] {
    TextWrapper(width: columns, hang: hang).lines(text.mapText(SafeText.clean))
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
