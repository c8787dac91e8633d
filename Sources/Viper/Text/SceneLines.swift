package import Viper

/// Breaks every part of a scene except the table rows into lines.
package struct SceneLines {
  /// The number of lines of a field that a full screen shows.
  private static let maxFieldLines = 8
  /// The minimum number of lines of a field for several lines of text, on a full screen.
  private static let minFieldLines = 3

  private let columns: Int
  private let focus: ControlFocus?
  private let keepsAddresses: Bool

  /// Creates a line breaker for scenes.
  ///
  /// - Parameters:
  ///   - columns: The maximum width of a line.
  ///   - focus: The focus of the controls; `nil` if the user cannot move between controls.
  ///   - keepsAddresses: Whether an address on a line by itself is kept unbroken, even if the
  ///     address is wider than the line.
  package init(columns: Int, focus: ControlFocus? = nil, keepsAddresses: Bool = false) {
    self.columns = columns
    self.focus = focus
    self.keepsAddresses = keepsAddresses
  }

  /// Returns the title, followed by the error in the search term or, if there is none, the message.
  package func header(_ scene: Scene) -> [StyledText] {
    let title = scene.title.isEmpty ? [] : wrapped(StyledText(scene.title, .bold))
    let validationError = scene.searchValidationError.map {
      StyledText("! " + $0, .init(color: .red))
    }
    let message = validationError ?? scene.message.map { StyledText($0) }
    return title
      + (message.map { wrapped($0, hangingIndent: validationError == nil ? 0 : 2) } ?? [])
  }

  /// Returns the running text, preceded by the picture's alternative text if the picture is not
  /// shown.
  package func body(_ scene: Scene, hasPicture: Bool = false) -> [StyledText] {
    let picture = hasPicture ? nil : scene.picture.map { wrapped(StyledText($0.text, .dim)) }
    return (picture ?? [])
      + scene.lines.flatMap { wrapped($0.text, hangingIndent: $0.hangingIndent) }
  }

  /// Returns the lines below the tables, after a blank line.
  package func footnotes(_ scene: Scene) -> [StyledText] {
    scene.footnotes.isEmpty
      ? []
      : [""]
        + scene.footnotes.flatMap { wrapped($0.text, hangingIndent: $0.hangingIndent) }
  }

  /// Returns the fields, the progress text, the failure and the buttons.
  package func controls(_ scene: Scene) -> ControlLines {
    var controls = ControlLines()
    // A full screen shows a prompt on its last line.
    let fields = focus == nil ? scene.fields : scene.fields.filter { !$0.isPrompt }
    let width = focus == nil ? 0 : fields.map { label(of: $0).columns }.max() ?? 0
    for field in fields {
      let label = label(of: field)
      let blanks = String(repeating: " ", count: max(width - label.columns, 0))
      add(field, StyledText(blanks) + mark(.field(field.name)) + label, to: &controls)
    }
    if let loading = scene.loading { controls.add(wrapped(StyledText(loading, .dim))) }
    if let failure = scene.failure { controls.add(self.failure(failure)) }
    let buttons = scene.buttons.filter { $0.style == .inline }
      .map { (control: SceneControl.button($0.id), text: button($0)) }
    // A full screen shows the notice on its last line instead.
    if focus == nil, let notice = scene.notice {
      controls.add(wrapped(StyledText(notice, .dim)))
    }
    // The column for the focus mark takes the place of the gap.
    controls.add(buttons, gap: focus == nil ? 1 : 0, width: columns)
    return controls
  }

  /// Returns a table's heading, preceded by a blank line if there is anything above the heading.
  package func heading(_ section: Scene.Section, isBelow: Bool) -> [StyledText] {
    guard !section.heading.isEmpty else { return [] }
    return (isBelow ? [""] : []) + wrapped(StyledText(section.heading, .bold))
  }

  /// Returns the text below a table's rows.
  package func text(_ section: Scene.Section) -> [StyledText] {
    section.text.flatMap { wrapped($0.text, hangingIndent: $0.hangingIndent) }
  }

  private func label(of field: Scene.Field) -> StyledText {
    StyledText(field.label + ": ", .bold).cleaned
  }

  private func add(_ field: Scene.Field, _ label: StyledText, to controls: inout ControlLines) {
    let rows = field.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if field.choices.isEmpty, rows.count > 1 { return add(rows, of: field, label, to: &controls) }
    let window = FieldWindow(
      field.text, cursor: cursor(in: field), width: columns - label.columns)
    let text: StyledText
    if field.choices.isEmpty {
      text =
        field.text.isEmpty
        ? StyledText(field.placeholderInParentheses, .dim) : self.text(field, window)
    } else {
      text = choice(field)
    }
    controls.add(
      .field(field.name),
      padded(TextWrapper(width: columns, hangingIndent: 2).lines((label + text).cleaned), field)
        + notes(about: field),
      cursor: min(label.columns + window.cursor, columns - 1))
  }

  /// Adds a field with several lines of text, of which a full screen shows those near the cursor.
  private func add(
    _ rows: [Substring], of field: Scene.Field, _ label: StyledText,
    to controls: inout ControlLines
  ) {
    var (row, cursor) = (0, cursor(in: field))
    while row < rows.count - 1, cursor > rows[row].count {
      cursor -= rows[row].count + 1
      row += 1
    }
    let count = focus == nil ? rows.count : Self.maxFieldLines
    let first = max(min(row - count / 2, rows.count - count), 0)
    var column = 0
    let lines = rows.indices.dropFirst(first).prefix(count).flatMap { index in
      let start = index == first ? label : StyledText(focus == nil ? "  " : "    ")
      let window = FieldWindow(
        String(rows[index]), cursor: index == row ? cursor : 0, width: columns - start.columns)
      if index == row { column = min(start.columns + window.cursor, columns - 1) }
      guard focus == nil else { return [start + text(field, window).cleaned] }
      return TextWrapper(width: columns, hangingIndent: 2)
        .lines((start + StyledText(String(rows[index]))).cleaned)
    }
    controls.add(
      .field(field.name), padded(lines, field) + notes(about: field),
      cursor: column, cursorLine: row - first)
  }

  /// Returns the lines of a field with the blank ones that a full screen shows below them.
  private func padded(_ lines: [StyledText], _ field: Scene.Field) -> [StyledText] {
    guard field.isMultiline, focus != nil else { return lines }
    return lines + Array(repeating: "", count: max(Self.minFieldLines - lines.count, 0))
  }

  /// Returns the validation error and the hint of a field.
  private func notes(about field: Scene.Field) -> [StyledText] {
    let validationError = field.validationError.map {
      StyledText("  ! " + $0, .init(color: .red))
    }
    let hint = field.hint.isEmpty ? nil : StyledText("    " + field.hint, .dim)
    return [validationError, hint].compactMap(\.self).flatMap { wrapped($0, hangingIndent: 4) }
  }

  private func text(_ field: Scene.Field, _ window: FieldWindow) -> StyledText {
    guard let focus else { return StyledText(field.text) }
    let isSelected = focus.control == .field(field.name) && focus.isSelected
    return StyledText(window.text, .init(isReversed: isSelected))
  }

  /// Returns the current choice and, unless a full screen can change it, the list of choices.
  private func choice(_ field: Scene.Field) -> StyledText {
    let text =
      field.text.isEmpty ? StyledText(field.placeholderInParentheses, .dim) : StyledText(field.text)
    if focus == nil { return text + StyledText("  (\(field.choiceList))", .dim) }
    return StyledText("‹ ") + text + StyledText(" ›")
  }

  private func cursor(in field: Scene.Field) -> Int {
    guard field.choices.isEmpty, focus?.control == .field(field.name) else { return 0 }
    return focus?.cursor ?? 0
  }

  /// Returns the focus mark, or blanks of the same width.
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

  private func wrapped(_ text: StyledText, hangingIndent: Int = 0) -> [StyledText] {
    if keepsAddresses, text.isAddress { return [text.cleaned] }
    let width = min(columns, TextWrapper.maxReadable)
    return TextWrapper(width: width, hangingIndent: hangingIndent).lines(text.cleaned)
  }
}

