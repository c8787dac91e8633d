import Viper
import ViperText

/// A part of the scrolling lines of a frame.
enum FrameBlock {
  case text([StyledText])
  /// A table, whose rows are laid out only when they are visible.
  case table(FrameTable)

  var count: Int {
    switch self {
    case .text(let lines): lines.count
    case .table(let table): table.count
    }
  }

  func lines(_ range: Range<Int>, columns: Int, focus: Int?) -> [Frame.Line] {
    switch self {
    case .text(let lines): lines[range].map { Frame.Line(clean: $0, columns: columns) }
    case .table(let table): table.lines(range, columns: columns, focus: focus)
    }
  }
}

/// A scene's table at a certain width.
///
/// Its columns are measured once, and rows are laid out again only if they change.
final class FrameTable {
  /// The place of a table in its scene, and its width.
  struct Place: Hashable {
    /// The number of columns of the screen that the table may fill.
    let columns: Int
    /// The index of the first row, counted across all tables.
    let firstRow: Int
    /// Whether there is anything above the table.
    let isBelow: Bool
    /// Whether the headings of the columns are above the rows.
    let hasNames: Bool
  }

  /// A row as it was laid out, with and without the focus.
  private struct Drawing {
    let row: Scene.Row
    let columns: Int
    let text: StyledText
    var line: Frame.Line?
    var focusedLine: Frame.Line?
  }

  /// The maximum number of rows to keep, several times those of a screen.
  private static let capacity = 500

  let section: Scene.Section
  let place: Place
  /// The lines of the heading, including a blank line above it.
  let heading: [StyledText]
  private let hidesIdentifiers: Bool
  private var drawings: [Int: Drawing] = [:]
  private var previous: FrameTable?

  /// Measured when a row is laid out, which a layout that is only counted never needs.
  private lazy var table: Table = measured()
  private(set) lazy var names: StyledText = marked(table.headings ?? [], isFocused: false)

  /// The number of lines above the rows.
  var headerHeight: Int { heading.count + (place.hasNames ? 1 : 0) }
  var count: Int { headerHeight + section.rows.count }
  /// The indices of the rows, counted across all tables.
  var rows: Range<Int> { place.firstRow..<place.firstRow + section.rows.count }

  /// Creates a table for a section with rows.
  ///
  /// If another one had the same columns, its rows are laid out again only if they have changed since.
  init(
    _ section: Scene.Section, _ place: Place, hidesIdentifiers: Bool = false,
    after previous: FrameTable? = nil
  ) {
    self.section = section
    self.place = place
    self.hidesIdentifiers = hidesIdentifiers
    self.previous = previous
    previous?.previous = nil
    heading = SceneLines(columns: place.columns - Self.margin(place.columns))
      .heading(section, isBelow: place.isBelow)
  }

  private func measured() -> Table {
    let table = Table(
      section, room: place.columns - Self.margin(place.columns), hidesIdentifiers: hidesIdentifiers)
    if let previous, !previous.drawings.isEmpty, previous.table.hasSameColumns(as: table) {
      drawings = previous.drawings
    }
    previous = nil
    return table
  }

  func lines(_ range: Range<Int>, columns: Int, focus: Int?) -> [Frame.Line] {
    range.map { line in
      if line < heading.count { return Frame.Line(clean: heading[line], columns: columns) }
      guard line >= headerHeight else { return Frame.Line(clean: names, columns: columns) }
      let row = line - headerHeight
      return self.line(row, columns: columns, isFocused: focus == place.firstRow + row)
    }
  }

  private func line(_ index: Int, columns: Int, isFocused: Bool) -> Frame.Line {
    let table = table
    let row = section.rows[index]
    var drawing: Drawing
    if let known = drawings[index], known.columns == columns, row.isUnchanged(since: known.row) {
      if let line = isFocused ? known.focusedLine : known.line { return line }
      drawing = known
    } else {
      if drawings.count >= Self.capacity { drawings = [:] }
      let text = table.parts(of: row).reduce("", +)
      drawing = Drawing(row: row, columns: columns, text: text)
    }
    let line = Frame.Line(clean: marked([drawing.text], isFocused: isFocused), columns: columns)
    if isFocused { drawing.focusedLine = line } else { drawing.line = line }
    drawings[index] = drawing
    return line
  }

  private func marked(_ parts: [StyledText], isFocused: Bool) -> StyledText {
    let mark = StyledText(isFocused ? "> " : "  ")
    return parts.reduce(Self.margin(place.columns) > 0 ? mark : "", +)
  }

  /// Returns the width of the focus mark; 0 on a screen that has no room for it.
  private static func margin(_ columns: Int) -> Int { columns > 2 ? 2 : 0 }
}

/// The layouts of the last frames, of which the next one changes little.
///
/// Scenes, tables and rows that have not changed share their storage, so comparing them takes no time.
final class LayoutCache {
  private struct Entry {
    let scene: Scene
    let columns: Int
    let rows: Int
    let focus: ControlFocus?
    let hasPicture: Bool
    let layout: FrameLayout
  }

  /// The number of layouts to keep: those of the screen and of the screens below it, before and after a change.
  private static let capacity = 8

  /// Whether the columns of identifiers are left out.
  var hidesIdentifiers = false {
    didSet { (layouts, tables, preview) = ([], [], nil) }
  }

  private var layouts: [Entry] = []
  private var tables: [FrameTable] = []
  private var preview: (of: Scene.Preview, columns: Int, rows: Int, lines: [Frame.Line])?

  /// Returns the layout of a scene.
  func layout(
    _ scene: Scene, columns: Int, rows: Int, focus: ControlFocus, hasPicture: Bool
  ) -> FrameLayout {
    let known = layouts.last {
      $0.columns == columns && $0.rows == rows && $0.hasPicture == hasPicture && $0.focus == focus
        && $0.scene == scene
    }
    if let known { return known.layout }
    let layout = FrameLayout(
      scene, columns: columns, rows: rows, focus: focus, cache: self, hasPicture: hasPicture)
    layouts.append(
      Entry(
        scene: scene, columns: columns, rows: rows, focus: focus, hasPicture: hasPicture,
        layout: layout))
    if layouts.count > Self.capacity { layouts.removeFirst() }
    return layout
  }

  /// Returns the table of a section.
  func table(_ section: Scene.Section, _ place: FrameTable.Place) -> FrameTable {
    if let table = tables.last(where: { $0.place == place && $0.section == section }) {
      return table
    }
    let previous = tables.last { $0.place == place && $0.section.columns == section.columns }
    let table = FrameTable(
      section, place, hidesIdentifiers: hidesIdentifiers, after: previous)
    tables.append(table)
    if tables.count > Self.capacity { tables.removeFirst() }
    return table
  }

  /// Returns the lines of a preview, at most a number of rows.
  func lines(of scene: Scene.Preview, columns: Int, rows: Int) -> [Frame.Line] {
    if let preview, preview.columns == columns, preview.rows == rows, preview.of == scene {
      return preview.lines
    }
    var page = Scene(name: "preview", title: scene.title)
    page.lines = scene.lines
    let parts = SceneLines(columns: columns)
    let lines = (parts.header(page) + parts.body(page)).prefix(rows)
      .map { Frame.Line(clean: $0, columns: columns) }
    preview = (scene, columns, rows, lines)
    return lines
  }
}
