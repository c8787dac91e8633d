package import Viper
import ViperText

/// The layout of a host's screen: the tabs, the scenes and the last line.
struct HostLayout {
  /// The minimum screen size.
  static let minSize = TerminalSize(columns: 16, rows: 4)
  private static let minRowsForTabs = 9
  static let minColumnsForPreview = 110

  let size: TerminalSize
  let hasTabs: Bool
  /// Whether the top scene is presented over another one.
  let isPresenting: Bool
  /// The minimum number of rows of a picture; `nil` if no pictures are shown.
  let minPictureRows: Int?
  let style: ListStyle
  let texts: HostTexts
  let cache: LayoutCache

  var isTooSmall: Bool { size.columns < Self.minSize.columns || size.rows < Self.minSize.rows }
  var showsTabs: Bool { hasTabs && size.rows >= Self.minRowsForTabs }
  var firstRow: Int { showsTabs ? 1 : 0 }
  /// The number of rows for the scenes.
  var rows: Int { size.rows - firstRow - 1 }

  func top(_ scene: Scene, _ screen: HostScreen) -> (rows: Range<Int>, layout: FrameLayout) {
    let scene = screen.shown(scene)
    let rows = panel(of: scene)
    return (rows, layout(scene, rows: rows.count, focus: screen.focus))
  }

  /// Whether cards fit on the screen.
  var canShowCards: Bool { size.columns >= CardLayout.minColumns }

  /// Returns whether any rows of a scene are shown as cards.
  func showsCards(of scene: Scene) -> Bool {
    style == .cards && canShowCards && scene.hasCards
  }

  /// Returns the number of rows that fill the screen.
  func rowsOfScreen(_ scene: Scene?) -> Int {
    let lines = rows - 2
    return scene.map { showsCards(of: $0) } == true ? lines / CardLayout.height + 1 : lines
  }

  /// Returns the columns of the preview beside a list; `nil` if there is no preview.
  ///
  /// Cards already contain what a preview shows.
  func previewColumns(of scene: Scene) -> Range<Int>? {
    guard size.columns >= Self.minColumnsForPreview, scene.preview != nil, !showsCards(of: scene)
    else { return nil }
    return size.columns - size.columns * 2 / 5..<size.columns
  }

  /// Returns the layout and the columns of a scene's preview; `nil` if there is no preview.
  func previewLayout(of scene: Scene) -> (layout: PreviewLayout, columns: Range<Int>)? {
    guard let columns = previewColumns(of: scene), let preview = scene.preview else { return nil }
    let key = PreviewKey(
      preview: preview, columns: columns.count, rows: rows - 1, minPictureRows: minPictureRows)
    return (cache.layout(of: key), columns)
  }

  /// Returns the layout of a scene without a focus, using all rows.
  func unfocused(_ scene: Scene) -> FrameLayout {
    var scene = scene
    scene.focus = nil
    return covering(scene)
  }

  /// Returns the layout of a scene without controls, using all rows.
  func covering(_ scene: Scene) -> FrameLayout {
    layout(scene, rows: rows, focus: ControlFocus())
  }

  /// Returns the width of a scene.
  ///
  /// The last column of the screen is reserved for the scroll bar.
  private func columns(of scene: Scene) -> Int {
    if let preview = previewColumns(of: scene) { return preview.lowerBound - 3 }
    let height = showsCards(of: scene) ? CardLayout.height : 1
    let count = scene.sections.reduce(0) { $0 + $1.rows.count } * height
    let scrolls = !scene.lines.isEmpty || count >= rows - 2
    return scrolls && size.columns > 2 ? size.columns - 1 : size.columns
  }

  /// Returns all rows, or only the rows at the bottom that a presented scene needs.
  private func panel(of scene: Scene) -> Range<Int> {
    let all = firstRow..<firstRow + rows
    guard isPresenting else { return all }
    let natural = cache.layout(
      scene, columns: size.columns, rows: .max / 2, focus: ControlFocus(), minPictureRows: nil
    ).naturalHeight
    // This leaves room for the rule and two lines of the scene below.
    guard natural + 3 <= rows else { return all }
    return all.upperBound - natural..<all.upperBound
  }

  private func layout(_ scene: Scene, rows: Int, focus: ControlFocus) -> FrameLayout {
    var scene = scene
    // The text is needed only if there is no picture or no room for the picture.
    if scene.picture?.address != nil {
      scene.picture?.text = texts.notShown(minPictureRows == nil ? .isOff : .tooSmall)
    }
    if previewColumns(of: scene) != nil { scene.hideColumnsInPreview() }
    if cache.hidesFootnotes { scene.footnotes = [] }
    let width = columns(of: scene)
    let style = canShowCards ? style : .rows
    let make = { [cache, minPictureRows] columns in
      cache.layout(
        scene, columns: columns, rows: rows, focus: focus, minPictureRows: minPictureRows,
        style: style)
    }
    let whole = make(width)
    // Content that can start to scroll, such as a form, needs a column for the scroll bar.
    return width == size.columns && width > 2 && whole.topRange.upperBound > 0
      ? make(width - 1) : whole
  }
}

