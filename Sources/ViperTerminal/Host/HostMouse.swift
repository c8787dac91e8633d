import Viper

/// Handles the mouse.
extension TerminalHost {
  private static let wheelLines = 3

  func take(_ mouse: TerminalInput.Mouse) {
    switch mouse {
    case .wheelDown: turnWheel(by: Self.wheelLines)
    case .wheelUp: turnWheel(by: -Self.wheelLines)
    case .click(let row, let column):
      guard help == nil else { return }
      if showsTabs, row == 0 {
        if let tab = tabLine.places.firstIndex(where: { $0.contains(column) }) { open(tab: tab) }
      } else {
        click(row: row, column: column)
      }
    }
  }

  private func turnWheel(by lines: Int) {
    change()
    move(by: lines, isPage: true)
  }

  private func click(row: Int, column: Int) {
    guard let id = window.topID, let scene = window.scene, let screen = screens[id] else { return }
    let panel = panel(of: scene, isOver: window.visibleScenes.count > 1)
    guard panel.contains(row) else { return }
    let layout = layout(scene, of: screen, rows: panel.count)
    let top = screen.viewport.top
    let line = row - panel.lowerBound
    let control = layout.controls(from: top).first {
      $0.line == line && $0.columns.contains(column)
    }?.control
    if let control, HostScreen.controls(scene).contains(control) {
      screens[id]?.region = .control(control)
      change()
      if case .button(let button) = control { send(.activate(button)) }
    } else if let clicked = layout.row(at: line, from: top) {
      screens[id]?.region = .page
      change()
      send(clicked == scene.focus ? .selectRow(clicked) : .focus(clicked))
    }
  }
}
