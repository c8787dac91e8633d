import Viper

/// Puts the screen together: the tabs, the scenes, and the last line.
extension TerminalHost {
  /// The least size on which a screen is drawn.
  static let leastSize = TerminalSize(columns: 16, rows: 4)
  /// The least number of rows on which there is a row for the tabs.
  private static let leastRowsForTabs = 9

  func canvas() -> Canvas {
    var canvas = Canvas(size)
    pictures.request = nil
    guard size.columns >= Self.leastSize.columns, size.rows >= Self.leastSize.rows else {
      let wrapper = TextWrapper(width: size.columns)
      let lines = wrapper.lines(TerminalSanitizer.clean(texts.tooSmall(size, Self.leastSize)))
      canvas.draw(lines.map { Frame.Line(StyledText($0), columns: size.columns) }, at: 0)
      return canvas
    }
    if showsTabs { canvas.draw([tabLine.line], at: 0) }
    if let help {
      canvas.draw(helpLayout.frame(from: help.top, focus: nil).lines, at: firstRow)
    } else {
      drawScenes(on: &canvas)
    }
    drawLastLine(on: &canvas)
    return canvas
  }

  /// Whether the tabs are shown, and their keys do something.
  var showsTabs: Bool { hasTabs && size.rows >= Self.leastRowsForTabs }

  /// The first row of the scenes.
  var firstRow: Int { showsTabs ? 1 : 0 }
  /// The number of rows of the scenes.
  var rows: Int { size.rows - firstRow - 1 }

  // MARK: Scenes

  private func drawScenes(on canvas: inout Canvas) {
    let visible = window.visibleScenes
    guard let top = visible.last else { return }
    for lower in visible.dropLast() { draw(below: lower.id, lower.scene, on: &canvas) }
    let panel = panel(of: top.scene, isOver: visible.count > 1)
    for row in max(panel.lowerBound - 1, firstRow)..<firstRow + rows { canvas.lines[row] = [] }
    if panel.lowerBound > firstRow, !isAccessible {
      let rule = StyledText(String(repeating: "-", count: size.columns), .dim)
      canvas.draw([Frame.Line(rule, columns: size.columns)], at: panel.lowerBound - 1)
    }
    drawTop(top.id, top.scene, in: panel, on: &canvas)
  }

  /// The rows of the scene on top: all, or those at the end that it needs if it is presented over another.
  func panel(of scene: Scene, isOver: Bool) -> Range<Int> {
    let all = firstRow..<firstRow + rows
    guard isOver else { return all }
    let natural = FrameLayout(
      scene, columns: size.columns, rows: .max / 2, focus: ControlFocus(), tables: tables
    ).naturalHeight
    // A line that says what is below, and the rule.
    guard natural + 3 <= rows else { return all }
    return all.upperBound - natural..<all.upperBound
  }

  private func draw(below id: Module.ID, _ scene: Scene, on canvas: inout Canvas) {
    var scene = scene
    scene.focus = nil
    let layout = layout(scene, rows: rows, focus: ControlFocus())
    let top = screens[id]?.viewport.top ?? 0
    canvas.draw(layout.frame(from: top, focus: nil).lines, at: firstRow)
    for row in firstRow..<firstRow + rows { canvas.restyle(row) { $0 = .dim } }
  }

  private func drawTop(
    _ id: Module.ID, _ scene: Scene, in rows: Range<Int>, on canvas: inout Canvas
  ) {
    var screen = screens[id] ?? HostScreen()
    let layout = layout(scene, of: screen, rows: rows.count)
    screen.viewport.follow(scene.focus, in: layout)
    if let lines = screen.control.flatMap(layout.lines) {
      screen.viewport.reveal(lines, in: layout)
    }
    screens[id] = screen
    let frame = layout.frame(from: screen.viewport.top, focus: scene.focus)
    canvas.draw(frame.lines, at: rows.lowerBound)
    drawStatus(of: scene, on: &canvas, at: rows.lowerBound)
    if screen.viewport.top == 0 {
      drawPicture(of: scene, layout, from: rows.lowerBound, on: &canvas)
    }
    mark(frame, screen, layout, from: rows.lowerBound, on: &canvas)
  }

  /// Shows what has the focus, and puts the cursor there.
  private func mark(
    _ frame: Frame, _ screen: HostScreen, _ layout: FrameLayout, from first: Int,
    on canvas: inout Canvas
  ) {
    if let control = screen.control {
      let place = layout.controls(from: screen.viewport.top).first { $0.control == control }
      guard let place, first + place.line < size.rows - 1 else { return }
      let isField = if case .field = control { true } else { false }
      canvas.cursor = Canvas.Cursor(
        row: first + place.line, column: min(place.cursor, size.columns - 1),
        isVisible: isField || isAccessible)
    } else if let line = frame.focus, screen.region == .page {
      if isColored { canvas.restyle(first + line) { $0.isReversed = true } }
      canvas.cursor = Canvas.Cursor(row: first + line, column: 0, isVisible: isAccessible)
    } else {
      canvas.cursor = Canvas.Cursor(row: first, column: 0, isVisible: isAccessible)
    }
  }

  /// Shows where the focus is and where the content comes from, beside the title if there is room.
  private func drawStatus(of scene: Scene, on canvas: inout Canvas, at row: Int) {
    // Beside a text, the rows are not what the screen is about.
    let focus = scene.lines.isEmpty ? scene.focus : nil
    let position = focus.flatMap { focus in
      scene.total.map { texts.position(focus + 1, max($0, scene.rows.count)) }
    }
    let parts = [position, texts.source.isEmpty ? nil : texts.source].compactMap(\.self)
    for count in stride(from: parts.count, to: 0, by: -1) {
      let text = parts.prefix(count).joined(separator: "  ")
      if canvas.drawRight(StyledText(text, .dim), at: row) { return }
    }
  }

  // MARK: Pictures

  /// Leaves room for the picture of a scene that is not scrolled, and says where it is to be drawn.
  private func drawPicture(
    of scene: Scene, _ layout: FrameLayout, from first: Int, on canvas: inout Canvas
  ) {
    guard let picture = scene.picture, let place = layout.picture else { return }
    let top = first + layout.above
    canvas.cover(place.picture, from: top)
    pictures.request = HostPictures.PictureRequest(
      picture: picture,
      area: PictureArea(
        origin: .screen(row: top + place.picture.row, column: place.picture.column),
        columns: place.picture.columns, rows: place.picture.rows))
    guard let caption = pictures.caption(of: picture) else { return }
    let lines = TextWrapper(width: place.caption.columns)
      .lines(StyledText(caption, .dim).cleaned).prefix(place.caption.rows)
    for (offset, line) in lines.enumerated() {
      canvas.draw(line, at: top + place.caption.row + offset, column: place.caption.column)
    }
  }

  // MARK: Layouts

  func layout(_ scene: Scene, rows: Int, focus: ControlFocus) -> FrameLayout {
    FrameLayout(
      scene, columns: size.columns, rows: rows, focus: focus, tables: tables,
      hasPicture: pictures.areShown)
  }

  func layout(_ scene: Scene, of screen: HostScreen, rows: Int) -> FrameLayout {
    var focus = ControlFocus(control: screen.control)
    if case .field(let name) = screen.control { focus.cursor = screen.editors[name]?.cursor }
    var scene = scene
    // One mark says what has the focus.
    if screen.region != .page { scene.focus = nil }
    return layout(scene, rows: rows, focus: focus)
  }
}
