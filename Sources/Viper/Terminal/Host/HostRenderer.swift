package import Viper
import ViperText

/// The layout of a host's screen: the tabs, the panels of the scenes, and the last line.
struct HostLayout {
  /// The minimum screen size.
  static let minSize = TerminalSize(columns: 16, rows: 4)
  /// The minimum size of a screen whose panels have borders.
  static let minFramedSize = TerminalSize(columns: 60, rows: 14)
  static let minColumnsForPreview = 114
  private static let minRowsForTabs = 9
  /// The width of a dialog.
  private static let dialogColumns = 72

  let size: TerminalSize
  let hasTabs: Bool
  /// The titles of the screens from the root to the screen below the dialogs; empty if that screen
  /// is the root.
  let path: [String]
  /// Whether the top scene is in a dialog.
  let hasDialog: Bool
  /// Whether panels have borders.
  let isFramed: Bool
  /// Whether the screen is for a screen reader.
  let isAccessible: Bool
  /// The minimum number of rows of a picture; `nil` if no pictures are shown.
  let minPictureRows: Int?
  let style: ListStyle
  let texts: HostTexts
  let cache: LayoutCache

  var isTooSmall: Bool { size.columns < Self.minSize.columns || size.rows < Self.minSize.rows }
  /// Whether the first line shows the tabs or, without borders, the path.
  var showsTabs: Bool {
    hasTabs && size.rows >= Self.minRowsForTabs && !(isFramed && !path.isEmpty)
  }
  var firstRow: Int { showsTabs ? 1 : 0 }
  /// The number of rows for the scenes, including their borders.
  var rows: Int { size.rows - firstRow - 1 }
  private var allRows: Range<Int> { firstRow..<firstRow + rows }

  /// Returns the panel of the top scene, and the scene's layout.
  func top(_ scene: Scene, _ screen: HostScreen) -> (panel: Panel, layout: FrameLayout) {
    let scene = screen.shown(scene)
    let panel = hasDialog ? dialog(scene) : panel(of: scene)
    return (panel, layout(scene, in: panel, focus: screen.focus))
  }

  /// Returns the panel of a scene that a dialog covers, and the scene's layout, which has a focus
  /// only if a bar marks it.
  func covered(_ scene: Scene, isDialog: Bool) -> (panel: Panel, layout: FrameLayout) {
    var scene = scene
    if cache.hasFocusMarks { scene.focus = nil }
    let panel = isDialog ? dialog(scene) : panel(of: scene)
    return (panel, layout(scene, in: panel, focus: ControlFocus()))
  }

  /// Returns the panel and the layout of a scene without controls that is shown over all others,
  /// using the whole screen or, if there is room for borders, a dialog.
  func overlay(_ scene: Scene, isDialog: Bool) -> (panel: Panel, lines: FrameLayout) {
    let panel = isDialog && isFramed ? dialog(scene) : panel(of: scene)
    return (panel, layout(scene, in: panel, focus: ControlFocus()))
  }

  /// Whether cards fit on the screen.
  var canShowCards: Bool { size.columns >= CardLayout.minColumns }

  /// Returns whether any rows of a scene are shown as cards.
  func showsCards(of scene: Scene) -> Bool {
    style == .cards && canShowCards && scene.hasCards
  }

  /// Returns the number of rows that fill the screen.
  func rowsOfScreen(_ scene: Scene?) -> Int {
    let lines = rows - (isFramed ? 3 : 2)
    return scene.map { showsCards(of: $0) } == true ? lines / CardLayout.height + 1 : lines
  }

  // MARK: Panels

  /// Returns the panel of a scene that is not a dialog.
  private func panel(of scene: Scene) -> Panel {
    Panel(
      rows: allRows, columns: 0..<(previewColumns(of: scene)?.lowerBound ?? size.columns),
      isFramed: isFramed)
  }

