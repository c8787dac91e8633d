import Viper
import ViperText

/// An entry that the program adds to the palette or to the list of recent screens.
public struct PaletteEntry {
  /// The text of the entry, such as `Log out`.
  public let text: String
  /// The text at the end of the entry's line; may be empty.
  public let detail: String
  let perform: @MainActor () async -> Void

  /// Creates an entry.
  ///
  /// `perform` returns once its work has settled.
  public init(
    _ text: String, detail: String = "", perform: @escaping @MainActor () async -> Void
  ) {
    self.text = text
    self.detail = detail
    self.perform = perform
  }
}

/// A list that is filtered as the user types: either the palette, with everything that the user can
/// do now, or the recent screens.
struct Palette {
  struct Entry {
    /// The names of the equivalent keys or another detail; empty if there is neither.
    let keys: String
    let text: String
    let action: HostAction
  }

  private let texts: HostTexts
  private let entries: [Entry]
  /// The entries added by the program.
  private var added: [Entry] = []
  /// The entries that match the text, best match first.
  private var matches: [Entry]
  private var focus = 0
  /// The text that filters the entries.
  private(set) var term = FieldEditor()
  /// Whether the entries are the recent screens.
  let isRecent: Bool

  init(_ entries: [Entry], _ texts: HostTexts) {
    (self.entries, self.texts, isRecent) = (entries, texts, false)
    matches = entries
  }

  /// Creates the list of the recent screens.
  init(recent: [PaletteEntry], _ texts: HostTexts) {
    entries = recent.map(Self.entry)
    (self.texts, isRecent) = (texts, true)
    matches = entries
  }

  private static func entry(_ entry: PaletteEntry) -> Entry {
    Entry(keys: entry.detail, text: entry.text, action: .program(entry))
  }

  private mutating func match() {
    let pattern = FuzzyPattern(term.text)
    let ranked = (entries + added).compactMap { entry in
      pattern.rank(of: entry.text, keys: entry.keys).map { (rank: $0, entry: entry) }
    }
    // The sort is stable.
    matches = ranked.sorted { $0.rank < $1.rank }.map(\.entry)
  }

  /// The action of the focused entry; `nil` if nothing matches.
  var action: HostAction? { matches.indices.contains(focus) ? matches[focus].action : nil }

  /// The focus position, such as `3 of 41`; `nil` if nothing matches.
  var position: String? { matches.isEmpty ? nil : texts.position(focus + 1, matches.count) }

  /// Replaces the program's entries.
  mutating func add(_ more: [PaletteEntry]) {
    added = more.map(Self.entry)
    match()
  }

  mutating func edit(_ change: (inout FieldEditor) -> Void) {
    let before = term.text
    change(&term)
    guard term.text != before else { return }
    focus = 0
    match()
  }

  mutating func move(by rows: Int) { focus = matches.focus(focus, movedBy: rows) }

  /// Returns the entries in a dialog that is tall enough for all of them, if the screen is.
  func content(in layout: HostLayout) -> PanelContent {
    let panel = layout.overlay(scene(of: entries + added), isDialog: true).panel
    let scene = scene(of: matches)
    let lines = layout.layout(scene, in: panel, focus: ControlFocus())
    let line = lines.position(ofRow: focus)?.line ?? 0
    return PanelContent(
      panel: panel, lines: lines, top: max(line - lines.height + 1, 0), focus: scene.focus,
      border: PanelBorder(path: [title], note: position ?? ""), isDialog: panel.isFramed)
  }

  private var title: String { isRecent ? texts.recent : texts.palette }

  private func scene(of entries: [Entry]) -> Scene {
    var scene = Scene(name: "palette", title: title)
    if entries.isEmpty {
      scene.message = isRecent ? texts.noRecent(term.text) : texts.noCommand(term.text)
    }
    let style = isRecent ? StyledText.Style.dim : .bold
    let rows = entries.map {
      Scene.Row(id: $0.text, cells: [StyledText($0.text), StyledText($0.keys, style)])
    }
    let columns = [
      Scene.Column("", .truncatable(minWidth: 32, dropPriority: 0)),
      Scene.Column("", .truncatable(minWidth: 8, dropPriority: 1)),
    ]
    scene.sections = [Scene.Section(columns: columns, rows: rows)]
    scene.focus = rows.isEmpty ? nil : focus
    return scene
  }
}

/// An overlay on a window's screens: the key list, the palette or the recent screens.
struct HostOverlay {
  var help: HelpPage?
  var palette: Palette?

  var isShown: Bool { help != nil || palette != nil }

  /// Returns the panel of the overlay; `nil` if no overlay is shown.
  func content(in layout: HostLayout) -> PanelContent? {
    palette?.content(in: layout) ?? help?.content(in: layout)
  }

  /// Scrolls the overlay.
  ///
  /// Returns `false` if no overlay is shown.
  mutating func move(by rows: Int, in layout: HostLayout) -> Bool {
    help?.move(by: rows, in: layout)
    palette?.move(by: rows)
    return isShown
  }

