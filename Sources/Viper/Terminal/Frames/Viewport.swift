public import Viper

/// The visible part of a scene, which scrolls to follow the focus.
///
/// Keep one viewport per screen. Call `follow(_:renderer:)` after each change, and
/// `step(_:in:renderer:)` for each key that moves the focus:
///
///     switch viewport.step(1, in: scene, renderer: renderer) {
///     case .moveFocus(let rows): await window.send(.moveFocus(rows))
///     case .scroll, .atEnd: break
///     }
///     show(renderer.draw(scene, following: &viewport))
public struct Viewport: Hashable, Sendable {
  /// The effect of a step.
  public enum Step: Hashable, Sendable {
    /// Move the focus by a number of rows.
    ///
    /// The caller must send `UserAction.moveFocus`.
    case moveFocus(Int)
    /// The viewport has scrolled.
    case scroll
    /// There is nothing more in this direction.
    case atEnd
  }

  /// A visible line that stays in place when other lines appear above it.
  private struct Anchor: Hashable {
    let content: FrameAnchor
    let line: Int
    let row: Int
  }

  /// The index of the first visible line among the scrolling lines.
  public private(set) var top = 0
  /// The focused row at the last update.
  private var focus: Int?
  /// Whether the focused row was visible at the last update.
  private var showsFocus = false
  private var anchor: Anchor?
  /// Whether the focused row or, if it is not visible, the middle of the screen stays in place when
  /// the scene changes, as it does after the first key press.
  private(set) var keepsPosition = false

  /// Creates a viewport at the beginning.
  public init() {}

  /// Updates the viewport after the scene or the size changes.
  ///
  /// The viewport stays within the scene. If the focus has moved or was visible, the viewport
  /// scrolls just far enough to show the focused row. If a scene initially focuses its first row,
  /// the beginning of the scene stays visible.
  public mutating func follow(_ scene: Scene, renderer: FrameRenderer) {
    follow(scene.focus, in: renderer.layout(scene))
  }

  /// Moves by rows or lines (up if negative), so that repeated steps show every line of the scene.
  ///
  /// If the focused row is visible and no line is skipped, the focus moves. Otherwise, the viewport
  /// scrolls by at most the number of visible lines. At the end, a step from the last row still
  /// moves the focus, which may load more rows.
  public mutating func step(_ rows: Int, in scene: Scene, renderer: FrameRenderer) -> Step {
    step(rows, focus: scene.focus, in: renderer.layout(scene))
  }

  mutating func step(_ rows: Int, focus: Int?, in layout: FrameLayout) -> Step {
    follow(focus, in: layout)
    let rows = max(-layout.height, min(layout.height, rows))
    if let move = move(by: rows, in: layout) { return .moveFocus(move) }
    let before = top
    top = clamped(layout.whole(top + rows, isDown: rows > 0), in: layout)
    remember(focus, in: layout)
    if top != before { return .scroll }
    return rows > 0 && isAtLastRow(layout) ? .moveFocus(rows) : .atEnd
  }

  mutating func follow(_ focus: Int?, in layout: FrameLayout) {
    top = clamped(anchored(in: layout), in: layout)
    let hasMoved = focus != self.focus && !(self.focus == nil && focus == 0)
    // Lines that appear above the first row must not scroll the beginning out of view.
    let isAtStart = focus == 0 && top == 0 && !keepsPosition
    if hasMoved || showsFocus && !isAtStart, let position = focus.flatMap(layout.position) {
      top = revealing(position, in: layout)
    }
    remember(focus, in: layout)
  }

  private mutating func remember(_ focus: Int?, in layout: FrameLayout) {
    self.focus = focus
    let focused = focus.flatMap(layout.position).map(\.line).flatMap {
      shows($0, in: layout) ? $0 : nil
    }
    showsFocus = focused != nil
    guard keepsPosition || top > 0 else { return anchor = nil }
    let middle = keepsPosition ? top + layout.height / 2 : top
    let lines = Array(middle..<top + layout.height) + (top..<middle).reversed()
    let line = focused ?? lines.first { layout.anchor(at: $0) != nil }
    anchor = line.flatMap { line in
      layout.anchor(at: line).map {
        Anchor(content: $0, line: line, row: layout.headerHeight + line - top)
      }
    }
  }

  /// Returns the position that keeps the anchor in place if lines have appeared above the anchor.
  private func anchored(in layout: FrameLayout) -> Int {
    guard let anchor, let line = layout.line(of: anchor.content, near: anchor.line) else {
      return top
    }
    return line - (anchor.row - layout.headerHeight)
  }

  // MARK: Full-screen mode

  /// Keeps the focused row or the middle of the screen in place from now on.
  mutating func keepPosition(focus: Int?, in layout: FrameLayout) {
    keepsPosition = true
    follow(focus, in: layout)
  }

  /// Returns whether the focused row is visible, or will be visible after the viewport follows the
  /// focus.
  func shows(focus: Int?) -> Bool {
    showsFocus || focus != self.focus
  }

  /// Moves to the beginning or the end, where the first or last row is focused.
  mutating func jump(toEnd: Bool, focus: Int?, in layout: FrameLayout) {
    top = toEnd ? layout.topRange.upperBound : 0
    remember(focus, in: layout)
  }

  /// Scrolls until all of the given lines, such as those of a control, are visible, or until at
  /// least the first one is visible if they do not all fit.
  mutating func reveal(_ lines: ClosedRange<Int>, in layout: FrameLayout) {
    for line in [lines.upperBound, lines.lowerBound] {
      top = clamped(revealing((line, line, line), in: layout), in: layout)
    }
    remember(focus, in: layout)
  }

  /// Returns the number of rows that the focus can move without skipping a line; `nil` to scroll
  /// instead.
  private func move(by rows: Int, in layout: FrameLayout) -> Int? {
    guard rows != 0, let focus, let position = layout.position(ofRow: focus) else { return nil }
    return stride(from: rows, to: 0, by: -rows.signum()).first { move in
      guard let target = layout.position(ofRow: focus + move) else { return false }
      if shows(target.line, in: layout) { return true }
      return shows(position.line, in: layout)
        && abs(revealing(target, in: layout) - top) <= layout.height
    }
  }

  private func isAtLastRow(_ layout: FrameLayout) -> Bool {
    guard let focus else { return false }
    return layout.position(ofRow: focus) != nil && layout.position(ofRow: focus + 1) == nil
  }

  /// Returns the nearest position that shows a row, together with its heading if both fit.
  private func revealing(_ position: FrameLayout.RowPosition, in layout: FrameLayout) -> Int {
    if position.end >= top + layout.height {
      return min(layout.whole(position.end - layout.height + 1, isDown: true), position.line)
    }
    guard position.line < top else { return top }
    return position.line - position.beginning < layout.height ? position.beginning : position.line
  }

  private func shows(_ line: Int, in layout: FrameLayout) -> Bool {
    top <= line && line < top + layout.height
  }

  private func clamped(_ top: Int, in layout: FrameLayout) -> Int {
    layout.whole(
      max(layout.topRange.lowerBound, min(layout.topRange.upperBound, top)), isDown: false)
  }
}