  /// Returns the panel of a dialog in the middle of the screen or, without borders, at the bottom.
  ///
  /// If the dialog is too tall, its lines scroll.
  private func dialog(_ scene: Scene) -> Panel {
    let width = isFramed ? min(Self.dialogColumns, size.columns - 4) : size.columns
    let left = (size.columns - width) / 2
    let whole = Panel(rows: allRows, columns: left..<left + width, isFramed: isFramed)
    let natural = cache.layout(
      untitled(scene, in: whole), columns: whole.textColumns.count, rows: .max / 2,
      focus: ControlFocus(), minPictureRows: nil
    ).naturalHeight
    guard isFramed else {
      // This leaves room for the rule and two lines of the scene below.
      guard natural + 3 <= rows else { return whole }
      let first = allRows.upperBound - natural
      return Panel(rows: first..<allRows.upperBound, columns: whole.columns, isFramed: false)
    }
    let height = min(natural + 2, rows - 2)
    let first = firstRow + (rows - height) / 2
    return Panel(rows: first..<first + height, columns: whole.columns, isFramed: true)
  }

  /// Returns the panel of the preview beside a list, and its layout; `nil` if there is no preview.
  func previewLayout(of scene: Scene) -> (panel: Panel, layout: PreviewLayout)? {
    guard let columns = previewColumns(of: scene), let preview = scene.preview else { return nil }
    let panel = Panel(rows: allRows, columns: columns, isFramed: true)
    let key = PreviewKey(
      preview: preview, columns: panel.textColumns.count, rows: panel.innerRows.count,
      minPictureRows: minPictureRows)
    return (panel, cache.layout(of: key))
  }

  /// Returns the columns of the preview beside a list; `nil` if there is no preview.
  ///
  /// Cards already contain what a preview shows.
  func previewColumns(of scene: Scene) -> Range<Int>? {
    guard isFramed, size.columns >= Self.minColumnsForPreview, scene.preview != nil,
      !showsCards(of: scene)
    else { return nil }
    return size.columns - size.columns * 3 / 7..<size.columns
  }

  // MARK: Layouts

  /// Returns a scene without the title that the border of its panel shows.
  private func untitled(_ scene: Scene, in panel: Panel) -> Scene {
    guard panel.hasRoom(for: scene.title) else { return scene }
    var scene = scene
    scene.title = ""
    return scene
  }

  func layout(_ scene: Scene, in panel: Panel, focus: ControlFocus) -> FrameLayout {
    var scene = untitled(scene, in: panel)
    // The text is needed only if there is no picture or no room for the picture.
    if scene.picture?.address != nil {
      scene.picture?.text = texts.notShown(minPictureRows == nil ? .isOff : .tooSmall)
    }
    if panel.isFramed { scene.hideColumnsInPreview() }
    if cache.hidesFootnotes { scene.footnotes = [] }
    let style = canShowCards ? style : .rows
    let make = { [cache, minPictureRows] columns in
      cache.layout(
        scene, columns: columns, rows: panel.innerRows.count, focus: focus,
        minPictureRows: minPictureRows, style: style)
    }
    if panel.isFramed { return make(panel.textColumns.count) }
    let width = unframedColumns(of: scene)
    let whole = make(width)
    // Content that can start to scroll, such as a form, needs a column for the scroll bar.
    return width == size.columns && width > 2 && whole.topRange.upperBound > 0
      ? make(width - 1) : whole
  }

  /// Returns the width of a scene without a border.
  ///
  /// The last column of the screen is reserved for the scroll bar.
  private func unframedColumns(of scene: Scene) -> Int {
    let height = showsCards(of: scene) ? CardLayout.height : 1
    let count = scene.sections.reduce(0) { $0 + $1.rows.count } * height
    let scrolls = !scene.lines.isEmpty || count >= rows - 2
    return scrolls && size.columns > 2 ? size.columns - 1 : size.columns
  }
}

/// Draws the tabs, the scenes and the last line on a canvas.
struct HostRenderer {
  let layout: HostLayout
  var canvas: Canvas
  private(set) var pictures: [HostOutput.PictureRequest] = []
  private(set) var linesBelow = 0

  init(layout: HostLayout) {
    self.layout = layout
    canvas = Canvas(layout.size)
  }

  private var texts: HostTexts { layout.texts }
  private var symbols: HostSymbols { layout.cache.symbols }
  private var isAccessible: Bool { layout.isAccessible }
  private var columns: Int { layout.size.columns }