/// Draws the tabs, the scenes and the last line on a canvas.
struct HostRenderer {
  let layout: HostLayout
  let isAccessible: Bool
  var canvas: Canvas
  private(set) var pictures: [HostOutput.PictureRequest] = []
  private(set) var linesBelow = 0

  private var texts: HostTexts { layout.texts }
  private var columns: Int { layout.size.columns }

  /// Draws the screen above the last line, and scrolls the top scene just far enough to show its
  /// focus.
  mutating func draw(
    _ scenes: [(id: Module.ID, scene: Scene)], _ screens: inout [Module.ID: HostScreen],
    tabs: TabBar, overlay: HostOverlay, caption: (Scene.Picture) -> String?
  ) {
    guard !layout.isTooSmall else { return drawTooSmall() }
    if layout.showsTabs { canvas.draw([tabs.line], at: 0) }
    if let (frame, below) = overlay.frame(in: layout) {
      canvas.draw(frame.lines, at: layout.firstRow)
      if let position = overlay.position {
        _ = canvas.drawRight(StyledText(position, .dim), at: layout.firstRow)
      }
      if let row = frame.focus {
        canvas.highlight(layout.firstRow + row, columns: 0..<columns)
      }
      linesBelow = below
    } else {
      draw(scenes, &screens, caption: caption)
    }
  }

  private mutating func drawTooSmall() {
    let message = TerminalSanitizer.clean(texts.tooSmall(layout.size, HostLayout.minSize))
    let lines = TextWrapper(width: columns).lines(message)
    canvas.draw(lines.map { Frame.Line(StyledText($0), columns: columns) }, at: 0)
  }

  // MARK: Scenes

  /// Draws scenes in order, starting with the bottom scene.
  private mutating func draw(
    _ scenes: [(id: Module.ID, scene: Scene)], _ screens: inout [Module.ID: HostScreen],
    caption: (Scene.Picture) -> String?
  ) {
    for (id, scene) in scenes.dropLast() {
      draw(below: scene, from: screens[id]?.viewport.top ?? 0)
    }
    guard let (id, scene) = scenes.last else { return }
    var screen = screens[id] ?? HostScreen()
    let (rows, lines) = layout.top(scene, screen)
    screen.follow(scene.focus, in: lines)
    screens[id] = screen
    if scenes.count > 1 { clear(rows) }
    let frame = lines.frame(from: screen.viewport.top, focus: scene.focus)
    canvas.draw(frame.lines, at: rows.lowerBound)
    drawStatus(of: scene, at: rows.lowerBound)
    let cards = lines.cardPictures(from: screen.viewport.top)
      .prefix(HostOutput.maxCardPictures)
    for (picture, _, line) in cards {
      draw(picture, inCardAt: rows.lowerBound + line, caption(picture))
    }
    let hasPicture = cards.contains { $0.row == scene.focus }
    mark(
      frame, screen, lines, scene, from: rows.lowerBound,
      besides: hasPicture ? CardLayout.picture.allColumns : nil)
    // A row is drawn from left to right.
    defer {
      if layout.previewColumns(of: scene) == nil {
        drawScrollBar(lines, screen.viewport.top, scene, in: rows)
      }
    }
    if let (preview, columns) = layout.previewLayout(of: scene) {
      drawScrollBar(lines, screen.viewport.top, scene, in: rows)
      if let picture = scene.preview?.picture, let area = preview.picture {
        draw(
          picture, in: area.moved(byColumns: columns.lowerBound), caption(picture),
          in: preview.caption.moved(byColumns: columns.lowerBound), from: rows.lowerBound + 1,
          isDelayed: true)
      }
      draw(preview, in: columns, from: rows.lowerBound + 1)
    } else if let picture = scene.picture, let areas = lines.picture {
      draw(
        picture, in: areas.picture, caption(picture), in: areas.caption,
        from: rows.lowerBound + lines.headerHeight, isDelayed: false)
    }
  }

  /// Draws a preview beside the list, below the title row.
  private mutating func draw(_ preview: PreviewLayout, in columns: Range<Int>, from row: Int) {
    // An empty line must not uncover the picture.
    for (offset, (column, line)) in preview.lines.enumerated() where line != .empty {
      canvas.draw(line, at: row + offset, column: columns.lowerBound + column)
    }
  }

  private mutating func draw(below scene: Scene, from top: Int) {
    let lines = layout.unfocused(scene).frame(from: top, focus: nil).lines
    canvas.draw(lines, at: layout.firstRow)
    if let (preview, columns) = layout.previewLayout(of: scene) {
      draw(preview, in: columns, from: layout.firstRow + 1)
    }
    for row in layout.firstRow..<layout.firstRow + layout.rows {
      canvas.dim(row)
    }
  }

  /// Clears the rows of the top scene, and draws a rule above them.
  private mutating func clear(_ rows: Range<Int>) {
    for row in max(rows.lowerBound - 1, layout.firstRow)..<rows.upperBound {
      canvas.rows[row] = CanvasRow()
    }
    if rows.lowerBound > layout.firstRow, !isAccessible {
      let rule = StyledText(String(repeating: "-", count: columns), .dim)
      canvas.draw([Frame.Line(rule, columns: columns)], at: rows.lowerBound - 1)
    }
  }

