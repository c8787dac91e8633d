import Viper

/// The division of a host's screen into the tabs, the scenes and the last line.
struct HostLayout {
  /// The smallest size at which a screen is drawn.
  static let leastSize = TerminalSize(columns: 16, rows: 4)
  /// The smallest number of rows at which one of them shows the tabs.
  private static let leastRowsForTabs = 9

  let size: TerminalSize
  /// Whether the user can switch to another tab.
  let hasTabs: Bool
  /// Whether the scene on top is presented over another.
  let isPresenting: Bool
  let hasPictures: Bool
  let tables: TableMemory

  var isTooSmall: Bool { size.columns < Self.leastSize.columns || size.rows < Self.leastSize.rows }
  var showsTabs: Bool { hasTabs && size.rows >= Self.leastRowsForTabs }
  /// The first row of the scenes.
  var firstRow: Int { showsTabs ? 1 : 0 }
  /// The number of rows of the scenes.
  var rows: Int { size.rows - firstRow - 1 }

  /// Returns the rows of the scene on top, and its layout in them.
  func top(_ scene: Scene, _ screen: HostScreen) -> (rows: Range<Int>, layout: FrameLayout) {
    let rows = panel(of: scene)
    var scene = scene
    // Only one thing is marked as having the focus.
    if screen.region != .page { scene.focus = nil }
    return (rows, layout(scene, rows: rows.count, focus: screen.focus))
  }

  /// Returns the layout of a scene in all rows, in which nothing has the focus.
  func unfocused(_ scene: Scene) -> FrameLayout {
    var scene = scene
    scene.focus = nil
    return layout(scene, rows: rows, focus: ControlFocus())
  }

  /// Returns the rows of the scene on top: those at the end that it needs if it is presented, otherwise all.
  private func panel(of scene: Scene) -> Range<Int> {
    let all = firstRow..<firstRow + rows
    guard isPresenting else { return all }
    let natural = FrameLayout(
      scene, columns: size.columns, rows: .max / 2, focus: ControlFocus(), tables: tables
    ).naturalHeight
    // There must be room for the rule and for two lines of the scene below.
    guard natural + 3 <= rows else { return all }
    return all.upperBound - natural..<all.upperBound
  }

  private func layout(_ scene: Scene, rows: Int, focus: ControlFocus) -> FrameLayout {
    FrameLayout(
      scene, columns: size.columns, rows: rows, focus: focus, tables: tables,
      hasPicture: hasPictures)
  }
}