/// The visible part of a field's text, including the cursor.
package struct FieldWindow: Hashable {
  package let text: String
  /// The cursor's column in the visible part.
  package let cursor: Int

  /// Creates the visible part for a given width, reserving a column for a cursor at the end.
  package init(_ text: String, cursor: Int, width: Int) {
    let clean = TerminalSanitizer.clean(text)
    let room = max(width - 1, 1)
    var before = clean.prefix(max(cursor, 0))
    var columns = TextWidth.of(before)
    while columns > room, let first = before.first {
      columns -= TextWidth.of(first)
      before.removeFirst()
    }
    self.cursor = columns
    let after = String(clean.dropFirst(max(cursor, 0)))
    self.text = String(before + TextWidth.prefix(after, width: max(room - columns, 0)))
  }
}

/// The lines of a scene's fields, progress text, failure and buttons.
package struct ControlLines {
  package private(set) var lines: [StyledText] = []
  /// The position of each field and button within the lines.
  package private(set) var positions: [ControlPosition] = []

  mutating func add(_ more: [StyledText]) {
    lines += more
  }

  /// Adds a control at the start of a line.
  mutating func add(
    _ control: SceneControl, _ text: [StyledText], cursor: Int = 0, cursorLine: Int = 0
  ) {
    let columns = 0..<(text.first?.columns ?? 0)
    positions.append(
      ControlPosition(
        control: control, line: lines.count, height: text.count, columns: columns, cursor: cursor,
        cursorLine: cursorLine))
    lines += text
  }

  /// Adds controls side by side, and starts a new line whenever a control does not fit.
  mutating func add(_ row: [(control: SceneControl, text: StyledText)], gap: Int, width: Int) {
    var line: StyledText = ""
    for (control, text) in row {
      let text = text.cut(to: width)
      let blanks = line.spans.isEmpty ? 0 : gap
      if !line.spans.isEmpty, line.columns + blanks + text.columns > width {
        lines.append(line)
        line = ""
      } else {
        line += StyledText(String(repeating: " ", count: blanks))
      }
      let start = line.columns
      line += text
      positions.append(
        ControlPosition(
          control: control, line: lines.count, columns: start..<start + text.columns,
          cursor: start)
      )
    }
    if !line.spans.isEmpty { lines.append(line) }
  }
}

/// The position of a field or button within the lines of all controls.
package struct ControlPosition: Hashable {
  package let control: SceneControl
  package var line: Int
  /// The number of lines that the control takes up, including a field's error.
  package var height = 1
  /// The range of columns that the control takes up, from 0.
  package let columns: Range<Int>
  /// The column of the cursor, and its line within the control.
  package let cursor: Int
  package var cursorLine = 0
}

/// A field or a button.
package enum SceneControl: Hashable {
  case field(String)
  case button(String)
}

/// The focused control on a full screen, where each control has a column for the focus mark.
package struct ControlFocus: Hashable {
  package var control: SceneControl?
  /// The number of characters before the cursor in the focused field.
  package var cursor: Int?
  /// Whether the field's entire text is selected.
  package var isSelected: Bool

  package init(control: SceneControl? = nil, cursor: Int? = nil, isSelected: Bool = false) {
    self.control = control
    self.cursor = cursor
    self.isSelected = isSelected
  }
}