  /// Draws the screen above the last line, and scrolls the top scene just far enough to show its
  /// focus.
  mutating func draw(
    _ scenes: [(id: Module.ID, scene: Scene)], _ screens: inout [Module.ID: HostScreen],
    tabs: TabBar, overlay: HostOverlay, caption: (Scene.Picture) -> String?
  ) {
    guard !layout.isTooSmall else { return drawTooSmall() }
    if layout.showsTabs { canvas.draw([tabs.line], at: 0) }
    guard let over = overlay.content(in: layout) else {
      return draw(scenes, &screens, caption: caption)
    }
    if over.isDialog {
      drawCovered(scenes, screens)
    }
    draw(over)
    if !over.panel.isFramed, !over.border.note.isEmpty {
      _ = canvas.drawRight(StyledText(over.border.note, .dim), at: layout.firstRow)
    }
    for row in over.focusedRows { canvas.highlight(row, columns: over.panel.innerColumns) }
    if !over.panel.isFramed { linesBelow = over.lines.linesBelow(over.top) }
  }

  private mutating func drawTooSmall() {
    let message = TerminalSanitizer.clean(texts.tooSmall(layout.size, HostLayout.minSize))
    let lines = TextWrapper(width: columns).lines(message)
    canvas.draw(lines.map { Frame.Line(StyledText($0), columns: columns) }, at: 0)
  }

  // MARK: Panels

  /// Draws the lines and the border of a panel.
  private mutating func draw(_ content: PanelContent) {
    let (panel, lines, frame) = (content.panel, content.lines, content.frame)
    if !panel.isFramed {
      if content.isDialog { clear(panel.rows) }
      for (line, text) in frame.lines.enumerated() {
        draw(text, at: panel.rows.lowerBound + line, column: lines.column(ofLine: line))
      }
      return
    }
    let thumb = thumb(content)
    for (line, row) in panel.innerRows.enumerated() {
      let text = line < frame.lines.count ? frame.lines[line] : .empty
      let column = lines.column(ofLine: line)
      if content.isDialog {
        let blanks = StyledText(String(repeating: " ", count: column + 1))
        let all = symbols.track.text + blanks + text.text
        canvas.patch(
          Frame.Line(clean: all, columns: panel.columns.count - 1), at: row,
          columns: panel.columns)
      } else {
        canvas.draw(
          PanelRow(
            line: text, column: panel.textColumns.lowerBound + column, left: symbols.track,
            right: thumb.contains(row) ? symbols.thumb : symbols.track, columns: panel.columns),
          at: row)
      }
    }
    let width = panel.columns.count
    for (row, border) in [
      (panel.rows.lowerBound, content.border.top(width, symbols)),
      (panel.rows.upperBound - 1, content.border.bottom(width, symbols)),
    ] {
      if content.isDialog {
        canvas.patch(border, at: row, columns: panel.columns)
      } else {
        canvas.draw([border], at: row)
      }
    }
    if content.isDialog { drawScrollBar(content) }
  }

  private mutating func draw(_ line: Frame.Line, at row: Int, column: Int) {
    if column == 0 { return canvas.draw([line], at: row) }
    canvas.draw([.empty], at: row)
    canvas.draw(line, at: row, column: column)
  }

  /// Draws the scroll bar, which is the right side of a border, or else the edge of the screen.
  private mutating func drawScrollBar(_ content: PanelContent) {
    let (lines, panel) = (content.lines, content.panel)
    let thumb = thumb(content)
    guard panel.isFramed || !thumb.isEmpty && !isAccessible else { return }
    let first = panel.innerRows.lowerBound + lines.headerHeight
    let rows = panel.isFramed ? panel.innerRows : first..<first + lines.height
    let column = panel.columns.upperBound - 1
    for row in rows {
      canvas.patch(
        thumb.contains(row) ? symbols.thumb : symbols.track, at: row, columns: column..<column + 1)
    }
  }

  /// Returns the rows of the scroll bar that show which lines are visible; empty if all are.
  private func thumb(_ content: PanelContent) -> Range<Int> {
    let lines = content.lines
    let hidden = lines.topRange.upperBound
    guard hidden > 0 else { return 0..<0 }
    let length = max(lines.height * lines.height / lines.count, 1)
    let start = (lines.height - length) * min(content.top, hidden) / hidden
    let first = content.panel.innerRows.lowerBound + lines.headerHeight + start
    return first..<first + length
  }

  // MARK: Scenes

