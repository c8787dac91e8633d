import Viper
import ViperText

/// A root screen that the user can switch to with a key.
public struct HostTab {
  /// The title of the tab.
  public let title: String
  /// The key of the root screen; the tab is marked as current while that screen is shown.
  public let key: String
  /// The letter or digit that opens the tab; `nil` to use the tab's number, up to 9.
  ///
  /// The host's own commands take precedence over tabs. A tab takes precedence over later tabs and
  /// over the buttons of screens. Conflicts are reported to `ViperDiagnostics`.
  public let shortcut: Character?
  /// Whether a wider gap separates the tab from the previous one.
  let startsGroup: Bool
  let open: @MainActor () async -> Void

  /// Creates a tab.
  ///
  /// `open` must call `Window.switchRoot(to:make:)` with the key, and return once the screen has
  /// settled.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - key: The key of the root.
  ///   - shortcut: The letter or digit that opens the tab; by default, the tab's number.
  ///   - startsGroup: Whether the tab is the first of a group, which a wider gap separates from the
  ///     previous one.
  ///   - open: A closure that shows the root.
  public init(
    _ title: String, key: String, shortcut: Character? = nil, startsGroup: Bool = false,
    open: @escaping @MainActor () async -> Void
  ) {
    self.title = title
    self.key = key
    self.shortcut = shortcut
    self.startsGroup = startsGroup
    self.open = open
  }
}

extension [HostTab] {
  /// The letter or digit that opens each tab; `nil` for a tab without one.
  var shortcuts: [Character?] {
    enumerated().map { index, tab in
      tab.shortcut ?? (index < 9 ? Character(String(index + 1)) : nil)
    }
  }

  /// Returns the names of the default keys, such as `1-9 d`.
  package func shortcutNames() -> String { shortcuts.names(HostKeys()) }
}

extension [Character?] {
  /// Returns the names of the keys of tabs, such as `1-9 d`.
  func names(_ keys: HostKeys) -> String {
    let letters = compactMap(\.self)
    let digits = Set(letters.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }).sorted()
    var ranges: [ClosedRange<Int>] = []
    for digit in digits {
      if let last = ranges.last, last.upperBound == digit - 1 {
        ranges[ranges.count - 1] = last.lowerBound...digit
      } else {
        ranges.append(digit...digit)
      }
    }
    let numbers = ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
    }
    return (numbers + letters.filter { !$0.isASCII || !$0.isNumber }.map(keys.name))
      .joined(separator: " ")
  }
}

/// The root screens that the user can open.
@MainActor
final class HostRoots {
  var tabs: [HostTab] = [] {
    didSet { (shortcuts, drawn) = (tabs.shortcuts, nil) }
  }
  /// The letter or digit that opens each tab; `nil` for a tab without one.
  private(set) var shortcuts: [Character?] = []
  /// Opens a screen with a search on top of the current screen; `nil` if there is none.
  var openSearch: (@MainActor () async -> Void)?
  /// The most recently drawn tab bar.
  private var drawn: (selected: Int?, columns: Int, isColored: Bool, bar: TabBar)?
  private let window: Window
  private let screens: HostScreens

  init(_ window: Window, _ screens: HostScreens) {
    (self.window, self.screens) = (window, screens)
  }

  /// The number of tabs that can be opened now; 0 if a screen is presented.
  var count: Int { window.isPresenting ? 0 : tabs.count }

  /// The index of the current tab, if any.
  var tab: Int? { tabs.firstIndex { $0.key == window.rootKey } }

  /// Whether the user can search in this list or on a screen of its own.
  var canSearch: Bool {
    window.scene?.search != nil || !window.isPresenting && openSearch != nil
  }

  /// Returns the tab bar or, if there is a path, the path.
  ///
  /// Search results do not belong to any tab, but filtered lists do.
  func bar(columns: Int, isColored: Bool, path: [String]) -> TabBar {
    guard path.isEmpty else { return TabBar(path, columns: columns) }
    let isSearched = hasSearched && window.scene?.searchLabel == nil
    let selected = isSearched || window.isPresenting ? nil : tab
    if let drawn, drawn.selected == selected, drawn.columns == columns,
      drawn.isColored == isColored
    {
      return drawn.bar
    }
    let bar = TabBar(tabs, selected: selected, columns: columns, isColored: isColored)
    drawn = (selected, columns, isColored, bar)
    return bar
  }

  private var hasSearched: Bool { window.scene.map(screens.top.hasSearched) ?? false }

  /// The modules that the user sees, of which all but the first are in dialogs.
  ///
  /// If there is room for dialogs, a form is one.
  func visibleModules(hasDialogs: Bool) -> ArraySlice<Module> {
    var modules = window.modules.suffix(window.visibleModules.count)
    while hasDialogs, modules.startIndex > 0, modules.first?.isForm == true {
      modules = window.modules.suffix(modules.count + 1)
    }
    return modules
  }

