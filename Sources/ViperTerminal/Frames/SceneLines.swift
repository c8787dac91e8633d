import Viper

/// Breaks the parts of a scene into lines, except for the rows of its tables.
struct SceneLines {
  let columns: Int
  /// The focus of the controls; `nil` if the user cannot move between them.
  var focus: ControlFocus?
  /// Whether an address alone on its line is never broken, even if it is wider than the line.
  var keepsAddresses = false

  /// Returns the title and the message.
  func header(_ scene: Scene) -> [StyledText] {
    let title = scene.title.isEmpty ? [] : wrapped(StyledText(scene.title, .bold))
    return title + (scene.message.map { wrapped(StyledText($0)) } ?? [])
  }

  /// Returns the alternative text of the picture, and the text.
  func body(_ scene: Scene) -> [StyledText] {
    let picture = scene.picture.map { wrapped(StyledText($0.text, .dim)) } ?? []
    return picture + text(scene)
  }

  /// Returns the text, with room for a picture and at least as high.
  func body(_ scene: Scene, around picture: PictureLayout) -> [StyledText] {
    guard let narrow = picture.textColumns else {
      return Array(repeating: "", count: picture.height) + text(scene)
    }
    var lines: [StyledText] = []
    for line in scene.lines {
      // A paragraph that begins beside the picture keeps its width below it.
      let columns = lines.count < picture.height ? narrow : self.columns
      lines += wrapped(line.text, hangingIndent: line.hangingIndent, columns: columns)
    }
    return lines + Array(repeating: "", count: max(0, picture.height - lines.count))
  }

  func text(_ scene: Scene) -> [StyledText] {
    scene.lines.flatMap { wrapped($0.text, hangingIndent: $0.hangingIndent) }
  }

  /// Returns the fields, the progress, the failure and the buttons.
  func footer(_ scene: Scene) -> ControlLines {
    var footer = ControlLines()
    for field in scene.fields { add(field, to: &footer) }
    if let loading = scene.loading { footer.add(wrapped(StyledText(loading, .dim))) }
    if let failure = scene.failure { footer.add(self.failure(failure)) }
    let buttons = scene.buttons.filter { $0.style == .inline }
      .map { (control: SceneControl.button($0.id), text: button($0)) }
    // A full screen shows the notice in its last line.
    if focus == nil, let notice = scene.notice { footer.add(wrapped(StyledText(notice, .dim))) }
    // The focus mark takes the place of the gap.
    footer.add(buttons, gap: focus == nil ? 1 : 0, width: columns)
    return footer
  }

  /// Returns the heading of a table, after a blank line if there is anything above it.
  func heading(_ section: Scene.Section, isBelow: Bool) -> [StyledText] {
    guard !section.heading.isEmpty else { return [] }
    return (isBelow ? [""] : []) + wrapped(StyledText(section.heading, .bold))
  }

  private func add(_ field: Scene.Field, to footer: inout ControlLines) {
    let choices = field.choices.isEmpty ? "" : "  (\(field.choices.joined(separator: ", ")))"
    let label = mark(.field(field.name)) + StyledText(field.label + ": ", .bold).cleaned
    let window = FieldWindow(field.text, cursor: cursor(in: field), width: columns - label.columns)
    let text = StyledText(focus == nil ? field.text : window.text)
    let line = label + (field.text.isEmpty ? StyledText(field.placeholder, .dim) : text)
    let complaint = field.complaint.map { StyledText("  ! " + $0, .init(color: .red)) }
    footer.add(
      .field(field.name),
      TextWrapper(width: columns, hangingIndent: 2).lines(
        (line + StyledText(choices, .dim)).cleaned)
        + (complaint.map { wrapped($0, hangingIndent: 4) } ?? []),
      cursor: min(label.columns + window.cursor, columns - 1))
  }

  private func cursor(in field: Scene.Field) -> Int {
    guard field.choices.isEmpty, focus?.control == .field(field.name) else { return 0 }
    return focus?.cursor ?? 0
  }

  /// Returns the focus mark, or blanks in its place.
  private func mark(_ control: SceneControl) -> StyledText {
    guard let focus else { return "" }
    let mark = focus.control == control ? ">" : " "
    if case .button = control { return StyledText(mark) }
    return columns > 2 ? StyledText(mark + " ") : ""
  }

  private func failure(_ failure: Failure) -> [StyledText] {
    let message = StyledText("! " + failure.message, .init(color: .red))
    let advice = failure.advice.isEmpty ? nil : StyledText("  " + failure.advice)
    return wrapped(message, hangingIndent: 2)
      + (advice.map { wrapped($0, hangingIndent: 2) } ?? [])
  }

  /// Returns a button in brackets, or in parentheses if it is disabled.
  private func button(_ button: Scene.Button) -> StyledText {
    let text =
      button.isEnabled
      ? StyledText("[\(button.text)]", .bold) : StyledText("(\(button.text))", .dim)
    return mark(.button(button.id)) + text.cleaned
  }

  private func wrapped(
    _ text: StyledText, hangingIndent: Int = 0, columns: Int? = nil
  ) -> [StyledText] {
    if keepsAddresses, text.isAddress { return [text.cleaned] }
    let width = min(columns ?? self.columns, TextWrapper.mostReadable)
    return TextWrapper(width: width, hangingIndent: hangingIndent).lines(text.cleaned)
  }
}