  /// Draws scenes in order, starting with the bottom scene.
  private mutating func draw(
    _ scenes: [(id: Module.ID, scene: Scene)], _ screens: inout [Module.ID: HostScreen],
    caption: (Scene.Picture) -> String?
  ) {
    drawCovered(scenes.dropLast(), screens)
    guard let (id, scene) = scenes.last else { return }
    var screen = screens[id] ?? HostScreen()
    let (panel, lines) = layout.top(scene, screen)
    screen.follow(scene.focus, in: lines)
    screens[id] = screen
    let isDialog = scenes.count > 1
    let content = PanelContent(
      panel: panel, lines: lines, top: screen.viewport.top, focus: screen.shown(scene).focus,
      border: border(of: scene, isDialog: isDialog), isDialog: isDialog)
    draw(content)
    if !panel.isFramed { drawStatus(of: scene, above: lines, at: panel.rows.lowerBound) }
    let cards = lines.cardPictures(from: content.top).prefix(HostOutput.maxCardPictures)
    for (picture, _, line) in cards {
      draw(
        picture, inCardAt: panel.innerRows.lowerBound + line,
        column: panel.textColumns.lowerBound, caption(picture))
    }
    let hasPicture = cards.contains { $0.row == scene.focus }
    mark(
      content, screen, scene, besides: hasPicture ? CardLayout.picture.allColumns : nil)
    if !panel.isFramed {
      // A row is drawn from left to right.
      drawScrollBar(content)
      if !scene.lines.isEmpty { linesBelow = lines.linesBelow(content.top) }
    }
    if let (preview, lines) = layout.previewLayout(of: scene) {
      drawPreview(scene, lines, in: preview, caption: caption)
    }
    if let picture = scene.picture, let areas = lines.picture {
      draw(
        picture, in: areas.picture.moved(byColumns: panel.textColumns.lowerBound), caption(picture),
        in: areas.caption.moved(byColumns: panel.textColumns.lowerBound),
        from: panel.innerRows.lowerBound + lines.headerHeight, isDelayed: false)
    }
  }

  /// Draws a preview beside the list, in a panel that has the name of the focused row.
  private mutating func drawPreview(
    _ scene: Scene, _ lines: PreviewLayout, in panel: Panel, isCovered: Bool = false,
    caption: (Scene.Picture) -> String?
  ) {
    let (first, top) = (panel.columns.lowerBound, panel.innerRows.lowerBound)
    for (offset, row) in panel.innerRows.enumerated() {
      let (column, line) =
        offset < lines.lines.count ? lines.lines[offset] : (column: 0, line: .empty)
      canvas.draw(
        PanelRow(
          line: line, column: panel.textColumns.lowerBound + column, left: symbols.track,
          right: symbols.track, columns: panel.columns), at: row)
    }
    if !isCovered, let picture = scene.preview?.picture, let area = lines.picture {
      draw(
        picture, in: area.moved(byColumns: panel.textColumns.lowerBound), caption(picture),
        in: lines.caption.moved(byColumns: panel.textColumns.lowerBound), from: top,
        isDelayed: true)
    }
    let border = PanelBorder(
      path: [scene.preview?.title ?? ""], isActive: false, footnotes: [texts.source])
    canvas.draw(
      border.top(panel.columns.count, symbols), at: panel.rows.lowerBound, column: first)
    canvas.draw(
      border.bottom(panel.columns.count, symbols), at: panel.rows.upperBound - 1, column: first)
  }

  /// Draws scenes, of which all but the first are in dialogs, dimmed.
  private mutating func drawCovered(
    _ scenes: some Collection<(id: Module.ID, scene: Scene)>, _ screens: [Module.ID: HostScreen]
  ) {
    for (index, (id, scene)) in scenes.enumerated() {
      let (panel, lines) = layout.covered(scene, isDialog: index > 0)
      let content = PanelContent(
        panel: panel, lines: lines, top: screens[id]?.viewport.top ?? 0,
        focus: layout.cache.hasFocusMarks ? nil : scene.focus,
        border: border(of: scene, isDialog: index > 0), isDialog: index > 0)
      draw(content)
      // The question may be about the focused row.
      for row in content.focusedRows {
        canvas.highlight(row, columns: barColumns(content, scene))
      }
      if index == 0, let (preview, lines) = layout.previewLayout(of: scene) {
        drawPreview(scene, lines, in: preview, isCovered: true) { _ in nil }
      }
    }
    guard !scenes.isEmpty else { return }
    for row in 0..<layout.size.rows - 1 { canvas.dim(row) }
  }