  /// Scrolls the overlay to the beginning or the end.
  ///
  /// Returns `false` if no overlay is shown.
  mutating func jump(toEnd: Bool, in layout: HostLayout) -> Bool {
    help?.jump(toEnd: toEnd, in: layout)
    palette?.move(by: toEnd ? .max : -.max)
    return isShown
  }
}

/// The key list, which groups the keys that were available when the list was opened.
struct HelpPage {
  /// The minimum number of columns to show two groups side by side.
  private static let minColumnsForTwo = 100

  private let title: String
  /// The lines of each group, under its heading.
  private let groups: [[StyledText]]
  private var viewport = Viewport()

  init(_ keymap: HostKeymap, _ texts: HostTexts) {
    title = texts.keys
    groups = HostCommand.Group.allCases.compactMap { group in
      let lines = keymap.help(group, texts)
      return lines.isEmpty ? nil : [StyledText(texts.group(group), .bold)] + lines
    }
  }

  func content(in layout: HostLayout) -> PanelContent {
    let (panel, lines) = drawn(in: layout)
    return PanelContent(
      panel: panel, lines: lines, top: viewport.top, focus: nil, border: PanelBorder(path: [title]),
      isDialog: false)
  }

  mutating func move(by rows: Int, in layout: HostLayout) {
    _ = viewport.step(rows, focus: nil, in: drawn(in: layout).lines)
  }

  mutating func jump(toEnd: Bool, in layout: HostLayout) {
    viewport.jump(toEnd: toEnd, focus: nil, in: drawn(in: layout).lines)
  }

  private func drawn(in layout: HostLayout) -> (panel: Panel, lines: FrameLayout) {
    var scene = Scene(name: "keys", title: title)
    let lines =
      layout.size.columns < Self.minColumnsForTwo ? column(groups[...]) : twoColumns(layout)
    scene.lines = lines.map { Scene.Line($0, hangingIndent: HostKeymap.keyColumns) }
    return layout.overlay(scene, isDialog: false)
  }

  /// Returns the groups in a single column, separated by blank lines.
  private func column(_ groups: ArraySlice<[StyledText]>) -> [StyledText] {
    Array(groups.joined(separator: [""]))
  }

  /// Returns the groups in two columns of similar height.
  private func twoColumns(_ layout: HostLayout) -> [StyledText] {
    let width = min(layout.size.columns - 4, TextWrapper.maxReadable) / 2
    let count = column(groups[...]).count
    let split = groups.indices.first { column(groups[...$0]).count * 2 >= count } ?? 0
    let (left, right) = (column(groups[...split]), column(groups[(split + 1)...]))
    return (0..<max(left.count, right.count)).map { row in
      let first = row < left.count ? left[row].cut(to: width - 2) : ""
      let blanks = String(repeating: " ", count: width - first.columns)
      return row < right.count ? first + StyledText(blanks) + right[row].cut(to: width) : first
    }
  }
}

/// The notice in the last lines, shown until the next key press.
@MainActor
struct HostNotice {
  private(set) var text: String?
  /// Whether the scene's notices are not appended to the visible notice.
  private var isAlone = false
  /// The text about work in progress, shown in place of the keys; `nil` if there is no such work,
  /// or if it started only recently.
  var progress: String?
  /// The part of the notice that does not fit on the screen and is shown on the next key press.
  private var rest: String?
  /// The most recently shown notice of the top scene, and the scene's module.
  private var seen: (id: Module.ID?, text: String?) = (nil, nil)

  mutating func show(_ text: String, isAlone: Bool = false) {
    (self.text, self.isAlone) = (text, isAlone)
  }

  /// Removes the visible part of the notice.
  ///
  /// Returns `false` if no notice is visible.
  mutating func dismiss() -> Bool {
    defer { (text, rest, isAlone) = (rest, nil, false) }
    return text != nil
  }

  /// Returns the lines of the notice that fit on a screen; empty if there is no notice.
  mutating func lines(on screen: TerminalSize) -> [Frame.Line] {
    let clean = text.map(TerminalSanitizer.clean) ?? ""
    let wrapper = TextWrapper(width: screen.columns)
    var lines = clean.isEmpty ? [] : wrapper.lines(clean)
    rest = nil
    if screen.rows > 0, lines.count > screen.rows {
      lines = TextWrapper(width: screen.columns - 1).lines(clean)
      rest = lines.dropFirst(screen.rows).joined(separator: " ")
      lines[screen.rows - 1] += "…"
    }
    return lines.prefix(screen.rows).map { Frame.Line(StyledText($0), columns: screen.columns) }
  }

  /// Shows the top scene's notice if it is new, appended to the notice that is still visible, if
  /// any.
  mutating func follow(_ scene: Scene?, of module: Module.ID?) {
    let new = (id: module, text: scene?.notice)
    guard new.id != seen.id || new.text != seen.text else { return }
    seen = new
    if isAlone { return }
    text = [text, new.text].compactMap(\.self).joined(separator: " · ")
    if text?.isEmpty == true { text = nil }
  }
}