  /// The titles of the screens from the root to the screen below the dialogs; empty if that screen
  /// is the root.
  func path(hasDialogs: Bool) -> [String] {
    let modules = window.modules.dropLast(max(visibleModules(hasDialogs: hasDialogs).count - 1, 0))
    guard modules.count > 1 else { return [] }
    var titles = modules.map { module in
      let title = module.screen.textScreen?.scene.title ?? ""
      return title.isEmpty ? module.title ?? "" : title
    }
    if let tab, !titles.isEmpty { titles[0] = tabs[tab].title }
    return titles.filter { !$0.isEmpty }
  }

  /// Opens a tab, or leaves the search if the tab is already open.
  ///
  /// The number wraps around, so that the first tab follows the last one.
  func open(_ number: Int) {
    guard count > 0 else { return }
    let tab = tabs[(number + count) % count]
    if tab.key == window.rootKey, hasSearched, window.depth == 1 {
      return screens.send { $0.run(.leaveSearch, on: $1) }
    }
    guard discardsChangesOnBack else {
      screens.begin(tab.open)
      return
    }
    screens.ask { await tab.open() }
  }

  /// Whether opening another tab removes a screen with unsaved changes.
  ///
  /// A root that has a key is kept.
  private var discardsChangesOnBack: Bool {
    window.modules.dropFirst(window.rootKey == nil ? 0 : 1).contains(where: \.hasUnsavedChanges)
  }

  /// Starts a search in the current list, or on a new screen on top of the current screen.
  func beginSearch() {
    if window.scene?.search == nil, let openSearch {
      let id = window.topID
      screens.begin(openSearch)
      if window.topID != id { screens.update { screen, _ in screen.isOnlySearch = true } }
    }
    screens.send { $0.run(.search, on: $1) }
  }
}

/// The first line of the screen: the tab bar for a root, or the path to any other screen.
struct TabBar {
  let line: Frame.Line
  /// The columns of each tab.
  private var ranges: [Range<Int>] = []

  /// Creates the tab bar, in which only a mark shows the selected tab if there is no color.
  init(_ tabs: [HostTab], selected: Int?, columns: Int, isColored: Bool) {
    var line: StyledText = ""
    let labels = Self.labels(tabs, selected: selected, columns: columns, isColored: isColored)
    let gaps = zip(tabs, tabs.indices).map { $1 == 0 ? "" : $0.startsGroup ? "  " : " " }
    let width = labels.reduce(0) { $0 + $1.columns } + gaps.reduce(0) { $0 + $1.count }
    for (label, gap) in zip(labels, gaps) {
      if width <= columns { line += StyledText(gap) }
      let start = line.columns
      line += label
      ranges.append(start..<line.columns)
    }
    self.line = Frame.Line(clean: line, columns: columns)
  }

  /// Creates the path to a screen, omitting the first titles if not all titles fit.
  init(_ path: [String], columns: Int) {
    line = Frame.Line(
      clean: StyledText(" ") + PanelBorder.title(path, columns: columns - 1), columns: columns)
  }

  func tab(at column: Int) -> Int? {
    ranges.firstIndex { $0.contains(column) }
  }

  /// Returns the labels, with the titles of the selected tab and of as many other tabs as fit.
  private static func labels(
    _ tabs: [HostTab], selected: Int?, columns: Int, isColored: Bool
  ) -> [StyledText] {
    var room = columns - 2 * tabs.count
    let widths = tabs.map { width($0.title) }
    let order = tabs.indices.sorted { ($0 == selected ? 0 : 1) < ($1 == selected ? 0 : 1) }
    var titled: Set<Int> = []
    for index in order where widths[index] <= room {
      room -= widths[index]
      titled.insert(index)
    }
    return zip(tabs, tabs.shortcuts).enumerated().map { index, tab in
      let key = tab.1.map(String.init) ?? ""
      let title = titled.contains(index) ? (key.isEmpty ? "" : " ") + tab.0.title : ""
      let style = StyledText.Style(color: .cyan, isBold: true)
      return index == selected
        ? StyledText((isColored ? " " : ">") + key + title, style).cleaned
        : (StyledText(" \(key)", .dim) + StyledText(title)).cleaned
    }
  }

  /// Returns the width of a title and the space before it.
  private static func width(_ title: String) -> Int {
    TextWidth.of(TerminalSanitizer.clean(title)) + 1
  }
}

extension Module {
  /// Whether the module shows nothing but a form.
  fileprivate var isForm: Bool {
    guard let scene = screen.textScreen?.scene else { return false }
    return !scene.hasContent && scene.fields.contains { !$0.isPrompt }
  }
}