  /// Clears the rows of a dialog without a border, and draws a rule above them.
  private mutating func clear(_ rows: Range<Int>) {
    for row in max(rows.lowerBound - 1, layout.firstRow)..<rows.upperBound {
      canvas.rows[row] = CanvasRow()
    }
    if rows.lowerBound > layout.firstRow, !isAccessible {
      let rule = StyledText(String(repeating: "-", count: columns), .dim)
      canvas.draw([Frame.Line(rule, columns: columns)], at: rows.lowerBound - 1)
    }
  }

  // MARK: Status

  /// Returns the border of a scene's panel.
  private func border(of scene: Scene, isDialog: Bool) -> PanelBorder {
    let hasPreview = layout.previewColumns(of: scene) != nil
    return PanelBorder(
      path: isDialog || layout.path.isEmpty ? [scene.title] : layout.path,
      note: counts(of: scene).joined(separator: " · "),
      footnotes: [hasPreview || isDialog ? "" : texts.source, sort(of: scene) ?? ""])
  }

  /// Returns the position in the rows, and the number of rows that were compared with the user's
  /// text, as far as they are known.
  private func counts(of scene: Scene) -> [String] {
    // On a page with text, the row position is unimportant.
    let focus = scene.lines.isEmpty ? scene.focus : nil
    let position = focus.flatMap { focus in
      scene.total.map { total in
        scene.isPartlySorted
          ? texts.loaded(scene.rows.count, total)
          : texts.position(min(focus + 1, total), total)
      }
    }
    let rest = scene.narrowing.flatMap {
      $0.loaded < $0.total ? texts.loaded($0.loaded, $0.total) : nil
    }
    return [position, rest].compactMap(\.self)
  }

  /// Draws, beside the title of a scene without a border, the position and the source of the
  /// content, if there is room.
  private mutating func drawStatus(of scene: Scene, above lines: FrameLayout, at row: Int) {
    // A title that scrolls is beside the scroll bar.
    let margin = lines.headerHeight == 0 && lines.topRange.upperBound > 0 ? 2 : 0
    let rows = counts(of: scene)
    let others = [texts.source.isEmpty ? nil : texts.source, sort(of: scene)].compactMap(\.self)
    for count in (0...others.count).reversed() {
      let all = [rows.joined(separator: " · ")] + others.prefix(count)
      let text = all.filter { !$0.isEmpty }.joined(separator: "  ")
      if canvas.drawRight(StyledText(text, .dim), at: row, margin: margin) { return }
    }
    if let first = rows.first {
      _ = canvas.drawRight(StyledText(first, .dim), at: row, margin: margin)
    }
  }

  /// Returns the heading of the column that cards are sorted by, which is shown because cards have
  /// no column headings.
  private func sort(of scene: Scene) -> String? {
    guard layout.showsCards(of: scene) else { return nil }
    let column = scene.sections.lazy.flatMap(\.columns).first { $0.sort != nil }
    return column?.sort.map { "\(column?.heading ?? "") \(symbols.sort($0))" }
  }

  // MARK: Pictures

  /// Covers the cells of a picture.
  private mutating func cover(
    _ picture: Scene.Picture, in area: PictureLayout.Part, from top: Int, isDelayed: Bool
  ) {
    canvas.cover(area, from: top)
    pictures.append(
      HostOutput.PictureRequest(
        picture: picture,
        area: PictureArea(
          origin: .screen(row: top + area.row, column: area.column), columns: area.columns,
          rows: area.rows), isDelayed: isDelayed))
  }

  /// Covers the cells of a card's picture, or draws its alternative text if there is no picture.
  private mutating func draw(
    _ picture: Scene.Picture, inCardAt row: Int, column: Int, _ caption: String?
  ) {
    let area = CardLayout.picture.moved(byColumns: column)
    cover(picture, in: area, from: row, isDelayed: true)
    // There is no room for the picture's caption.
    guard caption == picture.text else { return }
    let lines = TextWrapper(width: area.columns).lines(StyledText(picture.text, .dim).cleaned)
    for (offset, line) in lines.prefix(area.rows).enumerated() {
      canvas.patch(
        Frame.Line(clean: line, columns: area.columns), at: row + offset, columns: area.allColumns)
    }
  }