  /// Draws, beside the title, the position and the source of the content, if there is room.
  private mutating func drawStatus(of scene: Scene, at row: Int) {
    // On a page with text, the row position is unimportant.
    let focus = scene.lines.isEmpty ? scene.focus : nil
    let position = focus.flatMap { focus in
      scene.total.map { total in
        scene.isPartlySorted
          ? texts.loaded(scene.rows.count, total)
          : texts.position(min(focus + 1, total), total)
      }
    }
    // The rows that the user's text has not been compared with.
    let rest = scene.narrowing.flatMap {
      $0.loaded < $0.total ? texts.loaded($0.loaded, $0.total) : nil
    }
    let rows = [position, rest].compactMap(\.self)
    let others = [texts.source.isEmpty ? nil : texts.source, sort(of: scene)].compactMap(\.self)
    for count in (0...others.count).reversed() {
      let all = [rows.joined(separator: " · ")] + others.prefix(count)
      let text = all.filter { !$0.isEmpty }.joined(separator: "  ")
      if canvas.drawRight(StyledText(text, .dim), at: row) { return }
    }
    if let first = rows.first { _ = canvas.drawRight(StyledText(first, .dim), at: row) }
  }

  /// Returns the heading of the column that cards are sorted by, which is shown because cards have
  /// no column headings.
  private func sort(of scene: Scene) -> String? {
    guard layout.showsCards(of: scene) else { return nil }
    let column = scene.sections.lazy.flatMap(\.columns).first { $0.sort != nil }
    return column?.sort.map { "\(column?.heading ?? "") \(layout.cache.symbols.sort($0))" }
  }

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
  private mutating func draw(_ picture: Scene.Picture, inCardAt row: Int, _ caption: String?) {
    let area = CardLayout.picture
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
      let column = captionArea.column
      canvas.draw(
        Frame.Line(clean: line, columns: columns - column), at: top + captionArea.row + offset,
        column: column)
    }
  }

  /// Draws the scroll bar at the right edge, or as the divider between a list and its preview.
  private mutating func drawScrollBar(
    _ lines: FrameLayout, _ top: Int, _ scene: Scene, in rows: Range<Int>
  ) {
    let hidden = lines.topRange.upperBound
    let divider = layout.previewColumns(of: scene).map { $0.lowerBound - 2 }
    guard hidden > 0 || divider != nil, !isAccessible else { return }
    let length = hidden > 0 ? max(lines.height * lines.height / lines.count, 1) : 0
    let start = hidden > 0 ? (lines.height - length) * min(top, hidden) / hidden : 0
    let first = divider == nil ? lines.headerHeight : 1
    let last = divider == nil ? lines.headerHeight + lines.height : rows.count
    let thumb = lines.headerHeight + start..<lines.headerHeight + start + length
    let symbols = layout.cache.symbols
    for row in first..<last {
      canvas.draw(
        thumb.contains(row) ? symbols.thumb : symbols.track, at: rows.lowerBound + row,
        column: divider ?? columns - 1)
    }
    if !scene.lines.isEmpty { linesBelow = lines.linesBelow(top) }
  }

  /// Marks the focused row except for its picture, and puts the cursor at the focus.
  private mutating func mark(
    _ frame: Frame, _ screen: HostScreen, _ lines: FrameLayout, _ scene: Scene, from first: Int,
    besides picture: Range<Int>?
  ) {
    if let control = screen.control {
      let position = lines.controls(from: screen.viewport.top).first { $0.control == control }
      guard let position, first + position.line < layout.size.rows - 1 else { return }
      let isField = if case .field = control { true } else { false }
      canvas.cursor = Canvas.Cursor(
        row: first + position.line + position.cursorLine, column: min(position.cursor, columns - 1),
        isVisible: isField || isAccessible)
    } else if let line = frame.focus, screen.region == .page {
      let columns = scene.focus.flatMap(lines.columns(ofRow:)) ?? 0..<barColumns(lines, scene)
      if let picture {
        canvas.highlight(first + line, columns: columns.lowerBound..<picture.lowerBound)
        canvas.highlight(first + line, columns: picture.upperBound..<columns.upperBound)
      } else {
        canvas.highlight(first + line, columns: columns)
      }
      canvas.cursor = Canvas.Cursor(row: first + line, column: 0, isVisible: isAccessible)
    } else {
      canvas.cursor = Canvas.Cursor(row: first, column: 0, isVisible: isAccessible)
    }
  }

  /// Returns the width of the selection bar, which extends to the picture, the divider, the scroll
  /// bar or the edge of the screen.
  private func barColumns(_ lines: FrameLayout, _ scene: Scene) -> Int {
    if lines.picture != nil { return lines.textColumns }
    if let preview = layout.previewColumns(of: scene) { return preview.lowerBound - 2 }
    return lines.topRange.upperBound > 0 && !isAccessible ? columns - 1 : columns
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
