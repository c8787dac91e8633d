import Viper

/// The parts of a scene as lines of a width: all but the rows of its tables.
struct SceneLines {
  /// The number of columns of a line.
  let columns: Int

  /// What the screen is about.
  func head(_ scene: Scene) -> [StyledText] {
    let title = scene.title.isEmpty ? [] : wrapped(StyledText(scene.title, .bold))
    return title + (scene.message.map { wrapped(StyledText($0)) } ?? [])
  }

  /// Running text.
  func body(_ scene: Scene) -> [StyledText] {
    scene.lines.flatMap { wrapped($0.text, hangingIndent: $0.hangingIndent) }
  }

  /// What can be filled in and pressed, and what is under way or did not work.
  func foot(_ scene: Scene) -> [StyledText] {
    var lines = scene.fields.flatMap(field)
    if let loading = scene.loading { lines += wrapped(StyledText(loading, .dim)) }
    if let failure = scene.failure { lines += self.failure(failure) }
    guard let first = scene.buttons.first.map(button) else { return lines }
    return lines + wrapped(scene.buttons.dropFirst().reduce(first) { $0 + " " + button($1) })
  }

  /// The heading of a table, set off by a blank line if anything is above it.
  func heading(_ section: Scene.Section, isBelow: Bool) -> [StyledText] {
    guard !section.heading.isEmpty else { return [] }
    return (isBelow ? [""] : []) + wrapped(StyledText(section.heading, .bold))
  }

  private func field(_ field: Scene.Field) -> [StyledText] {
    let choices = field.choices.isEmpty ? "" : "  (\(field.choices.joined(separator: ", ")))"
    let line =
      StyledText(field.label + ": ", .bold) + StyledText(field.text) + StyledText(choices, .dim)
    let complaint = field.complaint.map { StyledText("  ! " + $0, .init(color: .red)) }
    return wrapped(line, hangingIndent: 2) + (complaint.map { wrapped($0, hangingIndent: 4) } ?? [])
  }

  private func failure(_ failure: Failure) -> [StyledText] {
    let message = StyledText("! " + failure.message, .init(color: .red))
    let advice = failure.advice.isEmpty ? nil : StyledText("  " + failure.advice)
    return wrapped(message, hangingIndent: 2)
      + (advice.map { wrapped($0, hangingIndent: 2) } ?? [])
  }

  /// A button that can be pressed, one that cannot; a tick where what it says is so.
  private func button(_ button: Scene.Button) -> StyledText {
    let label = (button.isChecked ? "✓ " : "") + button.label
    return button.isEnabled ? StyledText("[\(label)]", .bold) : StyledText("(\(label))", .dim)
  }

  private func wrapped(_ text: StyledText, hangingIndent: Int = 0) -> [StyledText] {
    TextWrapper(width: columns, hangingIndent: hangingIndent).lines(text.cleaned)
  }
}