  /// Covers the cells of a picture, and draws its caption.
  private mutating func draw(
    _ picture: Scene.Picture, in area: PictureLayout.Part, _ caption: String?,
    in captionArea: PictureLayout.Part, from top: Int, isDelayed: Bool
  ) {
    cover(picture, in: area, from: top, isDelayed: isDelayed)
    guard let caption else { return }
    let wrapper = TextWrapper(width: captionArea.columns)
    let text = wrapper.lines(StyledText(caption, .dim).cleaned).prefix(captionArea.rows)
    for (offset, line) in text.enumerated() {
      canvas.patch(
        Frame.Line(clean: line, columns: captionArea.columns),
        at: top + captionArea.row + offset, columns: captionArea.allColumns)
    }
  }

  // MARK: Focus

  /// Marks the focused row except for its picture, and puts the cursor at the focus.
  private mutating func mark(
    _ content: PanelContent, _ screen: HostScreen, _ scene: Scene, besides picture: Range<Int>?
  ) {
    let (panel, lines) = (content.panel, content.lines)
    let (first, left) = (panel.innerRows.lowerBound, panel.textColumns.lowerBound)
    for row in content.focusedRows {
      let columns = barColumns(content, scene)
      if let picture {
        canvas.highlight(row, columns: columns.lowerBound..<picture.lowerBound + left)
        canvas.highlight(row, columns: picture.upperBound + left..<columns.upperBound)
      } else {
        canvas.highlight(row, columns: columns)
      }
    }
    if let control = screen.control {
      let position = lines.controls(from: content.top).first { $0.control == control }
      guard let position, panel.innerRows.contains(first + position.line) else { return }
      let isField = if case .field = control { true } else { false }
      canvas.cursor = Canvas.Cursor(
        row: first + position.line + position.cursorLine,
        column: min(left + position.cursor, columns - 1), isVisible: isField || isAccessible)
    } else {
      canvas.cursor = Canvas.Cursor(
        row: content.focusedRows.first ?? first, column: left, isVisible: isAccessible)
    }
  }

  /// Returns the columns of the selection bar, which extends to the border or to the picture, the
  /// scroll bar or the edge of the screen.
  private func barColumns(_ content: PanelContent, _ scene: Scene) -> Range<Int> {
    let (panel, lines) = (content.panel, content.lines)
    let left = panel.textColumns.lowerBound
    // The bar starts and ends one column beside the text of a table that does not use all columns.
    let margin = panel.isFramed ? 1 : 0
    if let pair = scene.focus.flatMap(lines.columns(ofRow:)) {
      return left + pair.lowerBound - margin..<left + pair.upperBound
    }
    if lines.picture != nil {
      return left + lines.textColumns.lowerBound - margin..<left + lines.textColumns.upperBound
    }
    if panel.isFramed { return panel.innerColumns }
    return 0..<(lines.topRange.upperBound > 0 && !isAccessible ? columns - 1 : columns)
  }

  // MARK: The last line

  /// Returns the keys, preceded by the work in progress or by the number of lines below the visible
  /// ones.
  private func footer(_ progress: String?, _ footer: (Int) -> StyledText) -> StyledText {
    let below = linesBelow > 0 ? texts.linesBelow(linesBelow) : nil
    guard let first = progress ?? below else { return footer(columns) }
    let more = StyledText(first, .bold).cleaned
    let keys = footer(columns - more.columns - 2)
    return keys.spans.isEmpty ? more : more + "  " + keys
  }

  /// Draws a notice in as many of the bottom rows as the notice needs.
  private mutating func draw(_ notice: [Frame.Line]) {
    let first = layout.size.rows - notice.count
    canvas.draw(notice, at: first)
    // A picture would cover the notice.
    pictures.removeAll { $0.area.endRow > first }
  }

  /// Draws a question's choices, each after the digit that selects it.
  private mutating func draw(choicesOf field: Scene.Field, shown: Scene.Choice?, at row: Int) {
    var choices = field.choices.enumerated().map { index, choice in
      (
        "  " + StyledText("\(index + 1)", .init(color: .cyan)) + " ",
        StyledText(choice.label, choice == shown ? .init(isBold: true, isReversed: true) : .plain)
          .cleaned
      )
    }[...]
    let selected = shown.flatMap(field.choices.firstIndex) ?? 0
    let label = StyledText(field.label + ":", .bold).cleaned
    func width(_ last: Int) -> Int {
      choices.prefix(through: last).reduce(label.columns + 1) { $0 + $1.0.columns + $1.1.columns }
    }
    // Leave out the first choices if the selected one would not fit.
    while choices.startIndex < selected, width(selected) > columns { choices.removeFirst() }
    var (line, column) = (label, 0)
    for (index, choice) in zip(choices.indices, choices) {
      line += choice.0
      if index == selected { column = line.columns }
      line += choice.1
    }
    canvas.draw([Frame.Line(line, columns: columns)], at: row)
    canvas.cursor = Canvas.Cursor(
      row: row, column: min(column, columns - 1), isVisible: isAccessible)
  }

  /// Draws the question, the notice, the search field or the footer.
  ///
  /// `footer` returns the footer for a number of columns.
  @MainActor
  mutating func drawLastLine(
    _ notice: [Frame.Line], _ progress: String?, _ keymap: HostKeymap,
    _ redactor: (any SceneRedactor)?, footer: (Int) -> StyledText
  ) {
    let row = layout.size.rows - 1
    let field = keymap.field.flatMap { $0.isPrompt ? $0 : nil }
    if field == nil, !notice.isEmpty { return draw(notice) }
    guard !layout.isTooSmall else { return }
    guard field != nil || keymap.isSearching || keymap.palette != nil else {
      return canvas.draw([Frame.Line(self.footer(progress, footer), columns: columns)], at: row)
    }
    let screen = keymap.screen
    if let field, !field.choices.isEmpty {
      return draw(choicesOf: field, shown: screen.choice(of: field), at: row)
    }
    let name = field?.label ?? keymap.scene?.searchLabel ?? texts.search
    let label = StyledText((keymap.palette == nil ? name : "") + ": ", .bold).cleaned
      .cut(to: columns / 2)
    let term = keymap.palette ?? screen.term
    let typed = keymap.palette?.text ?? screen.editedText
    // The scene shows dots in place of a secret.
    let text = field?.isSecret == true ? String(repeating: "•", count: typed.count) : typed
    let window = FieldWindow(
      redactor?.shown(text) ?? text,
      cursor: field == nil ? term.cursor : screen.focus.cursor ?? 0,
      width: columns - label.columns)
    let isSelected = field == nil ? term.isSelected : screen.focus.isSelected
    var line = label + StyledText(window.text, .init(isReversed: isSelected))
    if keymap.isSearching, !isSelected, let mistake = keymap.scene?.searchMistake {
      line = label + Self.highlighting(mistake, in: window.text)
    }
    if let validationError = field.flatMap({ keymap.validationError(of: $0) }) {
      line += StyledText("  ! " + validationError, .init(color: .red))
    } else if let field, !field.placeholder.isEmpty {
      line += StyledText(
        (window.text.isEmpty ? "" : "  ") + field.placeholderInParentheses, .dim)
    } else if keymap.isSearching, keymap.scene?.searchLabel == nil, window.text.isEmpty,
      !texts.searchPlaceholder.isEmpty
    {
      line += StyledText("(\(texts.searchPlaceholder))", .dim)
    }
    canvas.draw([Frame.Line(line.cleaned, columns: columns)], at: row)
    let rest = columns - line.columns - 2
    _ = canvas.drawRight(footer(rest), at: row)
    canvas.cursor = Canvas.Cursor(
      row: row, column: min(label.columns + window.cursor, columns - 1), isVisible: true)
  }
}

extension HostRenderer {
  /// Returns the text that the user typed, with incorrect words in red reverse video.
  private static func highlighting(_ mistake: String, in text: String) -> StyledText {
    var (line, rest) = (StyledText(""), text[...])
    while let found = rest.firstRange(of: mistake), !mistake.isEmpty {
      let (before, after) = (rest[..<found.lowerBound].last, rest[found.upperBound...].first)
      // A match inside another word does not count as an error.
      let isWord = [before, after].allSatisfy { $0 == nil || $0?.isLetter == $0?.isNumber }
      line += StyledText(String(rest[..<found.lowerBound]))
      line += StyledText(
        String(rest[found]), isWord ? .init(color: .red, isReversed: true) : .plain)
      rest = rest[found.upperBound...]
    }
    return line + StyledText(String(rest))
  }
}

/// Hides parts of what a host draws, before the text is truncated, wrapped or sanitized.
@MainActor
package protocol SceneRedactor {
  /// Returns a scene in a form that is safe to draw, with the same fields, buttons and rows.
  func shown(_ scene: Scene) -> Scene

  /// Returns the text in a form that is safe to draw, with the same number of characters.
  func shown(_ text: String) -> String
}
